import type { Responders } from '../http/endpoint';
import { freeEmail, register, registerNumber, resendEmailCode, verifyEmail } from './registration';

/** The login API: a new account, its email address and its phone number. */
export const registrationHandlers = {
  'validate-email': (visit) => {
    freeEmail(visit);
    return {};
  },
  register: register,
  'verify-email': verifyEmail,
  'resend-email-code': resendEmailCode,
  mobile: (visit) => registerNumber(visit, 'mobile'),
  landline: (visit) => registerNumber(visit, 'landline'),
} satisfies Partial<Responders>;

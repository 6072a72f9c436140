import type { Responders } from '../http/endpoint';
import { registerNumber } from './register-number';
import { freeEmail, register, resendEmailCode } from './registration';
import { verifyEmail } from './verify-email';

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

import { calls } from '../http/calls';
import { endpoint } from '../http/endpoint';
import { registerNumber } from './register-number';
import { freeEmail, register, resendEmailCode } from './registration';
import { verifyEmail } from './verify-email';

/** The login API: a new account, its email address and its phone number. */
export const registrationHandlers = [
  endpoint(calls['validate-email'], (visit) => {
    freeEmail(visit);
    return {};
  }),
  endpoint(calls.register, register),
  endpoint(calls['verify-email'], verifyEmail),
  endpoint(calls['resend-email-code'], resendEmailCode),
  endpoint(calls.mobile, (visit) => registerNumber(visit, 'mobile')),
  endpoint(calls.landline, (visit) => registerNumber(visit, 'landline')),
];

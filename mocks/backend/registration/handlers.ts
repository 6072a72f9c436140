import { calls } from '../http/calls';
import { changeNumber } from '../recovery/change-number';
import { changePassword } from '../recovery/change-password';
import { endpoint } from '../http/endpoint';
import { registerNumber } from './register-number';
import { freeEmail, register, resendEmailCode } from './registration';
import { verifyEmail } from './verify-email';

/** The login API, for whoever makes an account, or has lost a part of what it takes to log in. */
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
  endpoint(calls['change-mobile'], (visit) => changeNumber(visit, 'mobile')),
  endpoint(calls['change-landline'], (visit) => changeNumber(visit, 'landline')),
  endpoint(calls['confirm-change-password'], changePassword),
];

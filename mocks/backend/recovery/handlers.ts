import { calls } from '../http/calls';
import { endpoint } from '../http/endpoint';
import { changeNumber } from './change-number';
import { changePassword } from './change-password';
import { forgotPassword } from './forgotten-password';

/** The login API: a new password by a reset link, and another phone number. */
export const recoveryHandlers = [
  endpoint(calls['forgot-password'], forgotPassword),
  endpoint(calls['confirm-change-password'], changePassword),
  endpoint(calls['change-mobile'], (visit) => changeNumber(visit, 'mobile')),
  endpoint(calls['change-landline'], (visit) => changeNumber(visit, 'landline')),
];

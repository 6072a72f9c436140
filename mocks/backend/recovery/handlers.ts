import type { Responders } from '../http/endpoint';
import { changeNumber } from './change-number';
import { changePassword, forgotPassword } from './forgotten-password';

/** The login API: a new password by a reset link, and another phone number. */
export const recoveryHandlers = {
  'forgot-password': forgotPassword,
  'confirm-change-password': changePassword,
  'change-mobile': (visit) => changeNumber(visit, 'mobile'),
  'change-landline': (visit) => changeNumber(visit, 'landline'),
} satisfies Partial<Responders>;

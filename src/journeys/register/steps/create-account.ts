import { register } from '@/api/registration';
import type { NewPasswordForm } from '@/forms/new-password';
import { emailRefused, type ErrorRow } from '@/outcome/common-errors';
import { goTo, invalid } from '@/outcome/outcome';
import { correctedAt, step } from '@/outcome/step';
import { paths } from '@/paths';
import { emailCodeSent } from '@/state/events';
import { accountRefused } from './validate-email';

/** The rows of the address check, and the server's own rule for passwords. First matching row wins. */
const registerErrors: readonly ErrorRow<'PASSWORD_FORMAT'>[] = [
  { status: 400, message: 'Invalid password', outcome: invalid('password', 'PASSWORD_FORMAT') },
  ...accountRefused,
  // This page has no email field.
  { ...emailRefused, outcome: correctedAt(paths.register.enterEmail, emailRefused.outcome) },
];

/** Creates the account. Replaces the history entry, since an accepted password cannot be chosen again. */
export const createAccount = step(
  'register',
  { errors: registerErrors, fallback: paths.register.error },
  async ({ password }: NewPasswordForm, { dispatch, getState }) => {
    await register(getState().profile.email, password);
    dispatch(emailCodeSent());
    return goTo(paths.register.checkEmail, { replace: true });
  },
);

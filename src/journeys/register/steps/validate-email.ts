import { validateEmail as callValidateEmail } from '@/api/login';
import { emailRefused, type ErrorRow } from '@/outcome/errors';
import { correctedAt, goTo, type Outcome } from '@/outcome/outcome';
import { step } from '@/outcome/step';
import { paths } from '@/paths';
import type { Thunk } from '@/state/store';

/** Spec 1, section 8, "Registration email validation". First matching row wins. */
export const validateEmailErrors: readonly ErrorRow[] = [
  { status: 429, outcome: goTo(paths.register.attemptsExceeded) },
  { status: 403, outcome: goTo(paths.register.attemptsExceeded) },
  { status: 409, outcome: goTo(paths.register.alreadyHaveAnAccount) },
  emailRefused,
];

/** Whether the stored address may have an account. */
const validateEmail = step(
  'validate-email',
  { errors: validateEmailErrors, fallback: paths.register.error, retryAt: paths.checkRegistration },
  async (_none, { getState }) => {
    await callValidateEmail(getState().profile.email);
    return goTo(paths.register.createPassword);
  },
);

/** The same check after a renewed session or the firewall's page, with the address that is stored. */
export const retryValidateEmail = (): Thunk<Promise<Outcome>> => async (dispatch, getState) =>
  getState().profile.email ? correctedAt(paths.register.enterEmail, await dispatch(validateEmail())) : goTo(paths.register.enterEmail);

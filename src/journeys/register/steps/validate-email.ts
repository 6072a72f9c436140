import { validateEmail as callValidateEmail } from '@/api/registration';
import type { EmailForm } from '@/forms/rules';
import { emailRefused, type ErrorRow } from '@/outcome/common-errors';
import { goTo } from '@/outcome/outcome';
import { correctedAt, type Step, step } from '@/outcome/step';
import { paths } from '@/paths';
import { roundTripState } from '@/state/journey';
import { rememberEmail } from '@/state/store';

/** Spec 1, section 8, "Registration email validation". */
export const accountRefused: readonly ErrorRow[] = [
  { status: 429, outcome: goTo(paths.register.attemptsExceeded) },
  { status: 403, outcome: goTo(paths.register.attemptsExceeded) },
  { status: 409, outcome: goTo(paths.register.alreadyHaveAnAccount) },
];

export const validateEmail = step(
  'validate-email',
  { errors: [...accountRefused, emailRefused], fallback: paths.register.error, retryAt: paths.checkRegistration },
  async (email: string) => {
    await callValidateEmail(email);
    return goTo(paths.register.createPassword);
  },
);

/** Stores the email address, which the form has validated, and lets the server check it (spec 1, section 5). */
export const submitRegistrationEmail: Step<EmailForm, 'EMAIL_FORMAT'> =
  ({ email }) =>
  (dispatch) => {
    dispatch(rememberEmail(email));
    return dispatch(validateEmail(email));
  };

/** Repeats the check with the stored email address, after a renewed session or the firewall's page. */
export const retryValidateEmail: Step = () => async (dispatch, getState) => {
  const { profile, journey } = getState();
  if (!profile.email) return goTo(paths.register.enterEmail, roundTripState(journey));
  return correctedAt(paths.register.enterEmail, await dispatch(validateEmail(profile.email)));
};

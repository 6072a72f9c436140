import { validateEmail as callValidateEmail } from '@/api/registration';
import { likelyAddress } from '@/forms/likely-address';
import type { EmailForm } from '@/forms/rules';
import { emailRefused, type ErrorRow } from '@/outcome/common-errors';
import { goTo, stay } from '@/outcome/outcome';
import { correctedAt, type Step, step } from '@/outcome/step';
import { paths } from '@/paths';
import { draftChanged } from '@/state/events';
import { roundTripState } from '@/state/journey';
import { rememberEmail } from '@/state/store';

/** Spec 1, section 8, "Registration email validation". */
export const accountRefused: readonly ErrorRow[] = [
  { status: 429, outcome: goTo(paths.register.attemptsExceeded) },
  { status: 403, outcome: goTo(paths.register.attemptsExceeded) },
  { status: 409, outcome: goTo(paths.register.alreadyHaveAnAccount) },
];

/** The user knows the spelling of this address. With the drafts, because it ends with the document, the user and the sign-in. */
const spellingKnown = (email: string) => draftChanged({ spelling: { email: { typed: email, over: '' } } });

export const validateEmail = step(
  'validate-email',
  { errors: [...accountRefused, emailRefused], fallback: paths.register.error, retryAt: paths.checkRegistration },
  async (email: string) => {
    await callValidateEmail(email);
    return goTo(paths.register.createPassword);
  },
);

/** Stores the valid email address and lets the server check it (spec 1, section 5), unless the page has to ask whether it is mistyped. */
export const submitRegistrationEmail: Step<EmailForm, 'EMAIL_FORMAT'> =
  ({ email }) =>
  async (dispatch, getState) => {
    if (getState().drafts.spelling?.email?.typed !== email && likelyAddress(email)) {
      dispatch(spellingKnown(email));
      return stay;
    }
    dispatch(rememberEmail(email));
    dispatch(spellingKnown(email));
    return dispatch(validateEmail(email));
  };

/** Repeats the check with the stored email address, after a renewed session or the firewall's page. */
export const retryValidateEmail: Step = () => async (dispatch, getState) => {
  const { profile, journey } = getState();
  if (!profile.email) return goTo(paths.register.enterEmail, roundTripState(journey));
  return correctedAt(paths.register.enterEmail, await dispatch(validateEmail(profile.email)));
};

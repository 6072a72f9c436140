import { checkAccountStatus } from '@/api/login';
import { ACCOUNT_CHECK_MIN_MS } from '@/limits-and-durations';
import type { EmailForm } from '@/forms/rules';
import { fromEnterEmail } from '@/journeys/passkey/steps/passkey-pages';
import { startPasskey } from '@/journeys/passkey/steps/start-passkey';
import { emailRefused } from '@/outcome/common-errors';
import { goTo } from '@/outcome/outcome';
import { correctedAt, type Step, step } from '@/outcome/step';
import { type Path, paths } from '@/paths';
import { registrationAllowed } from '@/state/client';
import { accountChecked } from '@/state/events';
import { roundTripState } from '@/state/journey';
import { passkeyDue } from '@/state/passkey';
import { rememberEmail } from '@/state/store';
import { notBefore, pause } from '@/timers';
import { checkPasskeys } from './check-passkeys';

/** Spec 1, section 4, "Account status after the email is checked": the next page if no passkey is tried. Any other status is an error. */
const afterStatus = new Map<string, Path>([
  ['NOT_FOUND', paths.register.createAccount],
  ['CONFIRMED', paths.logInPassword],
  ['RESET_REQUIRED', paths.logInPassword],
  ['UNCONFIRMED', paths.register.checkEmail],
]);

/** Checks an email address and requests the passkey challenge. Only the outcome and the dialogue wait for the spinner's minimum. */
export const checkAccount = step(
  'account-status',
  { errors: [emailRefused], retryAt: paths.checkAccountStatus },
  async (email: string, { dispatch, getState, signal }) => {
    const spinnerSeen = pause(ACCOUNT_CHECK_MIN_MS);
    const check = async () => {
      const [answer] = await Promise.all([checkAccountStatus(email), dispatch(checkPasskeys(email))]);
      // The user may have entered another address in the meantime.
      if (signal.aborted) return undefined;
      dispatch(accountChecked(answer));
      if (answer.status === 'NOT_FOUND' && !registrationAllowed(getState())) return goTo(paths.notRegistered);
      if (answer.status === 'CONFIRMED' && passkeyDue(getState())) {
        return dispatch(startPasskey({ ...fromEnterEmail, notBefore: spinnerSeen })());
      }
      return goTo(afterStatus.get(answer.status) ?? paths.error);
    };
    return notBefore(spinnerSeen, check());
  },
);

export const submitEmail: Step<EmailForm, 'EMAIL_FORMAT'> =
  ({ email }) =>
  (dispatch) => {
    dispatch(rememberEmail(email));
    return dispatch(checkAccount(email));
  };

/** The same check with the stored address, after a renewed session or the firewall's page. */
export const retryAccountCheck: Step = () => async (dispatch, getState) => {
  const { profile, journey } = getState();
  if (!profile.email) return goTo(paths.enterEmail, roundTripState(journey));
  return correctedAt(paths.enterEmail, await dispatch(checkAccount(profile.email)));
};

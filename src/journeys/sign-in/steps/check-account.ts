import { notBefore, pause } from '@/api/at-least';
import { checkAccountStatus } from '@/api/login';
import { ACCOUNT_CHECK_MIN_MS } from '@/constants';
import type { EmailForm } from '@/forms/rules';
import { fromEnterEmail } from '@/journeys/passkey/steps/passkey-start';
import { startPasskey } from '@/journeys/passkey/steps/start-passkey';
import { correctedAt } from '@/outcome/corrected-at';
import { emailRefused, type ErrorRow } from '@/outcome/errors';
import { goTo } from '@/outcome/outcome';
import { step } from '@/outcome/step';
import type { Step } from '@/outcome/step-type';
import { type Path, paths } from '@/paths';
import { registrationAllowed } from '@/state/client';
import { accountChecked } from '@/state/events';
import { passkeyDue } from '@/state/passkey';
import { rememberEmail } from '@/state/remember-email';
import { sentBack } from '@/state/sent-back';
import { checkPasskeys } from './check-passkeys';

const accountErrors: readonly ErrorRow<'EMAIL_FORMAT'>[] = [emailRefused];

/** Spec 1, section 4, "Account status after the email is checked", when no passkey is tried. A status that is not here is an error. */
const afterStatus = new Map<string, Path>([
  ['NOT_FOUND', paths.register.createAccount],
  ['CONFIRMED', paths.logInPassword],
  ['RESET_REQUIRED', paths.logInPassword],
  ['UNCONFIRMED', paths.register.checkEmail],
]);

/**
 * Checks what the login API knows of an address. The answer is stored at once, and the challenge for a passkey is asked for then: only the
 * outcome, and the browser's dialogue, wait until the spinner has been seen for long enough.
 */
export const checkAccount = step(
  'account-status',
  {
    errors: accountErrors,
    retryAt: paths.checkAccountStatus,
  },
  async (email: string, { dispatch, getState, signal }) => {
    const spinnerSeen = pause(ACCOUNT_CHECK_MIN_MS);
    const check = async () => {
      const [answer] = await Promise.all([checkAccountStatus(email), dispatch(checkPasskeys(email))]);
      // They may have given another address meanwhile.
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

/** The entry screen: remembers the address, then asks the login API what is known of it. */
export const submitEmail: Step<EmailForm, 'EMAIL_FORMAT'> =
  ({ email }) =>
  (dispatch) => {
    dispatch(rememberEmail(email));
    return dispatch(checkAccount(email));
  };

/** The same check after a renewed session or the firewall's page, with the address that is stored. */
export const retryAccountCheck: Step = () => async (dispatch, getState) => {
  const { profile, journey } = getState();
  if (!profile.email) return goTo(paths.enterEmail, sentBack(journey));
  return correctedAt(paths.enterEmail, await dispatch(checkAccount(profile.email)));
};

import { type AuthenticationResponseJSON, sendSignal } from '@simplewebauthn/browser';
import { ApiError, type ErrorMatch, rowFor } from '@/api/api-error';
import { type AuthenticationOptions, fetchAuthenticationOptions, verifyAuthentication } from '@/api/fido2';
import type { ErrorRow } from '@/outcome/common-errors';
import { goTo, leaveAndEndSession, type Outcome } from '@/outcome/outcome';
import { type Handling, step } from '@/outcome/step';
import { type Path, paths } from '@/paths';
import { storeVisitorId } from '@/session/user-cookies';
import { instructionGiven, loginBegun, passkeyApiFailed, passkeyTried } from '@/state/events';
import type { PasskeyPage } from '../steps/passkey-pages';
import { askBrowser } from './ask-browser';

/** Spec 1, section 4, "Passkey login", for both calls of the passkey API. First matching row wins. */
export const passkeyErrors = (passwordRoute: Path): readonly ErrorRow[] => {
  const exceeded = goTo(paths.passkeyLoginAttemptsExceeded, { state: { passwordRoute, displayPasswordLink: true } });
  return [
    { message: 'Passkey login attempts exceeded', outcome: exceeded },
    { message: 'Passkey attempts exceeded', outcome: exceeded },
    { message: 'Pending phone number change', outcome: exceeded },
    { status: 403, outcome: exceeded },
  ];
};

const handling = ({ passwordRoute }: PasskeyPage): Handling<never> => ({
  errors: passkeyErrors(passwordRoute),
  fallback: paths.passkeyUserLoginFailed,
  // After a failure of the passkey API, no passkey starts automatically.
  onFailure: ({ kind, status }) => (kind === 'noAnswer' || status >= 500 ? passkeyApiFailed() : undefined),
});

/** Errors that a retry cannot fix. The library uses the browser's error names. */
const wrong = new Set(['SecurityError', 'UnknownError']);

/** Spec 1, section 4, "Passkey login": an invalid request targets the error page. Any other failure targets the other methods to log in. */
export const afterBrowserError = (error: unknown, failed: Outcome): Outcome =>
  error instanceof Error && wrong.has(error.name) ? goTo(paths.error, { cause: 'exception' }) : failed;

export interface Assertion {
  options: AuthenticationOptions;
  credential: AuthenticationResponseJSON;
}

const unknownPasskey: ErrorMatch = { status: 404, message: 'Credential not found' };

/** Asks the browser not to offer this passkey again (WebAuthn Level 3, 5.1.10): Chrome 132, Safari 26. Others fail, which changes nothing. */
const forget = ({ options, credential }: Assertion) =>
  void sendSignal({
    signalName: 'unknownCredential',
    rpID: options.authentication_options.rpId ?? location.hostname,
    credentialID: credential.id,
  }).catch(() => undefined);

/** Verifies an assertion with the server. Throws ApiError. */
async function verify(assertion: Assertion, { failed }: PasskeyPage): Promise<Outcome> {
  const { options, credential } = assertion;
  try {
    const { verified, ...answer } = await verifyAuthentication({
      transaction_id: options.transaction_id,
      authentication_credential: credential,
    });
    if (!verified) return failed;
    if (answer.account_id) storeVisitorId(answer.account_id);
    return leaveAndEndSession(answer.redirect_uri ?? '', 'completedElsewhere');
  } catch (error) {
    if (error instanceof ApiError && rowFor(error, [unknownPasskey])) forget(assertion);
    throw error;
  }
}

/** Logs in with a passkey: challenge, assertion, verification (WebAuthn Level 3, 7.2). Starts on a click, or once automatically. */
export const logInWithPasskey = (page: PasskeyPage) =>
  step('passkey', handling(page), async (_none, { dispatch, getState, signal }) => {
    const { allowCredentials: stored } = getState().passkey;
    const options = await fetchAuthenticationOptions({ notBefore: page.notBefore });
    // If the user has left the page, a dialogue would have no connection to what they see.
    if (signal.aborted) return undefined;
    const { authentication_options: given } = options;
    const optionsJSON = { ...given, allowCredentials: stored.length > 0 ? stored : given.allowCredentials };
    dispatch(instructionGiven('Follow the steps on your device.', page.passwordRoute));
    const credential = await askBrowser(optionsJSON, signal).catch((error: unknown) => afterBrowserError(error, page.failed));
    dispatch(instructionGiven(''));
    if ('kind' in credential) return credential;
    dispatch(loginBegun());
    return verify({ options, credential }, page);
  });

/** Logs in with a passkey that the user has chosen from the autofill list. */
export const logInWithChosenPasskey = (page: PasskeyPage) =>
  step<Assertion>('passkey', handling(page), (assertion, { dispatch }) => {
    dispatch(passkeyTried());
    dispatch(loginBegun());
    return verify(assertion, page);
  });

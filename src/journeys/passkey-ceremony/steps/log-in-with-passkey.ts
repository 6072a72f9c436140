import { fetchAuthenticationOptions } from '@/api/fido2';
import type { PasskeyStart } from '@/journeys/passkey/steps/passkey-start';
import type { ErrorRow } from '@/outcome/errors';
import { goTo, type Outcome } from '@/outcome/outcome';
import { step } from '@/outcome/step';
import type { Handling } from '@/outcome/step-type';
import { type Path, paths } from '@/paths';
import { instructionGiven, loginBegun, passkeyApiFailed, passkeyTried } from '@/state/events';
import { askBrowser } from './ask-browser';
import { type Assertion, verifyPasskey } from './verify-passkey';

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

const handling = ({ passwordRoute }: PasskeyStart): Handling<never> => ({
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

/** Logs in with a passkey: challenge, assertion, verification (WebAuthn Level 3, 7.2). Starts on a click, or once automatically. */
export const logInWithPasskey = (start: PasskeyStart) =>
  step('passkey', handling(start), async (_none, { dispatch, getState, signal }) => {
    const { allowCredentials: stored } = getState().passkey;
    const options = await fetchAuthenticationOptions({ notBefore: start.notBefore });
    // If the user has left the page, a dialogue would have no connection to what they see.
    if (signal.aborted) return undefined;
    const { authentication_options: given } = options;
    const optionsJSON = { ...given, allowCredentials: stored.length > 0 ? stored : given.allowCredentials };
    dispatch(instructionGiven('Follow the steps on your device.', start.passwordRoute));
    const credential = await askBrowser(optionsJSON, signal).catch((error: unknown) => afterBrowserError(error, start.failed));
    dispatch(instructionGiven(''));
    if ('kind' in credential) return credential;
    dispatch(loginBegun());
    return verifyPasskey({ options, credential }, start);
  });

export const logInWithChosenPasskey = (start: PasskeyStart) =>
  step<Assertion>('passkey', handling(start), (assertion, { dispatch }) => {
    dispatch(passkeyTried());
    dispatch(loginBegun());
    return verifyPasskey(assertion, start);
  });

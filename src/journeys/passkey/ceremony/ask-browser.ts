import {
  type AuthenticationResponseJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import { DAY_MS, MINUTE_MS, PASSKEY_PROMPT_MINUTES } from '@/limits-and-durations';

/** The time limit of a request in milliseconds, at most a day. A larger value would overflow a timer, which would then fire immediately. */
const limitOf = (timeout = 0) => (timeout > 0 ? Math.min(timeout, DAY_MS) : PASSKEY_PROMPT_MINUTES * MINUTE_MS);

const failure = (name: string) => Object.assign(new Error('The browser did not answer'), { name });

/**
 * Requests one of the user's passkeys in the browser's own dialogue. Aborting `signal` closes the dialogue. Rethrows the browser's errors.
 * An extension may have replaced the browser's function and never settle. Then this function throws NotAllowedError after the time limit,
 * and AbortError when `signal` is aborted.
 */
export async function askBrowser(
  optionsJSON: PublicKeyCredentialRequestOptionsJSON,
  signal: AbortSignal,
): Promise<AuthenticationResponseJSON> {
  let giveUp: (name: string) => void = () => undefined;
  const givenUp = new Promise<never>((_resolve, reject) => {
    giveUp = (name) => {
      WebAuthnAbortService.cancelCeremony();
      reject(failure(name));
    };
  });
  const timer = setTimeout(() => giveUp('NotAllowedError'), limitOf(optionsJSON.timeout));
  const abort = () => giveUp('AbortError');
  signal.addEventListener('abort', abort);
  try {
    return await Promise.race([startAuthentication({ optionsJSON }), givenUp]);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}

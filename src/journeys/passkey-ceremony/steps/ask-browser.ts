import {
  type AuthenticationResponseJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';
import { DAY_MS, MINUTE_MS, PASSKEY_PROMPT_MINUTES } from '@/constants';

/** The limit of a request in milliseconds. A day is the most: a timer cannot hold much more, and would fire at once. */
const limitOf = (timeout = 0) => (timeout > 0 ? Math.min(timeout, DAY_MS) : PASSKEY_PROMPT_MINUTES * MINUTE_MS);

const failure = (name: string) => Object.assign(new Error('The browser did not answer'), { name });

/**
 * Asks for one of the person's passkeys in the browser's own dialogue, which closes when `signal` is aborted. Throws what the browser throws.
 * An extension may have replaced the browser's function and settle nothing: then this one throws NotAllowedError when the time is over, and
 * AbortError when `signal` is aborted.
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

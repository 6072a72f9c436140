import { browserSupportsWebAuthnAutofill, startAuthentication, WebAuthnAbortService } from '@simplewebauthn/browser';
import { fetchAuthenticationOptions } from '@/api/fido2';
import { ApiError } from '@/api/http';
import { reportFailure } from '@/outcome/step';
import type { Assertion } from './log-in-with-passkey';

/**
 * Waits until a passkey is chosen from the autofill list of a field with `autocomplete="… webauthn"` (WebAuthn Level 3, "conditional"
 * mediation). Undefined when none is: aborted, not supported, or no challenge to be had; nobody asked, so nobody is told.
 */
export async function passkeyFromAutofill(abort: AbortSignal): Promise<Assertion | undefined> {
  const cancel = () => WebAuthnAbortService.cancelCeremony();
  try {
    if (!(await browserSupportsWebAuthnAutofill())) return undefined;
    const options = await fetchAuthenticationOptions();
    if (abort.aborted) return undefined;
    abort.addEventListener('abort', cancel);
    const credential = await startAuthentication({ optionsJSON: options.authentication_options, useBrowserAutofill: true });
    return { options, credential };
  } catch (error) {
    if (error instanceof ApiError) reportFailure(error, []);
    return undefined;
  } finally {
    // From here on the ceremony that it would cancel is somebody else's.
    abort.removeEventListener('abort', cancel);
  }
}

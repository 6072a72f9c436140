import { browserSupportsWebAuthnAutofill } from '@simplewebauthn/browser';
import { fetchAuthenticationOptions } from '@/api/fido2';
import { ApiError } from '@/api/http';
import { reportFailure } from '@/outcome/step';
import type { Path } from '@/paths';
import { conditionalRequest } from './conditional-request';
import { passkeyErrors } from './log-in-with-passkey';
import type { Assertion } from './verify-passkey';

/**
 * Waits until a passkey is chosen from the autofill list. Undefined if aborted or not supported, or if the challenge fails to load. The
 * user has not started it, so they see no error.
 */
export async function passkeyFromAutofill(abort: AbortSignal, passwordRoute: Path): Promise<Assertion | undefined> {
  try {
    if (!(await browserSupportsWebAuthnAutofill()) || abort.aborted) return undefined;
    const options = await fetchAuthenticationOptions();
    if (abort.aborted) return undefined;
    return { options, credential: await conditionalRequest(options.authentication_options, abort) };
  } catch (error) {
    if (error instanceof ApiError) reportFailure(error, passkeyErrors(passwordRoute));
    return undefined;
  }
}

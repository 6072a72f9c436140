import {
  type AuthenticationResponseJSON,
  base64URLStringToBuffer,
  browserSupportsWebAuthnAutofill,
  bufferToBase64URLString,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { ApiError } from '@/api/api-error';
import { fetchAuthenticationOptions } from '@/api/fido2';
import { reportFailure } from '@/outcome/step';
import type { Path } from '@/paths';
import { type Assertion, passkeyErrors } from './log-in-with-passkey';

/**
 * Offers passkeys in the autofill list of the field with `autocomplete="… webauthn"` (WebAuthn Level 3, "conditional" mediation), until
 * `signal` is aborted. Not the library's function: that one first awaits a browser check and can be aborted only afterwards, so a late
 * start would replace a dialogue that is already open. Rethrows the browser's errors.
 */
export async function conditionalRequest(
  { challenge, allowCredentials: _any, ...options }: PublicKeyCredentialRequestOptionsJSON,
  signal: AbortSignal,
): Promise<AuthenticationResponseJSON> {
  const publicKey = {
    ...(options as Omit<PublicKeyCredentialRequestOptions, 'challenge'>),
    challenge: base64URLStringToBuffer(challenge),
    allowCredentials: [],
  };
  const credential = (await navigator.credentials.get({ mediation: 'conditional', publicKey, signal })) as PublicKeyCredential;
  const response = credential.response as AuthenticatorAssertionResponse;
  return {
    id: credential.id,
    rawId: bufferToBase64URLString(credential.rawId),
    response: {
      authenticatorData: bufferToBase64URLString(response.authenticatorData),
      clientDataJSON: bufferToBase64URLString(response.clientDataJSON),
      signature: bufferToBase64URLString(response.signature),
      userHandle: response.userHandle ? bufferToBase64URLString(response.userHandle) : undefined,
    },
    type: 'public-key',
    clientExtensionResults: credential.getClientExtensionResults() as AuthenticationResponseJSON['clientExtensionResults'],
    authenticatorAttachment: (credential.authenticatorAttachment ?? undefined) as AuthenticationResponseJSON['authenticatorAttachment'],
  };
}

/** Waits until a passkey is chosen from the autofill list. Undefined after any failure: the user has not started it. */
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

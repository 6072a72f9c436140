import {
  type AuthenticationResponseJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';

const cancel = () => WebAuthnAbortService.cancelCeremony();

/** Asks for one of the person's passkeys in the browser's own dialogue, which closes when `signal` is aborted. Throws what the browser throws. */
export async function askBrowser(
  optionsJSON: PublicKeyCredentialRequestOptionsJSON,
  signal: AbortSignal,
): Promise<AuthenticationResponseJSON> {
  signal.addEventListener('abort', cancel);
  try {
    return await startAuthentication({ optionsJSON });
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}

import {
  type AuthenticationResponseJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';

const cancel = () => WebAuthnAbortService.cancelCeremony();

/** Asks for one of the person's passkeys, in the browser's own dialogue. Who goes back meanwhile has left it. Throws what the browser throws. */
export async function askBrowser(optionsJSON: PublicKeyCredentialRequestOptionsJSON): Promise<AuthenticationResponseJSON> {
  window.addEventListener('popstate', cancel);
  try {
    return await startAuthentication({ optionsJSON });
  } finally {
    window.removeEventListener('popstate', cancel);
  }
}

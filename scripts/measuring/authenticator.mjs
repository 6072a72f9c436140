/** @typedef {(method: any, params?: any) => Promise<any>} Send a command of the protocol to a page */

/** As on most phones: a platform authenticator with stored passkeys and a verified user. It is not touched. */
const options = {
  protocol: 'ctap2',
  transport: 'internal',
  hasResidentKey: true,
  hasUserVerification: true,
  isUserVerified: true,
  automaticPresenceSimulation: false,
};

/**
 * Gives a page a platform authenticator. A request stays pending until it is touched, such as that of the
 * autofill list.
 * @param {Send} send
 * @returns {Promise<{ isTouched: (enabled: boolean) => Promise<unknown> }>}
 */
export async function addAuthenticator(send) {
  await send('WebAuthn.enable');
  const { authenticatorId } = await send('WebAuthn.addVirtualAuthenticator', { options });
  return { isTouched: (enabled) => send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }) };
}

/** Whether the page has a platform authenticator, and can offer passkeys in the autofill list. Runs in the page. */
export const hasAuthenticator = async () =>
  (await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable()) &&
  (await PublicKeyCredential.isConditionalMediationAvailable());

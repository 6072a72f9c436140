/** @typedef {(method: any, params?: any) => Promise<any>} Send a command of the protocol to a page */

/** As on most phones: in the device, with passkeys of its own and a user whom it verifies. Nobody touches it. */
const options = {
  protocol: 'ctap2',
  transport: 'internal',
  hasResidentKey: true,
  hasUserVerification: true,
  isUserVerified: true,
  automaticPresenceSimulation: false,
};

/**
 * Gives a page a platform authenticator. A request that is made while nobody touches it stays without an answer, such as that for the
 * autofill list.
 * @param {Send} send
 * @returns {Promise<{ isTouched: (enabled: boolean) => Promise<unknown> }>}
 */
export async function addAuthenticator(send) {
  await send('WebAuthn.enable');
  const { authenticatorId } = await send('WebAuthn.addVirtualAuthenticator', { options });
  return { isTouched: (enabled) => send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }) };
}

/** Whether the page has a platform authenticator, and can put its passkeys into the autofill list. Runs in the page. */
export const hasAuthenticator = async () =>
  (await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable()) &&
  (await PublicKeyCredential.isConditionalMediationAvailable());

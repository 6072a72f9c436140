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
 * @param {import('./device.mjs').Tab['send']} send
 */
export async function addAuthenticator(send) {
  await send('WebAuthn.enable');
  const { authenticatorId } = await send('WebAuthn.addVirtualAuthenticator', { options });
  return { isTouched: (/** @type {boolean} */ enabled) => send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }) };
}

/** An expression for whether the page has a platform authenticator, and can offer passkeys in the autofill list. */
export const hasAuthenticator = `Promise.all([
  PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable(),
  PublicKeyCredential.isConditionalMediationAvailable(),
]).then((answers) => answers.every(Boolean))`;

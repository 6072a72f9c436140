const platformHasIt = async () => {
  try {
    return await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable();
  } catch {
    return false;
  }
};

/**
 * Whether this browser can use a passkey (spec 1, section 4, "Passkey login"): on iOS, and on a Mac without Firefox, if the device verifies
 * its user; elsewhere if it has WebAuthn. An iPad calls itself a Macintosh, but has a touch screen.
 */
export async function passkeySupported(): Promise<boolean> {
  if (typeof PublicKeyCredential !== 'function') return false;
  const { userAgent, maxTouchPoints } = navigator;
  const mac = userAgent.includes('Macintosh');
  const iOS = /iPad|iPhone|iPod/.test(userAgent) || (mac && maxTouchPoints > 1);
  return iOS || (mac && !userAgent.includes('Firefox')) ? platformHasIt() : true;
}

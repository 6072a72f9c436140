const platformHasIt = async () => {
  try {
    return await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable();
  } catch {
    return false;
  }
};

/**
 * Whether this browser can use a passkey (spec 1, section 4, "Passkey login"): on iOS, and on a Mac with a browser other than
 * Firefox, when the device itself verifies its user; elsewhere when WebAuthn is there. An iPad calls itself a Macintosh, but has a
 * touch screen.
 */
export async function passkeySupported(): Promise<boolean> {
  if (typeof PublicKeyCredential !== 'function') return false;
  const { userAgent, maxTouchPoints } = navigator;
  const mac = userAgent.includes('Macintosh');
  const iOS = /iPad|iPhone|iPod/.test(userAgent) || (mac && maxTouchPoints > 1);
  return iOS || (mac && !userAgent.includes('Firefox')) ? platformHasIt() : true;
}

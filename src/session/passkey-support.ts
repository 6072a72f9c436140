import { inTime } from '@/api/in-time';
import { PASSKEY_CHECK_TIMEOUT_MS } from '@/constants';

/**
 * Whether this browser can use a passkey (spec 1, section 4, "Passkey login"): on iOS, and on a Mac without Firefox, if the device verifies
 * its user; elsewhere if it has WebAuthn. An iPad calls itself a Macintosh, but has a touch screen. False where a part of WebAuthn is
 * missing, or an extension has replaced it and does not answer as the standard says.
 */
export async function passkeySupported(): Promise<boolean> {
  try {
    if (typeof PublicKeyCredential !== 'function' || typeof navigator.credentials.get !== 'function') return false;
    const { userAgent, maxTouchPoints } = navigator;
    const mac = userAgent.includes('Macintosh');
    const iOS = /iPad|iPhone|iPod/.test(userAgent) || (mac && maxTouchPoints > 1);
    if (!iOS && (!mac || userAgent.includes('Firefox'))) return true;
    return (await inTime(PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable(), PASSKEY_CHECK_TIMEOUT_MS)) === true;
  } catch {
    return false;
  }
}

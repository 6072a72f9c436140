import { PASSKEY_CHECK_TIMEOUT_MS } from '@/constants';
import { inTime } from '@/timers';

/**
 * Whether this browser can use a passkey (spec 1, section 4, "Passkey login"). On iOS, and on a Mac without Firefox, it can if the device
 * verifies its user; other browsers can if they have WebAuthn. An iPad reports itself as a Macintosh, but has a touch screen. False if part
 * of WebAuthn is missing, or if an extension has replaced it with something that does not follow the standard.
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

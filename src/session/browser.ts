import { PASSKEY_CHECK_TIMEOUT_MS } from '@/limits-and-durations';
import { inTime } from '@/timers';

function navigation(): PerformanceNavigationTiming | undefined {
  try {
    return (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0];
  } catch {
    return undefined;
  }
}

/** How the browser navigated to this document (Navigation Timing, 4.3). Undefined if the browser does not report it. */
export const navigationType = (): NavigationTimingType | undefined => navigation()?.type;

/** The address that this document was loaded from, which the history may have replaced since. */
export const loadedAddress = (): string => navigation()?.name || document.URL;

/** Whether the web view of the health app shows the page, judged by its user agent. */
export const inHealthApp = () => /nhsapp-(android|ios)/i.test(navigator.userAgent);

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

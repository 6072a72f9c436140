import { COOKIE_PREFERENCE_DAYS } from '@/constants';
import { cookieNames } from './cookie-names';
import { readCookie, removeCookiesExcept, writeCookie } from './cookies';
import { postToOtherTabs } from './other-tabs';

interface Preference {
  hasSeenBanner: boolean;
  hasAcceptedOptionalCookies: boolean;
}

/**
 * What this person has said about optional cookies; a missing or malformed cookie means nothing was said. Most people arrive without:
 * that throws nothing, because an exception while a page starts makes the browser read the whole script again for its place.
 */
export function cookiePreference(): Preference {
  const none = { hasSeenBanner: false, hasAcceptedOptionalCookies: false };
  try {
    const { hasAcceptedOptionalCookies: choice, hasSeenBanner = true } = JSON.parse(
      readCookie(cookieNames.preference) ?? '{}',
    ) as Partial<Preference>;
    return typeof choice === 'boolean' && typeof hasSeenBanner === 'boolean' ? { hasSeenBanner, hasAcceptedOptionalCookies: choice } : none;
  } catch {
    return none;
  }
}

const REFUSED = 'nhs-login-refused';

/** Removes every cookie that signing in does not need. A script that is here may write more of them until its document ends. */
export function removeOptionalCookies() {
  removeCookiesExcept(Object.values(cookieNames));
  try {
    sessionStorage.setItem(REFUSED, '1');
  } catch {
    // Cookies that are written later are left to the browser.
  }
}

/** For a document that begins: removes what the one before it in this tab has written after a refusal. */
export function removeWhatCameAfter() {
  try {
    if (!sessionStorage.getItem(REFUSED)) return;
    sessionStorage.removeItem(REFUSED);
  } catch {
    return;
  }
  if (!cookiePreference().hasAcceptedOptionalCookies) removeCookiesExcept(Object.values(cookieNames));
}

/** Keeps the choice for a year. A refusal also removes every cookie that signing in does not need, and is posted to the other tabs. */
export function chooseCookies(hasAcceptedOptionalCookies: boolean) {
  writeCookie(cookieNames.preference, JSON.stringify({ hasSeenBanner: true, hasAcceptedOptionalCookies }), COOKIE_PREFERENCE_DAYS);
  if (hasAcceptedOptionalCookies) return;
  removeOptionalCookies();
  postToOtherTabs({ kind: 'cookies-refused' });
}

import { COOKIE_PREFERENCE_DAYS } from '@/constants';
import { cookieNames } from './cookie-names';
import { removeCookiesExcept, writeCookie } from './cookies';
import { postToOtherTabs } from './other-tabs';
import { readCookie } from './read-cookie';
import { writeEntry } from './storage-entry';

interface Preference {
  hasSeenBanner: boolean;
  hasAcceptedOptionalCookies: boolean;
}

/**
 * The choice about optional cookies. A missing or malformed cookie counts as no choice. A missing cookie is the usual case and must not
 * throw: an exception during page start makes the browser scan the whole script to locate it.
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

/** Whether the user has accepted optional cookies. */
export const acceptsOptionalCookies = () => cookiePreference().hasAcceptedOptionalCookies;

export const neededCookies = Object.values(cookieNames);
/** Marks in sessionStorage that this tab's document rejected optional cookies. */
export const REFUSED = 'nhs-login-refused';

/** Removes every cookie that signing in does not need. A script that is already loaded may write more until its document is unloaded. */
export function removeOptionalCookies() {
  removeCookiesExcept(neededCookies);
  // If storage is blocked, cookies that are written later stay.
  writeEntry('session', REFUSED, '1');
}

/** Stores the choice for a year. Rejecting also removes every cookie that signing in does not need, and notifies the other tabs. */
export function chooseCookies(hasAcceptedOptionalCookies: boolean) {
  writeCookie(cookieNames.preference, JSON.stringify({ hasSeenBanner: true, hasAcceptedOptionalCookies }), COOKIE_PREFERENCE_DAYS);
  if (hasAcceptedOptionalCookies) return;
  removeOptionalCookies();
  postToOtherTabs({ kind: 'cookies-refused' });
}

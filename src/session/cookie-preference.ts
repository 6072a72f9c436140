import { COOKIE_PREFERENCE_DAYS } from '@/constants';
import { cookieNames } from './cookie-names';
import { removeCookiesExcept, writeCookie } from './cookies';
import { postToOtherTabs } from './other-tabs';
import { readCookie } from './read-cookie';
import { readEntry, writeEntry } from './storage-entry';

interface Preference {
  hasSeenBanner: boolean;
  hasAcceptedOptionalCookies: boolean;
}

/**
 * The choice about optional cookies; a missing or malformed cookie counts as none. The common case, no cookie, must not throw: an exception
 * at page start makes the browser read the whole script again to locate it.
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

/** Removes every cookie that signing in does not need. A loaded script may write more of them until its document ends. */
export function removeOptionalCookies() {
  removeCookiesExcept(Object.values(cookieNames));
  // Where storage is blocked, nothing removes the cookies that are written later.
  writeEntry('session', REFUSED, '1');
}

/** Removes, at the start of a document, the cookies that the previous one in this tab wrote after a refusal. */
export function removeWhatCameAfter() {
  if (!readEntry('session', REFUSED)) return;
  writeEntry('session', REFUSED, null);
  if (!cookiePreference().hasAcceptedOptionalCookies) removeCookiesExcept(Object.values(cookieNames));
}

/** Stores the choice for a year. A refusal also removes every cookie that signing in does not need, and is posted to the other tabs. */
export function chooseCookies(hasAcceptedOptionalCookies: boolean) {
  writeCookie(cookieNames.preference, JSON.stringify({ hasSeenBanner: true, hasAcceptedOptionalCookies }), COOKIE_PREFERENCE_DAYS);
  if (hasAcceptedOptionalCookies) return;
  removeOptionalCookies();
  postToOtherTabs({ kind: 'cookies-refused' });
}

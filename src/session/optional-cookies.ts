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

/** Whether the user has accepted optional cookies. */
export const acceptsOptionalCookies = () => cookiePreference().hasAcceptedOptionalCookies;

export const neededCookies = Object.values(cookieNames);
/** Marks, in the storage of this tab, that its document has refused. */
export const REFUSED = 'nhs-login-refused';

/** Removes every cookie that signing in does not need. A loaded script may write more of them until its document ends. */
export function removeOptionalCookies() {
  removeCookiesExcept(neededCookies);
  // Where storage is blocked, nothing removes the cookies that are written later.
  writeEntry('session', REFUSED, '1');
}

/** Stores the choice for a year. A refusal also removes every cookie that signing in does not need, and is posted to the other tabs. */
export function chooseCookies(hasAcceptedOptionalCookies: boolean) {
  writeCookie(cookieNames.preference, JSON.stringify({ hasSeenBanner: true, hasAcceptedOptionalCookies }), COOKIE_PREFERENCE_DAYS);
  if (hasAcceptedOptionalCookies) return;
  removeOptionalCookies();
  postToOtherTabs({ kind: 'cookies-refused' });
}

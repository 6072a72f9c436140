import { COOKIE_PREFERENCE_DAYS } from '@/constants';
import { cookieNames } from './cookie-names';
import { readCookie, removeCookiesExcept, writeCookie } from './cookies';

interface Preference {
  hasSeenBanner: boolean;
  hasAcceptedOptionalCookies: boolean;
}

const isPreference = (value: Partial<Preference> | null): value is Preference =>
  typeof value?.hasSeenBanner === 'boolean' && typeof value.hasAcceptedOptionalCookies === 'boolean';

/**
 * What this person has said about optional cookies; a missing or malformed cookie means nothing was said. Most people arrive without:
 * that throws nothing, because an exception while a page starts makes the browser read the whole script again for its place.
 */
export function cookiePreference(): Preference {
  const none = { hasSeenBanner: false, hasAcceptedOptionalCookies: false };
  try {
    const written = JSON.parse(readCookie(cookieNames.preference) ?? 'null') as Partial<Preference> | null;
    return isPreference(written) ? written : none;
  } catch {
    return none;
  }
}

/** Keeps the choice for a year. A refusal also removes every cookie that signing in does not need. */
export function chooseCookies(hasAcceptedOptionalCookies: boolean) {
  writeCookie(cookieNames.preference, JSON.stringify({ hasSeenBanner: true, hasAcceptedOptionalCookies }), COOKIE_PREFERENCE_DAYS);
  if (!hasAcceptedOptionalCookies) removeCookiesExcept(Object.values(cookieNames));
}

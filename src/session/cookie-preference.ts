import * as z from 'zod/mini';
import { COOKIE_PREFERENCE_DAYS } from '@/constants';
import { cookieNames, readCookie, removeCookiesExcept, writeCookie } from './cookies';

const none = { hasSeenBanner: false, hasAcceptedOptionalCookies: false };
const preference = z.catch(z.object({ hasSeenBanner: z.boolean(), hasAcceptedOptionalCookies: z.boolean() }), none);

/** What this person has said about optional cookies; a missing or malformed cookie means nothing was said. */
export function cookiePreference(): z.infer<typeof preference> {
  try {
    return preference.parse(JSON.parse(readCookie(cookieNames.preference) ?? ''));
  } catch {
    return none;
  }
}

/** Keeps the choice for a year. A refusal also removes every cookie that signing in does not need. */
export function chooseCookies(hasAcceptedOptionalCookies: boolean) {
  writeCookie(cookieNames.preference, JSON.stringify({ hasSeenBanner: true, hasAcceptedOptionalCookies }), COOKIE_PREFERENCE_DAYS);
  if (!hasAcceptedOptionalCookies) removeCookiesExcept(Object.values(cookieNames));
}

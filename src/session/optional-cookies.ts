import { COOKIE_PREFERENCE_DAYS } from '@/limits-and-durations';
import { removeCookiesExcept, writeCookie } from './cookies';
import { postToOtherTabs } from './other-tabs';
import { cookieNames, readCookies } from './read-cookie';
import { readEntry, writeEntry } from './storage-entry';

interface Preference {
  hasSeenBanner: boolean;
  hasAcceptedOptionalCookies: boolean;
}

/** The choice in one cookie. Empty if it contains none. */
function choiceIn(text: string): Partial<Preference> {
  try {
    const { hasAcceptedOptionalCookies, hasSeenBanner = true } = JSON.parse(text) as Partial<Preference>;
    if (typeof hasAcceptedOptionalCookies === 'boolean' && typeof hasSeenBanner === 'boolean')
      return { hasSeenBanner, hasAcceptedOptionalCookies };
    return {};
  } catch {
    return {};
  }
}

/** The choice about optional cookies. Of several cookies, perhaps of a parent domain, each must accept. A malformed one does not. */
export function cookiePreference(): Preference {
  const choices = readCookies(cookieNames.preference).map(choiceIn);
  return {
    hasSeenBanner: choices.some((choice) => choice.hasSeenBanner),
    hasAcceptedOptionalCookies: choices.length > 0 && choices.every((choice) => choice.hasAcceptedOptionalCookies),
  };
}

/** Whether the user has accepted optional cookies. */
export const acceptsOptionalCookies = () => cookiePreference().hasAcceptedOptionalCookies;

const neededCookies = Object.values(cookieNames);
/** Marks in sessionStorage that this tab's document rejected optional cookies. */
const REFUSED = 'nhs-login-refused';

/** Removes every cookie that signing in does not need. A script that is already loaded may write more until its document is unloaded. */
export function removeOptionalCookies() {
  removeCookiesExcept(neededCookies);
  // If storage is blocked, cookies that are written later stay.
  writeEntry('session', REFUSED, '1');
}

/** Removes, at the start of a document, cookies that the tab's previous document wrote after a rejection. */
export function removeLateCookies() {
  if (!readEntry('session', REFUSED)) return;
  writeEntry('session', REFUSED, null);
  if (!acceptsOptionalCookies()) removeCookiesExcept(neededCookies);
}

/** Stores the choice. Rejecting also removes the optional cookies and notifies the other tabs. False if the browser did not store it. */
export function chooseCookies(hasAcceptedOptionalCookies: boolean): boolean {
  const choice = JSON.stringify({ hasSeenBanner: true, hasAcceptedOptionalCookies });
  const stored = writeCookie(cookieNames.preference, choice, COOKIE_PREFERENCE_DAYS);
  if (!hasAcceptedOptionalCookies) {
    removeOptionalCookies();
    postToOtherTabs({ kind: 'cookies-refused' });
  }
  return stored;
}

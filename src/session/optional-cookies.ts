import { COOKIE_PREFERENCE_DAYS } from '@/constants';
import { cookieNames } from './cookie-names';
import { removeCookiesExcept, writeCookie } from './cookies';
import { onMessageOfOtherTabs, postToOtherTabs } from './other-tabs';
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

const needed = Object.values(cookieNames);
/** Marks, in the storage of this tab, that its document has refused. */
const REFUSED = 'nhs-login-refused';

/** Removes every cookie that signing in does not need. A loaded script may write more of them until its document ends. */
function removeOptionalCookies() {
  removeCookiesExcept(needed);
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

/**
 * Follows refusals from the start of a document, whose predecessor in this tab may have written cookies after its own. Calls `end` if
 * optional cookies are `inUse` here and are refused in another tab, were refused while this document was in the back/forward cache, or
 * before this code had loaded. Returns the function that stops it.
 */
export function followRefusals(inUse: () => boolean, end: () => void): () => void {
  const isAccepted = () => cookiePreference().hasAcceptedOptionalCookies;
  if (readEntry('session', REFUSED)) {
    writeEntry('session', REFUSED, null);
    if (!isAccepted()) removeCookiesExcept(needed);
  }
  const refuse = () => {
    if (!inUse()) return;
    removeOptionalCookies();
    end();
  };
  const comeBack = ({ persisted }: PageTransitionEvent) => persisted && !isAccepted() && refuse();
  const stopListening = onMessageOfOtherTabs(({ kind }) => kind === 'cookies-refused' && refuse());
  window.addEventListener('pageshow', comeBack);
  if (!isAccepted()) refuse();
  return () => {
    stopListening();
    window.removeEventListener('pageshow', comeBack);
  };
}

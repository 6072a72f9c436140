import { removeCookiesExcept } from './cookies';
import { acceptsOptionalCookies, neededCookies, REFUSED, removeOptionalCookies } from './optional-cookies';
import { onMessageOfOtherTabs } from './other-tabs';
import { readEntry, writeEntry } from './storage-entry';

/**
 * Follows refusals from the start of a document, whose predecessor in this tab may have written cookies after its own. Calls `end` if
 * optional cookies are `inUse` here and are refused in another tab, were refused while this document was in the back/forward cache, or
 * before this code had loaded. Returns the function that stops it. Apart from the choice, because the first page does not need it.
 */
export function followRefusals(inUse: () => boolean, end: () => void): () => void {
  if (readEntry('session', REFUSED)) {
    writeEntry('session', REFUSED, null);
    if (!acceptsOptionalCookies()) removeCookiesExcept(neededCookies);
  }
  const compare = () => {
    if (acceptsOptionalCookies() || !inUse()) return;
    removeOptionalCookies();
    end();
  };
  const comeBack = ({ persisted }: PageTransitionEvent) => persisted && compare();
  const stopListening = onMessageOfOtherTabs(({ kind }) => kind === 'cookies-refused' && compare());
  window.addEventListener('pageshow', comeBack);
  compare();
  return () => {
    stopListening();
    window.removeEventListener('pageshow', comeBack);
  };
}

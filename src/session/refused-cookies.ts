import { removeCookiesExcept } from './cookies';
import { acceptsOptionalCookies, neededCookies, REFUSED, removeOptionalCookies } from './optional-cookies';
import { subscribeToOtherTabs } from './other-tabs';
import { readEntry, writeEntry } from './storage-entry';

/**
 * Calls `end` if optional cookies are `inUse` in this document and the user rejects them in another tab. Also if they were rejected while
 * this document was in the back/forward cache, or before this code had loaded. Starts by removing cookies that the tab's previous document
 * wrote after a rejection. Returns an unsubscribe function. In a module of its own, because the first page does not need it.
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
  const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && compare();
  const stopListening = subscribeToOtherTabs(({ kind }) => kind === 'cookies-refused' && compare());
  window.addEventListener('pageshow', onPageShow);
  compare();
  return () => {
    stopListening();
    window.removeEventListener('pageshow', onPageShow);
  };
}

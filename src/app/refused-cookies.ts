import { callUnderWay } from '@/api/under-way';
import { exit } from '@/outcome/exit';
import { analyticsHere } from '@/session/analytics';
import { cookiePreference, removeOptionalCookies, removeWhatCameAfter } from '@/session/cookie-preference';
import { onMessageOfOtherTabs } from '@/session/other-tabs';
import type { Store } from '@/state/store';

/**
 * Ends the analytics of a document when optional cookies are refused in another tab, or were while it was in the back/forward cache. A script
 * that was brought can only be ended with its document: that is loaded anew, but not while a call is under way of which nobody
 * could tell whether it has arrived. Returns the function that stops it.
 */
export function followRefusal(store: Store): () => void {
  removeWhatCameAfter();
  const loadAnew = () => {
    if (!analyticsHere()) return;
    removeOptionalCookies();
    const atRest = () => !store.getState().page.loading && !callUnderWay();
    if (atRest()) return void exit.reload();
    const stop = store.subscribe(() => {
      if (!atRest()) return;
      stop();
      void exit.reload();
    });
  };
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted && !cookiePreference().hasAcceptedOptionalCookies) loadAnew();
  };
  const stopListening = onMessageOfOtherTabs(({ kind }) => {
    if (kind === 'cookies-refused') loadAnew();
  });
  window.addEventListener('pageshow', comeBack);
  // Perhaps before this code had loaded.
  if (!cookiePreference().hasAcceptedOptionalCookies) loadAnew();
  return () => {
    stopListening();
    window.removeEventListener('pageshow', comeBack);
  };
}

import { showInstead } from '@/history';
import { exit, finishBeforeLeaving } from '@/outcome/exit';
import { endPageVisit } from '@/outcome/page-visit';
import { paths } from '@/paths';
import { subscribeToOtherTabs } from '@/session/other-tabs';
import { compareWithCookies, signInFingerprint } from '@/session/sign-in';
import { documentHidden, signInEnded } from '@/state/events';
import { signOutIfOver } from '@/state/sign-out-if-over';
import type { SignOutReason } from '@/state/sign-out-reasons';
import type { makeStore } from '@/state/store';
import { routeFor } from './route-for';

/**
 * Compares the document's sign-in with the cookies whenever the tab becomes visible or is restored. Ends the sign-in when another tab
 * announces its end. Uses `pagehide`, because an `unload` listener would disable the back/forward cache.
 */
export function followPageLifecycle({ store, startSaving, flush, anyMissing }: ReturnType<typeof makeStore>) {
  let busy = false;
  /** The document is in the back/forward cache or about to be unloaded. Nothing may redirect the user then. */
  let leaving = false;
  /** The cookies have shown that the sign-in ended. The message with the reason may still arrive. */
  let awaitsReason = false;
  /**
   * Shows the page for a sign-out reason, once. Public pages stay. A page with guards must not, because it would ask about another user's
   * sign-in.
   */
  const showSignOut = (reason: SignOutReason, signOutReason = reason) => {
    if (!awaitsReason && !routeFor(window.location.pathname)?.guards.length) return;
    const path = reason === 'timedOut' ? paths.sessionTimeout : paths.sessionInvalid;
    if (!store.getState().page.loading && showInstead(path, { signOutReason })) return;
    leaving = true;
    endPageVisit();
    void exit.leave(path, true);
  };
  const compare = () => {
    const reason = leaving ? undefined : store.dispatch(signOutIfOver());
    if (!reason) return;
    showSignOut(reason);
    awaitsReason = reason === 'endedElsewhere';
  };
  const compareIfVisible = () => {
    if (document.visibilityState === 'visible') compare();
  };
  // Before a redirect round trip, save the state even if nothing was saved until now. The next document needs it.
  const finish = () => {
    // The document is about to be unloaded, so another tab must not redirect it.
    leaving = true;
    return store.getState().journey.roundTrips.length > 0 ? startSaving().then((saver) => saver.flush()) : flush();
  };
  finishBeforeLeaving(finish);
  window.addEventListener('pagehide', () => {
    leaving = true;
    busy = store.getState().page.loading;
    endPageVisit();
    store.dispatch(documentHidden());
    void flush();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    // A cached document receives no messages. Another document may have ended the sign-in without changing its cookie.
    const ended = compareWithCookies() !== 'ours' || anyMissing();
    if (ended) store.dispatch(signInEnded('endedElsewhere'));
    // Reload a page that was navigating away, or that belongs to another session.
    leaving = busy || ended;
    if (!leaving) return;
    // Remove what the previous user typed and saw, also from the values that the browser restores after a reload.
    if (ended) document.body.replaceChildren();
    void exit.reload();
  });
  window.addEventListener('focus', compareIfVisible);
  document.addEventListener('visibilitychange', compareIfVisible);
  // Another tab has stored something, perhaps at the start of its own sign-in. A removed entry shows nothing: this tab may have removed it,
  // and the event can reach its next document.
  window.addEventListener('storage', compare);
  subscribeToOtherTabs((message) => {
    if (leaving || message.kind !== 'sign-in-ended' || message.session !== signInFingerprint()) return;
    // Do not announce it again: the tab that ended the sign-in may still be redirecting to the client service.
    store.dispatch(signInEnded('endedElsewhere'));
    showSignOut(message.by === 'timedOut' ? 'timedOut' : 'endedElsewhere', message.by as SignOutReason);
    awaitsReason = false;
  });
}

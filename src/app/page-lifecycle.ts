import { showInstead } from '@/history';
import { exit, finishBeforeLeaving } from '@/outcome/exit';
import { endPageVisit } from '@/outcome/page-visit';
import { paths } from '@/paths';
import { onMessageOfOtherTabs } from '@/session/other-tabs';
import { signInMark, standing } from '@/session/sign-in';
import { endIfOver } from '@/state/end-if-over';
import type { Ending } from '@/state/endings';
import { documentHidden, signInEnded } from '@/state/events';
import type { makeStore } from '@/state/store';
import { routeFor } from './route-for';

/**
 * Compares the sign-in of the document with the cookies whenever the tab is looked at or brought back, and ends it when another tab
 * says so. `pagehide` and not `unload`: a listener for the latter would keep every page out of the back/forward cache.
 */
export function followPageLifecycle({ store, keep, flush, anyMissing }: ReturnType<typeof makeStore>) {
  let busy = false;
  /** In the cache, or about to be loaded anew: nothing that arrives then sends the person anywhere else. */
  let away = false;
  /** The end was seen in the cookies, and the message that says more of it may still come. */
  let untold = false;
  /** Takes the person to the page of an end, once. A text that anybody may read stays; a question would be about somebody else's sign-in. */
  const leave = (ending: Ending, elsewhere = ending) => {
    if (!untold && !routeFor(window.location.pathname)?.guards.length) return;
    const path = ending === 'timedOut' ? paths.sessionTimeout : paths.sessionInvalid;
    if (!store.getState().page.loading && showInstead(path, { elsewhere })) return;
    away = true;
    endPageVisit();
    void exit.leave(path, true);
  };
  const compare = () => {
    const ending = away ? undefined : store.dispatch(endIfOver());
    if (!ending) return;
    leave(ending);
    untold = ending === 'endedElsewhere';
  };
  const look = () => {
    if (document.visibilityState === 'visible') compare();
  };
  // Before a detour, store it even where nothing was worth keeping until now: the way back needs it.
  const finish = () => {
    // The document is on its way: no other tab may send it elsewhere.
    away = true;
    return store.getState().journey.detours.length > 0 ? keep().then((keeper) => keeper.flush()) : flush();
  };
  finishBeforeLeaving(finish);
  window.addEventListener('pagehide', () => {
    away = true;
    busy = store.getState().page.loading;
    endPageVisit();
    store.dispatch(documentHidden());
    void flush();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    // No message reaches the cache: another document may have ended the sign-in, whose cookie stays.
    const ended = standing() !== 'ours' || anyMissing();
    if (ended) store.dispatch(signInEnded('endedElsewhere'));
    // A page that was being left, or one of another session, is of no use to whoever comes back to it.
    away = busy || ended;
    if (!away) return;
    // What the user before has typed and seen is gone at once, and from what the browser fills in after a reload.
    if (ended) document.body.replaceChildren();
    void exit.reload();
  });
  window.addEventListener('focus', look);
  document.addEventListener('visibilitychange', look);
  // Another tab has stored something: perhaps as the start of a sign-in of its own. A removal says nothing: it may be this tab's own,
  // whose events also reach the document that comes after.
  window.addEventListener('storage', compare);
  onMessageOfOtherTabs((message) => {
    if (away || message.kind !== 'sign-in-ended' || message.session !== signInMark()) return;
    // Never announced in turn: the tab that ended the sign-in may still be on its way to the client service.
    store.dispatch(signInEnded('endedElsewhere'));
    leave(message.by === 'timedOut' ? 'timedOut' : 'endedElsewhere', message.by as Ending);
    untold = false;
  });
}

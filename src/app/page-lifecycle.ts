import { exit, finishBeforeLeaving } from '@/outcome/exit';
import { paths } from '@/paths';
import { sessionReplaced } from '@/session/document-session';
import { sessionId } from '@/session/session';
import { sessionCleared, sessionTimedOut, shutDown } from '@/state/events';
import type { makeStore } from '@/state/store';
import { KEY_PREFIX } from '@/state/stored';
import { rowAt } from './row-at';

/** Inside the app, where the page can still name the client. The router is no object that can be asked: it reads the address again on `popstate`. */
function showTimeout() {
  window.history.replaceState(null, '', paths.sessionTimeout);
  window.dispatchEvent(new PopStateEvent('popstate'));
}

/**
 * What happens when the document is hidden, shown again, brought back by the browser's back/forward cache, or when another tab ends
 * its session or begins another. `pagehide` and not `unload`: a listener for the latter would keep every page out of that cache.
 */
export function followPageLifecycle({ store, keep, flush, anyMissing }: ReturnType<typeof makeStore>) {
  let busy = false;
  /** In the cache, or about to be loaded anew: nothing that is heard then sends the person anywhere else. */
  let away = false;
  const forget = () => {
    const gone = sessionId() === '';
    store.dispatch(gone ? sessionTimedOut() : sessionCleared());
    // A text that anybody may read stays; a question would be about somebody else's session.
    if (!rowAt(window.location.pathname)?.guards) return;
    // What is under way goes on to its next call unless its document goes.
    if (gone && !store.getState().page.loading) showTimeout();
    else void exit.leave(gone ? paths.sessionTimeout : paths.sessionInvalid, true);
  };
  /** Another document has ended this session: it removed what the session had stored, or everything. What an older one left is only tidied away. */
  const wasEnded = async ({ key, oldValue, newValue }: StorageEvent) => {
    if (key === null) return true;
    if (newValue !== null || !key.startsWith(KEY_PREFIX)) return false;
    return keep().then(
      (keeper) => keeper.isMissed(key, oldValue ?? ''),
      () => true,
    );
  };
  const compare = () => {
    if (!away && document.visibilityState === 'visible' && sessionReplaced()) forget();
  };
  // Who is sent round must be known when they come back, also where nothing was worth keeping until now.
  const finish = () => (store.getState().journey.detours.length > 0 ? keep().then((keeper) => keeper.flush()) : flush());
  finishBeforeLeaving(finish);
  window.addEventListener('pagehide', () => {
    away = true;
    busy = store.getState().page.loading;
    store.dispatch(shutDown());
    void flush();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    // No `storage` event was heard in the cache: another document may have ended the session, whose cookie stays.
    const ended = sessionReplaced() || anyMissing();
    if (ended) store.dispatch(sessionCleared());
    // A page that was being left, or one of another session, is of no use to whoever comes back to it.
    away = busy || ended;
    if (away) void exit.reload();
  });
  window.addEventListener('focus', compare);
  document.addEventListener('visibilitychange', compare);
  window.addEventListener('storage', (event) => {
    if (away) return;
    if (sessionReplaced()) forget();
    else void wasEnded(event).then((ended) => ended && !away && forget());
  });
}

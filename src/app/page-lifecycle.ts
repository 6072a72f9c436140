import { exit } from '@/outcome/exit';
import { sessionId } from '@/session/session';
import { shutDown } from '@/state/events';
import type { makeStore } from '@/state/store';

/**
 * What happens when the document is hidden for good or brought back by the browser's back/forward cache. `pagehide` and not
 * `unload`: a listener for the latter would keep every page out of that cache.
 */
export function followPageLifecycle({ store, persistor }: Pick<ReturnType<typeof makeStore>, 'store' | 'persistor'>) {
  const session = sessionId();
  let busy = false;
  window.addEventListener('pagehide', () => {
    busy = store.getState().page.loading;
    store.dispatch(shutDown());
    void persistor.flush();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    // A page that was being left, or one of another session, is of no use to whoever comes back to it.
    if (persisted && (busy || sessionId() !== session)) exit.reload();
  });
}

import { useCallback } from 'react';
import { MINUTE_MS, SESSION_WATCH_MS } from '@/constants';
import { Later } from '@/delivery/later';
import { SESSION_RENEWAL } from '@/session/detours';
import { useAppStore } from '@/state/hooks';

/**
 * Brings what follows the end of the session: at once where the session is not new, as after a reload, or was made longer; else when the
 * page is settled.
 */
export function SessionWatch() {
  const store = useAppStore();
  const sessionEnd = useCallback(async () => {
    const { deadlines, journey } = store.getState();
    const { noted, lead } = deadlines;
    const isNew = Date.now() + (lead ?? 0) - (noted.session ?? Infinity) < MINUTE_MS && !journey.detours.includes(SESSION_RENEWAL);
    await new Promise((resolve) => setTimeout(resolve, isNew ? SESSION_WATCH_MS : 0));
    return import('./session/session-end');
  }, [store]);
  return <Later part={sessionEnd} />;
}

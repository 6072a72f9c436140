import { useCallback } from 'react';
import { MINUTE_MS, SESSION_WATCH_MS } from '@/constants';
import { Later } from '@/delivery/later';
import { SESSION_RENEWAL } from '@/session/round-trips';
import { useAppStore } from '@/state/hooks';

/**
 * Loads the component that handles the end of the session. Loads it immediately if the session is not new, for example after a reload, or
 * was extended. Otherwise loads it when the page has settled.
 */
export function SessionWatch() {
  const store = useAppStore();
  const sessionEnd = useCallback(async () => {
    const { deadlines, journey } = store.getState();
    const { timestamps, lead } = deadlines;
    const isNew = Date.now() + (lead ?? 0) - (timestamps.session ?? Infinity) < MINUTE_MS && !journey.roundTrips.includes(SESSION_RENEWAL);
    await new Promise((resolve) => setTimeout(resolve, isNew ? SESSION_WATCH_MS : 0));
    return import('./session/session-end');
  }, [store]);
  return <Later part={sessionEnd} />;
}

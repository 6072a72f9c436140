import { useCallback, useSyncExternalStore } from 'react';
import { MINUTE_MS } from '@/constants';
import type { Lock } from '@/state/events';
import { useAppStore, useStateOnArrival } from '@/state/hooks';
import { lockEnd } from './instants';
import { followTime, type Instant, nowOf } from './session-time';

export interface Deadline {
  /** Epoch milliseconds by the server's clock. */
  at: number;
  /** Rounded. At least 1 until the deadline is over. */
  minutesLeft: number;
  over: boolean;
}

/** Subscribes to nothing, if there is no deadline. */
const nothingToFollow = () => () => undefined;

/** A deadline and the minutes left. Re-renders each minute and at the end. Undefined if `at` is. `now` selects the clock. */
export function useDeadline(at: Instant, now = nowOf): Deadline | undefined {
  const store = useAppStore();
  const minutes = useCallback(() => {
    const left = at === undefined ? 0 : at - now(store.getState());
    return left <= 0 ? 0 : Math.max(1, Math.round(left / MINUTE_MS));
  }, [at, now, store]);
  const minutesLeft = useSyncExternalStore(at === undefined ? nothingToFollow : followTime, minutes, minutes);
  return at === undefined ? undefined : { at, minutesLeft, over: minutesLeft === 0 };
}

/**
 * The end that a lock had when the page mounted. Undefined if no refusal has started it. Signing out clears the lock, but the page that the
 * user leaves must not change.
 */
export const useLock = (lock: Lock) => useDeadline(useStateOnArrival(lockEnd(lock)));

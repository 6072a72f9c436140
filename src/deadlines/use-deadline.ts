import { useCallback, useSyncExternalStore } from 'react';
import { MINUTE_MS } from '@/constants';
import type { Lock } from '@/state/events';
import { useAppStore, useStateOnArrival } from '@/state/hooks';
import { type Instant, lockEnd, nowOf } from './instants';

export interface Deadline {
  /** Epoch milliseconds by the server's clock. */
  at: number;
  /** Rounded. At least 1 until the deadline is over. */
  minutesLeft: number;
  over: boolean;
}

const CHECK_MS = 1000;

/**
 * Events after which timers may be late: the end of sleep, or a changed clock. Also input, so that nothing can be typed after the deadline.
 */
const wakeEvents = ['pageshow', 'online', 'focus', 'keydown', 'pointerdown'] as const;

/**
 * Checks the clock every second, and whenever the device may have been asleep. Timers do not run during sleep. Returns a function that stops
 * it.
 */
export function followTime(checkClock: () => void): () => void {
  const timer = setInterval(checkClock, CHECK_MS);
  for (const type of wakeEvents) window.addEventListener(type, checkClock, true);
  document.addEventListener('visibilitychange', checkClock);
  return () => {
    clearInterval(timer);
    for (const type of wakeEvents) window.removeEventListener(type, checkClock, true);
    document.removeEventListener('visibilitychange', checkClock);
  };
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

import { useCallback, useSyncExternalStore } from 'react';
import { MINUTE_MS } from '@/constants';
import { useAppStore } from '@/state/hooks';
import { type Instant, nowOf } from './instants';

export interface Deadline {
  /** Epoch milliseconds by the server's clock. */
  at: number;
  /** Rounded; at least 1 until it is over. */
  minutesLeft: number;
  over: boolean;
}

const CHECK_MS = 1000;

/** Whatever may come after a sleep, or after another has set the clock; a key or a finger too: nothing is typed after the end. */
const wakings = ['pageshow', 'online', 'focus', 'keydown', 'pointerdown'] as const;

/** Looks at the clock each second, and when the device may have woken. The timers of a device that sleeps do not run. */
function followTime(look: () => void): () => void {
  const timer = setInterval(look, CHECK_MS);
  for (const type of wakings) window.addEventListener(type, look, true);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    for (const type of wakings) window.removeEventListener(type, look, true);
    document.removeEventListener('visibilitychange', look);
  };
}

/** Never while nothing is waited for. */
const nothingToFollow = () => () => undefined;

/** A deadline as it stands, computed anew when a minute is over and at its end; undefined as long as `at` is. `now`: by which clock. */
export function useDeadline(at: Instant, now = nowOf): Deadline | undefined {
  const store = useAppStore();
  const minutes = useCallback(() => {
    const left = at === undefined ? 0 : at - now(store.getState());
    return left <= 0 ? 0 : Math.max(1, Math.round(left / MINUTE_MS));
  }, [at, now, store]);
  const minutesLeft = useSyncExternalStore(at === undefined ? nothingToFollow : followTime, minutes, minutes);
  return at === undefined ? undefined : { at, minutesLeft, over: minutesLeft === 0 };
}

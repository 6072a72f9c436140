import { MINUTE_MS, SESSION_HOURS } from '@/limits-and-durations';
import { serverLead } from '@/session/clock';
import type { TimestampName } from '@/state/events';
import type { RootState } from '@/state/store';

// Apart from the other instants, because the first script ends the session.

export type State = Pick<RootState, 'deadlines'>;

export const HOUR_MS = 60 * MINUTE_MS;

/** An instant by the server's clock, in epoch milliseconds. Undefined if its timestamp is not set. */
export type Instant = number | undefined;

/** The instant `milliseconds` after a timestamp. A timestamp by the device's clock is corrected as soon as the server's clock is known. */
export function after({ deadlines: { timestamps, lead } }: State, timestamp: TimestampName, milliseconds: number): Instant {
  const at = timestamps[timestamp];
  return at === undefined ? undefined : at + (lead === null ? (serverLead() ?? 0) : 0) + milliseconds;
}

/** The timestamp from which the session's end is calculated: the login, or without one the first visit in the session. */
const beginning = ({ deadlines: { timestamps } }: State) => (timestamps.login === undefined ? 'session' : 'login');

/** The end of the session, an hour after its beginning. Compare it with `sessionNow`. */
export const sessionEnd = (state: State): Instant => after(state, beginning(state), SESSION_HOURS * HOUR_MS);

/** The current time by the slower of both clocks. The session is over only when both agree (decision 0032). */
export function sessionNow(state: State): number {
  const began = beginning(state);
  const byServer = after(state, began, 0);
  const byDevice = state.deadlines.byDevice[began];
  const now = nowOf(state);
  return byServer === undefined || byDevice === undefined ? now : Math.min(now, byServer + Date.now() - byDevice);
}

/** The current time by the server's clock. A tab without an answer yet uses the lead that another tab measured. */
export const nowOf = ({ deadlines: { lead } }: State): number => Date.now() + (serverLead() ?? lead ?? 0);

const CHECK_MS = 1000;

/** Timers may be late after these: sleep, or a changed clock. Input too, so that nothing can be typed after the deadline. */
const wakeEvents = ['pageshow', 'online', 'focus', 'keydown', 'pointerdown'] as const;

/** Checks the clock every second, and after sleep, during which timers do not run. Returns a function that stops it. */
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

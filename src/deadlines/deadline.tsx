import { lightFormat } from 'date-fns/lightFormat';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { DAY_MS, EMAIL_CODE_HOURS, MINUTE_MS, NUMBER_CHANGE_HOURS, RESET_LINK_HOURS, SECURITY_CODE_MINUTES } from '@/limits-and-durations';
import { lockMs } from '@/state/deadlines';
import type { Lock } from '@/state/events';
import { useAppSelector, useAppStore, useStateOnArrival } from '@/state/hooks';
import type { RootState } from '@/state/store';
import { after, followTime, HOUR_MS, type Instant, nowOf, sessionEnd, type State } from './session-time';

/** The earlier of the two, because nothing outlives the session. */
const earlier = (one: Instant, other: Instant): Instant => (one !== undefined && other !== undefined ? Math.min(one, other) : one);

/** Spec 1, section 9: a security code expires 5 minutes after it was sent. */
export const codeEnd = (state: State): Instant => earlier(after(state, 'code', SECURITY_CODE_MINUTES * MINUTE_MS), sessionEnd(state));
/** When the code that confirms an email address expires. */
export const emailCodeEnd = (state: State): Instant => earlier(after(state, 'emailCode', EMAIL_CODE_HOURS * HOUR_MS), sessionEnd(state));
/** When the link that resets a password, or this session, expires. */
export const resetLinkEnd = (state: State): Instant => earlier(after(state, 'resetLink', RESET_LINK_HOURS * HOUR_MS), sessionEnd(state));
/** When a new phone number replaces the old one. */
export const numberChangeEnd = (state: State): Instant => after(state, 'numberChange', NUMBER_CHANGE_HOURS * HOUR_MS);
/** The end of a lock according to the proofing API. Undefined if it gives none, or one that passed more than a day ago. */
function givenLockEnd(state: Pick<RootState, 'deadlines' | 'proofing'>): Instant {
  const { lockOutTime } = state.proofing;
  const at = (lockOutTime ?? 0) * 1000;
  return at > nowOf(state) - DAY_MS ? at : undefined;
}

/** The end of a lock. The latest possible one, unless the server gave it. */
export const lockEnd = (lock: Lock) => (state: Pick<RootState, 'deadlines' | 'proofing'>) =>
  (lock === 'match' || lock === 'records' ? givenLockEnd(state) : undefined) ?? after(state, `lock ${lock}`, lockMs(lock));
/** An instant so many minutes before another. */
export const minutesBefore = (end: (state: State) => Instant, minutes: number) => (state: State) => {
  const at = end(state);
  return at === undefined ? undefined : at - minutes * MINUTE_MS;
};
/** When the user hid the session warning. */
export const warningHiddenAt = (state: State): Instant => after(state, 'hidden', 0);

export interface Deadline {
  /** Epoch milliseconds by the server's clock. */
  at: number;
  /** Rounded. At least 1 until the deadline is over. */
  minutesLeft: number;
  over: boolean;
}

/** Subscribes to nothing, if there is no deadline. */
const nothingToFollow = () => () => undefined;

/**
 * A deadline and the minutes left. Re-renders each minute and at the end. Undefined if `end` is. `now` selects the clock. The end is read
 * with the clock each time, because the first answer of the server may move both.
 */
export function useDeadline(end: (state: RootState) => Instant, now = nowOf): Deadline | undefined {
  const { getState } = useAppStore();
  const minutes = () => {
    const left = (end(getState()) ?? 0) - now(getState());
    return left <= 0 ? 0 : Math.max(1, Math.round(left / MINUTE_MS));
  };
  const at = useAppSelector(end);
  const minutesLeft = useSyncExternalStore(at === undefined ? nothingToFollow : followTime, minutes, minutes);
  return at === undefined ? undefined : { at, minutesLeft, over: minutesLeft === 0 };
}

/** The end that a lock had when the page mounted: signing out clears the lock, and the page must not change. Undefined without a lock. */
export function useLock(lock: Lock) {
  const end = useStateOnArrival(lockEnd(lock));
  return useDeadline(() => end);
}

/** The last whole minute before an instant in NHS style, in the device's time zone: 3:42pm, 2pm, midday, midnight. */
export function until(at: number | Date): string {
  const time = lightFormat(at, 'h:mmaaa');
  if (time === '12:00am') return 'midnight';
  if (time === '12:00pm') return 'midday';
  return time.replace(':00', '');
}

/** The first whole minute at or after an instant. */
export const nextMinute = (at: number) => Math.ceil(at / MINUTE_MS) * MINUTE_MS;

/** The first whole minute after an instant. */
export const from = (at: number): string => until(nextMinute(at));

/** From this number of minutes on, a wait is given in hours. */
const HOURS_FROM_MINUTES = 55;

/** Rounded minutes, or hours for a long wait: 'about 9 minutes', 'about 1 hour'. */
export function about(minutes: number): string {
  const [count, unit] = minutes < HOURS_FROM_MINUTES ? [minutes, 'minute'] : [Math.round(minutes / 60), 'hour'];
  return `about ${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** A sentence that is announced at its time. If that has passed when the page mounts, it is ordinary text. */
export function Milestone({ reached, children }: { reached: boolean; children: ReactNode }) {
  const [before] = useState(reached);
  return <div role={before ? undefined : 'status'}>{reached && <p>{children}</p>}</div>;
}

/** 'It works until 4:12pm.' after a sentence with the duration. 'It worked' after that time. Nothing if the start is not known. */
export function WorksUntil({ end }: { end: (state: RootState) => Instant }) {
  const deadline = useDeadline(end);
  if (!deadline) return null;
  const words = ` It ${deadline.over ? 'worked' : 'works'} until ${until(deadline.at)}.`;
  // Keyed by its text, because a translator may have replaced the text nodes.
  return <span key={words}>{words}</span>;
}

import {
  DAY_MS,
  EMAIL_CODE_HOURS,
  MINUTE_MS,
  NUMBER_CHANGE_HOURS,
  RESET_LINK_HOURS,
  SECURITY_CODE_MINUTES,
  SESSION_HOURS,
} from '@/constants';
import { serverLead } from '@/session/clock';
import { lockMs } from '@/state/deadlines';
import type { Lock, TimestampName } from '@/state/events';
import type { RootState } from '@/state/store';

type State = Pick<RootState, 'deadlines'>;

const HOUR_MS = 60 * MINUTE_MS;

/** An instant by the server's clock, in epoch milliseconds. Undefined if its timestamp is not set. */
export type Instant = number | undefined;

/** The instant `milliseconds` after a timestamp. A timestamp by the device's clock is corrected as soon as the server's clock is known. */
function after({ deadlines: { timestamps, lead } }: State, timestamp: TimestampName, milliseconds: number): Instant {
  const at = timestamps[timestamp];
  return at === undefined ? undefined : at + (lead === null ? (serverLead() ?? 0) : 0) + milliseconds;
}

/** The earlier of the two, because nothing outlives the session. */
const earlier = (one: Instant, other: Instant): Instant => (one !== undefined && other !== undefined ? Math.min(one, other) : one);

/** The timestamp from which the session's end is calculated: the login, or before that the first visit in the session. */
const beginning = ({ deadlines: { timestamps } }: State) => (timestamps.login === undefined ? 'session' : 'login');

/** The end of the session, an hour after its beginning. Compare it with `sessionNow`. */
export const sessionEnd = (state: State): Instant => after(state, beginning(state), SESSION_HOURS * HOUR_MS);

/**
 * The current time for comparison with the end of the session, by the slower of both clocks. The session is over only when both clocks
 * agree (decision 0009), so a server's wrong clock logs no user out.
 */
export function sessionNow(state: State): number {
  const began = beginning(state);
  const byServer = after(state, began, 0);
  const byDevice = state.deadlines.byDevice[began];
  const now = nowOf(state);
  return byServer === undefined || byDevice === undefined ? now : Math.min(now, byServer + Date.now() - byDevice);
}

/** Spec 1, section 9: a security code expires 5 minutes after it was sent. */
export const codeEnd = (state: State): Instant => earlier(after(state, 'code', SECURITY_CODE_MINUTES * MINUTE_MS), sessionEnd(state));
/** When the code that confirms an email address expires. */
export const emailCodeEnd = (state: State): Instant => earlier(after(state, 'emailCode', EMAIL_CODE_HOURS * HOUR_MS), sessionEnd(state));
/** When the link that resets a password can no longer be used in this session. */
export const resetLinkEnd = (state: State): Instant => earlier(after(state, 'resetLink', RESET_LINK_HOURS * HOUR_MS), sessionEnd(state));
/** When a new phone number replaces the old one. */
export const numberChangeEnd = (state: State): Instant => after(state, 'numberChange', NUMBER_CHANGE_HOURS * HOUR_MS);
/** The end of a lock according to the proofing API. Undefined if it gives none, or one that passed more than a day ago. */
function givenLockEnd(state: Pick<RootState, 'deadlines' | 'proofing'>): Instant {
  const { lockOutTime } = state.proofing;
  const at = lockOutTime === null ? NaN : lockOutTime * 1000;
  return at > nowOf(state) - DAY_MS ? at : undefined;
}
/** The end of a lock. The latest possible one, unless the server gave it. */
export const lockEnd = (lock: Lock) => (state: Pick<RootState, 'deadlines' | 'proofing'>) =>
  (lock === 'match' || lock === 'records' ? givenLockEnd(state) : undefined) ?? after(state, `lock ${lock}`, lockMs(lock));
/** When the user hid the session warning. */
export const warningHiddenAt = (state: State): Instant => after(state, 'hidden', 0);

/** The current time by the server's clock. A tab without an answer yet uses the lead that another tab measured. */
export const nowOf = ({ deadlines: { lead } }: State): number => Date.now() + (serverLead() ?? lead ?? 0);

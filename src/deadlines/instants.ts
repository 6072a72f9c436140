import {
  DAY_MS,
  EMAIL_CODE_HOURS,
  LOCKOUT_MINUTES,
  MINUTE_MS,
  NUMBER_CHANGE_HOURS,
  REMINDER_LOCK_HOURS,
  RESET_LINK_HOURS,
  SECURITY_CODE_MINUTES,
  SESSION_HOURS,
} from '@/constants';
import { serverLead } from '@/session/clock';
import type { Lock, Moment } from '@/state/events';
import type { RootState } from '@/state/store';

type State = Pick<RootState, 'deadlines'>;

const HOUR_MS = 60 * MINUTE_MS;

/** An instant of the server's clock, in epoch milliseconds; undefined where nobody has noted what it is reckoned from. */
export type Instant = number | undefined;

/** So long after a moment. One that was noted by the device's clock counts by the server's as soon as that is known. */
function after({ deadlines: { noted, lead } }: State, moment: Moment, milliseconds: number): Instant {
  const at = noted[moment];
  return at === undefined ? undefined : at + (lead === null ? (serverLead() ?? 0) : 0) + milliseconds;
}

/** The earlier of the two: nothing outlives the session. */
const earlier = (one: Instant, other: Instant): Instant => (one !== undefined && other !== undefined ? Math.min(one, other) : one);

/** What the end of the session is reckoned from: the login; before that, the first sight of the session. */
const beginning = ({ deadlines: { noted } }: State) => (noted.login === undefined ? 'session' : 'login');

/** An hour after its beginning. Compare it with `sessionNow`. */
export const sessionEnd = (state: State): Instant => after(state, beginning(state), SESSION_HOURS * HOUR_MS);

/**
 * Now, for the end of the session, by the clock that is behind: a session is over only when both clocks say so (decision 0009). An answer
 * of a server whose clock is wrong must log nobody out.
 */
export function sessionNow(state: State): number {
  const began = beginning(state);
  const byServer = after(state, began, 0);
  const byDevice = state.deadlines.byDevice[began];
  const now = nowOf(state);
  return byServer === undefined || byDevice === undefined ? now : Math.min(now, byServer + Date.now() - byDevice);
}

/** Spec 1, section 9: a security code counts for 5 minutes from its sending. */
export const codeEnd = (state: State): Instant => earlier(after(state, 'code', SECURITY_CODE_MINUTES * MINUTE_MS), sessionEnd(state));
/** The code that confirms an email address. */
export const emailCodeEnd = (state: State): Instant => earlier(after(state, 'emailCode', EMAIL_CODE_HOURS * HOUR_MS), sessionEnd(state));
/** The link that resets a password, for whoever wants to go on in this session. */
export const resetLinkEnd = (state: State): Instant => earlier(after(state, 'resetLink', RESET_LINK_HOURS * HOUR_MS), sessionEnd(state));
/** When a new phone number takes the place of the old one. */
export const numberChangeEnd = (state: State): Instant => after(state, 'numberChange', NUMBER_CHANGE_HOURS * HOUR_MS);
/** The latest end of a lock of which the server says no more than that it is there. */
export const lockEnd =
  (lock: Lock) =>
  (state: State): Instant =>
    after(state, `lock ${lock}`, lock === 'reminder' ? REMINDER_LOCK_HOURS * HOUR_MS : LOCKOUT_MINUTES * MINUTE_MS);
/** The end of a lock as the proofing API gives it; undefined where it gives none, or one that has passed more than a day ago. */
export function matchLockEnd(state: Pick<RootState, 'deadlines' | 'proofing'>): Instant {
  const { lockOutTime } = state.proofing;
  const at = lockOutTime === null ? NaN : lockOutTime * 1000;
  return at > nowOf(state) - DAY_MS ? at : undefined;
}
/** When the person has hidden the warning of the session's end. */
export const warningHiddenAt = (state: State): Instant => after(state, 'hidden', 0);

/** Now by the server's clock. A tab that has had no answer yet goes by what another one knew. */
export const nowOf = ({ deadlines: { lead } }: State): number => Date.now() + (serverLead() ?? lead ?? 0);

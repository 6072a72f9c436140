import { DAY_MS, EMAIL_CODE_HOURS, MINUTE_MS, NUMBER_CHANGE_HOURS, RESET_LINK_HOURS, SECURITY_CODE_MINUTES } from '@/constants';
import { lockMs } from '@/state/deadlines';
import type { Lock } from '@/state/events';
import type { RootState } from '@/state/store';
import { after, HOUR_MS, type Instant, nowOf, sessionEnd, type State } from './session-time';

/** The earlier of the two, because nothing outlives the session. */
const earlier = (one: Instant, other: Instant): Instant => (one !== undefined && other !== undefined ? Math.min(one, other) : one);

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

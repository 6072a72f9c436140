import { LOCKOUT_MINUTES } from '@/constants';
import { serverNow } from '@/session/clock';
import { useStateOnArrival } from '@/state/hooks';

/** Until a lock ends, in epoch seconds. One that has ended meanwhile is nothing to wait for anew. */
const minutesUntil = (lockOutTime: number) => Math.max(1, Math.round((lockOutTime - serverNow() / 1000) / 60));

/** Spec 2, section 2: the rounded minutes until the lock ends, never 0; without a lock's end, its full length. As they were on arrival. */
export function useMinutesToWait(): string {
  const minutes = useStateOnArrival(({ proofing: { lockOutTime } }) =>
    lockOutTime === null ? LOCKOUT_MINUTES : minutesUntil(lockOutTime),
  );
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}

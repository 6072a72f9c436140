import { LOCKOUT_MINUTES } from '@/constants';
import { serverNow } from '@/session/clock';
import { useStateOnArrival } from '@/state/hooks';

/** Minutes until a lock ends (given in epoch seconds); at least 1, for a lock that has just ended. */
const minutesUntil = (lockOutTime: number) => Math.max(1, Math.round((lockOutTime - serverNow() / 1000) / 60));

/** Rounded minutes until the lock ends, as on arrival: never 0, and the full length if the end is unknown (spec 2, section 2). */
export function useMinutesToWait(): string {
  const minutes = useStateOnArrival(({ proofing: { lockOutTime } }) =>
    lockOutTime === null ? LOCKOUT_MINUTES : minutesUntil(lockOutTime),
  );
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}

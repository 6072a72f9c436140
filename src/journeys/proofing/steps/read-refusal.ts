import { legible } from '@/api/legible';
import { type UpliftRefusal, upliftRefusal } from '@/api/proofing';

/** The last second of the year 9999. No lock ends later, so a larger number is one of milliseconds. */
const LAST_SECOND = 253_402_300_799;

/** The end of a lock in epoch seconds, also where the server gives milliseconds; undefined where it gives no date. */
function epochSeconds(given: number | undefined): number | undefined {
  const seconds = given !== undefined && given > LAST_SECOND ? given / 1000 : given;
  return seconds !== undefined && seconds > LAST_SECOND ? undefined : seconds;
}

/** Reads the body of a refused uplift: texts as a page may draw them, and the end of a lock in the unit that the state holds. */
export function readRefusal(body: unknown): UpliftRefusal {
  const { email, pyi_sla, lockout_time_seconds, ...rest } = upliftRefusal.parse(body);
  return {
    ...rest,
    email: email.map((address) => legible(address)).filter(Boolean),
    pyi_sla: pyi_sla && legible(pyi_sla),
    lockout_time_seconds: epochSeconds(lockout_time_seconds),
  };
}

import { minute } from './clock';
import { plainEmail } from './http/body';
import { Refusal } from './http/refusal';
import type { CountedByAddress, Tally, TallyKey, World } from './model';

/** Wrong attempts before a lock, and requests for a code or an email before a lock (spec 1, section 9, gives the length only). */
export const wrongTriesAllowed = 5;
const requestsAllowed = 5;
const lockLength = 15 * minute;

/** No attempts yet. */
export const emptyTally = (): Tally => ({ count: 0, lastAt: 0, lockedUntil: 0 });

/** Whether a lock is active at this time. */
export const isLocked = (tally: Tally, now: number): boolean => now < tally.lockedUntil;

/** Adds an attempt and returns the count. Attempts are forgotten after 15 minutes without one, and when a lock has ended. */
function countOne(tally: Tally, now: number): number {
  if (now - tally.lastAt >= lockLength) tally.count = 0;
  tally.lastAt = now;
  return ++tally.count;
}

/** Counts a wrong attempt and returns whether it was the fifth, which locks for 15 minutes. */
export function countWrongTry(tally: Tally, now: number): boolean {
  if (countOne(tally, now) < wrongTriesAllowed) return false;
  lock(tally, now);
  return true;
}

/** Counts a request and returns whether it is allowed. The sixth locks for 15 minutes. */
export function countRequest(tally: Tally, now: number): boolean {
  if (isLocked(tally, now)) return false;
  if (countOne(tally, now) <= requestsAllowed) return true;
  lock(tally, now);
  return false;
}

/** Locks for 15 minutes from `now`. */
export function lock(tally: Tally, now: number) {
  tally.lastAt = now;
  tally.lockedUntil = now + lockLength;
}

/** The number of attempts for an address. */
export function addressTally(world: World, counted: CountedByAddress, email: string): Tally {
  const key: TallyKey = `${counted}: ${plainEmail(email)}`;
  const tally = world.addressTallies.get(key) ?? emptyTally();
  world.addressTallies.set(key, tally);
  return tally;
}

/** Counts a request for an address. Refuses the sixth, and all others for 15 minutes. */
export function limitRequests(world: World, counted: CountedByAddress, email: string, error: string) {
  if (!countRequest(addressTally(world, counted, email), world.clock.now())) throw new Refusal(429, { error });
}

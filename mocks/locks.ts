import { minute } from './clock';

/** Wrong tries before a lock, and requests for a code or a reset link before a lock (spec 1, section 9, gives the length only). */
export const wrongTriesAllowed = 5;
export const codeRequestsAllowed = 5;
export const resetRequestsAllowed = 5;
const lockLength = 15 * minute;

/** How often something was tried; times in milliseconds since 1970. */
export interface Tally {
  count: number;
  lastAt: number;
  lockedUntil: number;
}

/** Nothing tried yet. */
export const emptyTally = (): Tally => ({ count: 0, lastAt: 0, lockedUntil: 0 });

/** Whether a lock is in force; it ends as the clock passes. */
export const isLocked = (tally: Tally, now: number): boolean => now < tally.lockedUntil;

/** Counts one more and answers how many that makes. Earlier ones are forgotten after 15 quiet minutes, so also when a lock has ended. */
export function countOne(tally: Tally, now: number): number {
  if (now - tally.lastAt >= lockLength) tally.count = 0;
  tally.lastAt = now;
  return ++tally.count;
}

/** Locks for 15 minutes from `now`. */
export function lock(tally: Tally, now: number) {
  tally.lastAt = now;
  tally.lockedUntil = now + lockLength;
}

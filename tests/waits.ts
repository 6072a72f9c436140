import { ACCOUNT_CHECK_MIN_MS, DOUBLE_CLICK_MS } from '@/constants';

const real = globalThis.setTimeout;

/**
 * The spinners that are shown for a second at least, and the half second of a double click, are not waited for, or the suite would
 * mostly wait. Every other time is real. A test about those uses fake timers, which replace this.
 */
export function skipWaits() {
  const impatient = (run: () => void, ms?: number, ...rest: unknown[]) =>
    real(run, ms === ACCOUNT_CHECK_MIN_MS || ms === DOUBLE_CLICK_MS ? 0 : ms, ...(rest as []));
  globalThis.setTimeout = impatient as typeof setTimeout;
}

export const restoreWaits = () => void (globalThis.setTimeout = real);

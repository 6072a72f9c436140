import {
  ACCOUNT_CHECK_MIN_MS,
  DOUBLE_CLICK_MS,
  HELP_CENTRE_REDIRECT_MS,
  REMINDER_SPINNER_MIN_MS,
  SECURITY_CODE_SPINNER_MIN_MS,
} from '@/constants';

const skipped: readonly (number | undefined)[] = [
  ACCOUNT_CHECK_MIN_MS,
  SECURITY_CODE_SPINNER_MIN_MS,
  REMINDER_SPINNER_MIN_MS,
  HELP_CENTRE_REDIRECT_MS,
  DOUBLE_CLICK_MS,
];

const real = globalThis.setTimeout;

/**
 * The spinners that are shown for a second at least, and the half second of a double click, are not waited for, or the suite would
 * mostly wait. Every other time is real. A test about those uses fake timers, which replace this.
 */
export function skipWaits() {
  const impatient = (run: () => void, ms?: number, ...rest: unknown[]) => real(run, skipped.includes(ms) ? 0 : ms, ...(rest as []));
  globalThis.setTimeout = impatient as typeof setTimeout;
}

export const restoreWaits = () => void (globalThis.setTimeout = real);

/** Holds what waits for this time, such as the shortest time of a spinner, until the returned function is called. The set-up ends it. */
export function holdWait(ms: number) {
  const held: (() => void)[] = [];
  const others = globalThis.setTimeout;
  const holding = (run: () => void, time?: number, ...rest: unknown[]) =>
    time === ms ? held.push(run) : others(run, time, ...(rest as []));
  globalThis.setTimeout = holding as typeof setTimeout;
  return () => held.splice(0).forEach((run) => run());
}

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

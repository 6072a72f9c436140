import { CALL_TIMEOUT_MS } from '@/limits-and-durations';

/** Resolves after `ms` milliseconds. */
export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Settles as `work` does, but not before `minimum` has, so that a spinner does not flash. */
export async function notBefore<Result>(minimum: Promise<void> | undefined, work: Promise<Result>): Promise<Result> {
  await Promise.allSettled([work, minimum]);
  return work;
}

/** Settles as `work` does, but rejects after `ms` milliseconds (by default the time limit of a call). A later result is dropped. */
export const inTime = <Result>(work: PromiseLike<Result>, ms = CALL_TIMEOUT_MS): Promise<Result> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('Timed out')), ms);
    void Promise.resolve(work)
      .finally(() => clearTimeout(timer))
      .then(resolve, reject);
  });

/** The latest start. Chromium may count itself as busy although nothing happens. */
const LATEST_MS = 3000;

/** Runs low-priority work when the browser is idle. Safari has no requestIdleCallback. */
export function whenIdle(run: () => void) {
  const idle = window.requestIdleCallback as typeof window.requestIdleCallback | undefined;
  if (idle) idle(run, { timeout: LATEST_MS });
  else setTimeout(run);
}

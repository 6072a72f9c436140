/** The latest start. Chromium may count itself as busy although nothing happens. */
const LATEST_MS = 3000;

/** Runs low-priority work when the browser is idle. Safari has no requestIdleCallback. */
export function whenIdle(run: () => void) {
  const idle = window.requestIdleCallback as typeof window.requestIdleCallback | undefined;
  if (idle) idle(run, { timeout: LATEST_MS });
  else setTimeout(run);
}

/** Chromium may count itself as busy for as long as nothing happens. */
const LATEST_MS = 3000;

/** Runs what can wait until the browser has done what the user waits for. Safari has no such function. */
export function whenIdle(run: () => void) {
  const idle = window.requestIdleCallback as typeof window.requestIdleCallback | undefined;
  if (idle) idle(run, { timeout: LATEST_MS });
  else setTimeout(run);
}

/** Runs what can wait until the browser is done with what the person waits for. */
export const whenIdle = (run: () => void) => void (window.requestIdleCallback ?? setTimeout)(run);

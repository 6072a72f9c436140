/**
 * Whether the page waits: for a step, for what an interim page fetches, or for its own code. All three say so in the same way, and pages that
 * only wait follow each other without a moment between.
 */
export const isWaiting = () => document.querySelector('main')?.getAttribute('aria-busy') === 'true';

/** Calls `changed` when a wait may have begun or ended; returns the function that stops it. */
export function followWaits(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['aria-busy'] });
  return () => observer.disconnect();
}

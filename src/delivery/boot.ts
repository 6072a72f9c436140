import { rewriteAddress } from '@/history';

declare global {
  interface Window {
    /** The query of a reset link. The inline script (`hosting/boot-error.ts`) moves it here when it shows the load-failure message. */
    emailedQuery?: string;
  }
}

/** The script was late and has not failed. Restores the query of a reset link in the address, where the app reads it. */
export function restoreQuery() {
  const { emailedQuery } = window;
  delete window.emailedQuery;
  if (emailedQuery) rewriteAddress(window.location.pathname + emailedQuery);
}

/** Removes the load-failure message of the document. */
export const removeBootError = () => document.getElementById('boot-error')?.remove();

/** Applies the style sheet that is for print until it has loaded. Call it after the later sheets, which would lose against it. */
export function applyFirstSheet(): Promise<void> | undefined {
  const link = document.querySelector<HTMLLinkElement>('link[rel=stylesheet][media=print]');
  if (!link) return undefined;
  const apply = () => void (link.media = 'all');
  if (link.sheet) return apply();
  // A document's load event need not wait for a sheet for paper, so this may be later than it.
  link.addEventListener('load', apply, { once: true });
  if (document.readyState === 'complete') return undefined;
  return new Promise((resolve) => {
    // It may have failed before these listeners were added, and then only the document's load event fires.
    for (const target of [link, window]) target.addEventListener('load', () => resolve());
    link.addEventListener('error', () => resolve());
  });
}

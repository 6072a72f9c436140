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

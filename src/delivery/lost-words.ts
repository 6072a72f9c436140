import { rewriteAddress } from '@/history';

declare global {
  interface Window {
    /** The query of a reset link, which the page's inline script has taken out of the address (`hosting/lost-script.ts`). */
    emailedQuery?: string;
  }
}

/** The script was late and not lost: the query of a reset link is back where the app looks for it. */
export function giveBackQuery() {
  const { emailedQuery } = window;
  delete window.emailedQuery;
  if (emailedQuery) rewriteAddress(window.location.pathname + emailedQuery);
}

/** Takes away what the document says where the app does not start. */
export const removeLostWords = () => document.getElementById('lost')?.remove();

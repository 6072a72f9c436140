import { config } from '@/config';
import { acceptsOptionalCookies } from './optional-cookies';
import { logError } from './report';

/** An entry for analytics (contract, "Analytics"). It never contains an email address, a number or typed text. */
type Entry =
  { event: 'pageview'; path: string; title: string } | { event: 'submitError'; path: string; call: string; status: number; text: string };

declare global {
  interface Window {
    /** The queue that the analytics script reads. */
    digitalData?: Entry[];
  }
}

/** Requires a configured script and the user's consent. */
const allowed = () => config.analyticsScriptUrl !== '' && acceptsOptionalCookies();

const report = (entry: Entry) => {
  if (allowed()) (window.digitalData ??= []).push(entry);
};

/** Reports a page view. `path` is its address without the query. */
export const trackPageView = (path: string, title: string) => report({ event: 'pageview', path, title });

/** Reports a failed call of the login or passkey API. `status` is 0 without an answer. `text` comes from the error table, or is empty. */
export const trackSubmitError = (failure: { call: string; status: number; text: string }) =>
  report({ event: 'submitError', path: window.location.pathname, ...failure });

/** Whether this document has loaded the script. A loaded script cannot be unloaded. */
export const analyticsLoaded = () => document.getElementById('analytics') !== null;

/** The rule of the lazy chunk. Not in the store, which cannot hold a function. */
let mayRead: ((path: string) => boolean) | undefined;

/** Whether the script in this document could read the page at `path`. If so, the page must not be shown in this document. */
export const analyticsCouldRead = (path: string) => analyticsLoaded() && !mayRead?.(path);

/** Loads the analytics script once per document, on a page where it may run. A host's headers may block it, which only the log reports. */
export async function loadAnalytics() {
  if (!allowed()) return;
  try {
    const script = await import('./analytics/script');
    mayRead = script.mayRead;
    // During the import the user may have navigated, or rejected cookies.
    if (allowed() && !analyticsLoaded() && mayRead(window.location.pathname)) script.insertScript();
  } catch {
    logError('Analytics was refused');
  }
}

import { config } from '@/config';
import { logError } from './log';
import { acceptsOptionalCookies } from './optional-cookies';

/** An entry for analytics (contract, "Analytics"): never an email address, a number or anything that was typed. */
type Entry =
  { event: 'pageview'; path: string; title: string } | { event: 'submitError'; path: string; call: string; status: number; text: string };

declare global {
  interface Window {
    /** The queue that the analytics script reads. */
    digitalData?: Entry[];
  }
}

/** Requires a configured script and the person's acceptance. */
const allowed = () => config.analyticsScriptUrl !== '' && acceptsOptionalCookies();

const report = (entry: Entry) => {
  if (allowed()) (window.digitalData ??= []).push(entry);
};

/** Reports a page view. `path` is its address without the query. */
export const trackPageView = (path: string, title: string) => report({ event: 'pageview', path, title });

/** Reports a failed call of the login or passkey API; status 0 if no answer came. `text` is one of the error catalogue's, or empty. */
export const trackSubmitError = (failure: { call: string; status: number; text: string }) =>
  report({ event: 'submitError', path: window.location.pathname, ...failure });

let brought: HTMLScriptElement | undefined;

/** Whether this document contains the script, which cannot be unloaded again. */
export const analyticsHere = () => brought?.isConnected === true;

let part: typeof import('./analytics/script') | undefined;

/** Whether the script in this document could read the page at `path`, which then must not be shown here. */
export const analyticsCouldRead = (path: string) => analyticsHere() && !part?.mayRead(path);

/**
 * Loads the analytics script once per document, on a page that may be measured. It then reads the entries queued before. If a host's
 * headers refuse it, only the log says so.
 */
export async function loadAnalytics() {
  if (!allowed()) return;
  try {
    part = await import('./analytics/script');
    // During the import the person may have navigated, or refused.
    if (allowed() && !analyticsHere() && part.mayRead(window.location.pathname)) brought = part.bringScript();
  } catch {
    logError('Analytics was refused');
  }
}

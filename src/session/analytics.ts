import { config } from '@/config';
import { cookiePreference } from './cookie-preference';
import { logError } from './log';

/** An entry for analytics (contract, "Analytics"): never an email address, a number or anything that was typed. */
type Entry =
  { event: 'pageview'; path: string; title: string } | { event: 'submitError'; path: string; call: string; status: number; text: string };

declare global {
  interface Window {
    /** The queue that the analytics script reads. */
    digitalData?: Entry[];
    trustedTypes?: {
      createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => { createScriptURL: (url: string) => string };
    };
  }
}

const SCRIPT_ID = 'analytics';

/** Requires a configured script and the person's acceptance. */
const allowed = () => config.analyticsScriptUrl !== '' && cookiePreference().hasAcceptedOptionalCookies;

const report = (entry: Entry) => {
  if (allowed()) (window.digitalData ??= []).push(entry);
};

/** Reports a page view. `path` is its address without the query. */
export const trackPageView = (path: string, title: string) => report({ event: 'pageview', path, title });

/** Reports a failed call of the login or passkey API; status 0 if no answer came. `text` is one of the error catalogue's, or empty. */
export const trackSubmitError = (failure: { call: string; status: number; text: string }) =>
  report({ event: 'submitError', path: window.location.pathname, ...failure });

let brought: HTMLScriptElement | undefined;

/** Inserts the script. Its trusted-types policy allows this one address only. Throws where the headers forbid the policy. */
function bringScript() {
  const script = document.createElement('script');
  const policy = window.trustedTypes?.createPolicy('nhs-analytics', { createScriptURL: () => config.analyticsScriptUrl });
  script.id = SCRIPT_ID;
  script.async = true;
  if (config.analyticsScriptIntegrity) {
    script.integrity = config.analyticsScriptIntegrity;
    // The browser checks a cross-origin script against its hash only if CORS lets the script be read.
    script.crossOrigin = 'anonymous';
  }
  // Stryker disable next-line StringLiteral: the policy answers its one address, whatever it is given
  script.src = policy?.createScriptURL('') ?? config.analyticsScriptUrl;
  document.head.append(script);
  brought = script;
}

/** Whether this document contains the script, which cannot be unloaded again. */
export const analyticsHere = () => brought?.isConnected === true;

let measured: ReadonlySet<string> | undefined;

/** Whether the script in this document could read the page at `path`, which then must not be shown here. */
// Stryker disable next-line OptionalChaining: the script is here only after the list of pages
export const analyticsCouldRead = (path: string) => analyticsHere() && !measured?.has(path);

/**
 * Loads the analytics script once per document, on a page that may be measured. It then reads the entries queued before. If a host's
 * headers refuse it, only the log says so.
 */
export async function loadAnalytics() {
  // Stryker disable next-line ConditionalExpression: only spares fetching the list of pages, for it is asked again below
  if (!allowed()) return;
  try {
    ({ measured } = await import('./analytics/measured-pages'));
    // During the import the person may have navigated, or refused.
    if (allowed() && !analyticsHere() && measured.has(window.location.pathname)) bringScript();
  } catch {
    logError('Analytics was refused');
  }
}

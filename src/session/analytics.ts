import { config } from '@/config';
import { cookiePreference } from './cookie-preference';
import { logError } from './log';

/** What analytics is told (contract, "Analytics"): never an email address, a number or anything that was typed. */
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

/** Only after acceptance, and only where an operator has configured it. */
const allowed = () => config.analyticsScriptUrl !== '' && cookiePreference().hasAcceptedOptionalCookies;

const tell = (entry: Entry) => {
  if (allowed()) (window.digitalData ??= []).push(entry);
};

/** A page was shown. `path` is its address without the query. */
export const trackPageView = (path: string, title: string) => tell({ event: 'pageview', path, title });

/** A call of the login or passkey API failed; status 0 when nothing came back. `text` is one of the error catalogue's, or empty. */
export const trackSubmitError = (failure: { call: string; status: number; text: string }) =>
  tell({ event: 'submitError', path: window.location.pathname, ...failure });

let brought: HTMLScriptElement | undefined;

/** The policy lets this one address pass a policy of trusted types, and no other. Throws where the headers do not allow it. */
function bringScript() {
  const script = document.createElement('script');
  const policy = window.trustedTypes?.createPolicy('nhs-analytics', { createScriptURL: () => config.analyticsScriptUrl });
  script.id = SCRIPT_ID;
  script.async = true;
  if (config.analyticsScriptIntegrity) {
    script.integrity = config.analyticsScriptIntegrity;
    // Of another origin the browser only checks what that origin lets it read.
    script.crossOrigin = 'anonymous';
  }
  script.src = policy?.createScriptURL('') ?? config.analyticsScriptUrl;
  document.head.append(script);
  brought = script;
}

/** Whether this document has the script, which then lives as long as the document. */
export const analyticsHere = () => brought?.isConnected === true;

let measured: ReadonlySet<string> | undefined;

/** Whether the page of this row must not be shown in this document, because the script could read it. */
export const analyticsCouldRead = (path: string) => analyticsHere() && !measured?.has(path);

/**
 * Brings the analytics script, once per document, where the page may be measured. It finds then what it was told before. Where a
 * host's headers refuse it, the person who accepted it does not notice.
 */
export async function loadAnalytics() {
  if (!allowed()) return;
  try {
    ({ measured } = await import('./measured-pages'));
    // The person may have gone on meanwhile, or refused.
    if (allowed() && !analyticsHere() && measured.has(window.location.pathname)) bringScript();
  } catch {
    logError('Analytics was refused');
  }
}

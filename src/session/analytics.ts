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

/** The policy lets this one address pass a policy of trusted types, and no other. Throws where the headers do not allow it. */
function bringScript() {
  const script = document.createElement('script');
  const policy = window.trustedTypes?.createPolicy('nhs-analytics', { createScriptURL: () => config.analyticsScriptUrl });
  script.id = SCRIPT_ID;
  script.async = true;
  script.src = policy?.createScriptURL('') ?? config.analyticsScriptUrl;
  document.head.append(script);
}

/** Brings the analytics script, once per document. Where a host's headers refuse it, the person who accepted it does not notice. */
export function loadAnalytics() {
  if (!allowed() || document.getElementById(SCRIPT_ID)) return;
  try {
    bringScript();
  } catch {
    logError('Analytics was refused');
  }
}

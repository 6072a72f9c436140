import { config } from '@/config';
import { paths } from '@/paths';
import { logError } from './log';
import { acceptsOptionalCookies } from './optional-cookies';

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

/**
 * The only pages where the analytics script may run. It can read the whole document. Pages with typing, personal details, passkeys or
 * consent are therefore left out, and so are unknown addresses, which may contain a secret.
 */
const measured: ReadonlySet<string> = new Set([
  paths.cookies,
  paths.cookieSettings,
  paths.cookieSettingsChanged,
  paths.accessibility,
  paths.privacy,
  paths.termsAndConditions,
  paths.legalNotice,
  paths.passwordAttemptsExceeded,
  paths.loginAttemptsExceeded,
  paths.notRegistered,
  paths.loginDisabled,
  paths.loginProblemNhsNumber,
  paths.accountDisabled,
  paths.loginDisabledAuthcode,
  paths.error,
  paths.errorAccount,
  paths.restoreMessage,
  paths.noClientInfo,
  paths.sessionTimeout,
  paths.sessionInvalid,
  paths.serviceBusy,
]);

/** Whether this document has loaded the script. A loaded script cannot be unloaded. */
export const analyticsLoaded = () => document.getElementById('analytics') !== null;

/** Whether the script in this document could read the page at `path`. If so, the page must not be shown in this document. */
export const analyticsCouldRead = (path: string) => analyticsLoaded() && !measured.has(path);

/**
 * Loads the analytics script once per document, on a page where it may run. The script then reads the queued entries. A host's headers may
 * block it, which only the log reports.
 */
export async function loadAnalytics() {
  if (!allowed()) return;
  try {
    const { insertScript } = await import('./analytics/script');
    // During the import the user may have navigated, or rejected cookies.
    if (allowed() && !analyticsLoaded() && measured.has(window.location.pathname)) insertScript();
  } catch {
    logError('Analytics was refused');
  }
}

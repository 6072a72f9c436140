import { config } from '@/config';
import { paths } from '@/paths';

declare global {
  interface Window {
    trustedTypes?: {
      createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => { createScriptURL: (url: string) => string };
    };
  }
}

/** The only pages that the analytics script may read: without typing, personal details, passkeys or consent, and all known. */
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

/** Whether the script may run beside the page at `path`. */
export const mayRead = (path: string) => measured.has(path);

/** Inserts the script. Its trusted-types policy allows only this address. Throws if the headers forbid the policy. */
export function insertScript() {
  const script = document.createElement('script');
  const policy = window.trustedTypes?.createPolicy('nhs-analytics', { createScriptURL: () => config.analyticsScriptUrl });
  script.id = 'analytics';
  script.async = true;
  if (config.analyticsScriptIntegrity) {
    script.integrity = config.analyticsScriptIntegrity;
    // The browser checks a cross-origin script against its hash only if CORS lets the script be read.
    script.crossOrigin = 'anonymous';
  }
  script.src = policy?.createScriptURL('') ?? config.analyticsScriptUrl;
  document.head.append(script);
}

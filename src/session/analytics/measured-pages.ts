import { paths } from '@/paths';

/**
 * The only pages where the analytics script may run. It can read the whole document, so pages with typing, personal details, passkeys or
 * consent are left out, and unknown addresses too: one may be a secret.
 */
export const measured: ReadonlySet<string> = new Set([
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

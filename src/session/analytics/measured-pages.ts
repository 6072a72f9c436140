import { paths } from '@/paths';

/**
 * The only pages where the analytics script may run. It can read the whole document. Pages with typing, personal details, passkeys or
 * consent are therefore left out, and so are unknown addresses, which may contain a secret.
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

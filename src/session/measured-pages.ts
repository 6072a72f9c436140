import { paths } from '@/paths';

/**
 * The only pages that the analytics script may stand beside. A script can read whatever its document shows, so it is kept from every
 * page where somebody types, is told something about themselves, uses a passkey, or agrees. An address that nobody knows may be a secret.
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

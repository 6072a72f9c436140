import type { OtpMethod } from '@/api/login';

/** The name of each call, as used by its error table, its redirect round trips and the map. */
export type CallName =
  | 'account-status'
  | 'passkey-status'
  | 'passkey'
  | 'password'
  | 'user-sign-in'
  | 'forgot-password'
  | 'verify-waf-token'
  | 'authcode'
  | `trigger-otp ${OtpMethod}`
  | `request-otp ${OtpMethod}`
  | `request-otp ${OtpMethod} new number`
  | `otp ${OtpMethod}`
  | 'validate-email'
  | 'register'
  | 'verify-email'
  | 'resend-email-code'
  | `register ${OtpMethod}`
  | `change-${OtpMethod}`
  | 'confirm-change-password'
  | 'client-info'
  | 'consent'
  | 'refuse-consent'
  | 'decline-terms'
  | 'terms-update'
  | 'uplift'
  | 'record-p5-failure-data'
  | 'redirect-to-authorize'
  | 'account-migration'
  | 'duplicate-accounts-email'
  | 'duplicate-accounts-email again';

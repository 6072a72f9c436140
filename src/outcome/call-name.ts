import type { OtpMethod } from '@/api/login';

/** Every call that a step makes, by the name under which its error table, its detours and the journey map know it. */
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

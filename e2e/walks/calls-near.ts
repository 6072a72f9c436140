import type { CallName } from '../../mocks/backend/http/calls';

const uplift = ['uplift-nhs-known', 'uplift-demog-trace'] as const;
const reset = ['forgot-password', 'confirm-change-password'] as const;
const codes = ['otp', 'request-otp', 'authcode', 'passkey-options'] as const;
const handBack = ['consent', 'terms-update', 'authcode', 'client-info'] as const;
const reminder = ['duplicate-email', 'redirect-to-authorize', 'account-migration'] as const;

/** The likely calls of an address, by its prefix. The first match counts. */
export const callsNear: readonly (readonly [start: string, calls: readonly CallName[]])[] = [
  ['/enter-email', ['account-status', 'passkey-status', 'passkey-options', 'password', 'trigger-otp']],
  ['/login', ['user-sign-in', 'passkey-status', 'passkey-options', 'trigger-otp']],
  ['/log-in-password', ['password', 'trigger-otp', 'otp', 'passkey-options']],
  ['/passkey', ['passkey-status', 'passkey-options', 'passkey-verify', 'password']],
  ['/register/enter-mobile', ['mobile', 'landline', 'otp']],
  ['/register', ['validate-email', 'register', 'verify-email', 'resend-email-code', 'mobile']],
  ['/recovery', ['change-mobile', 'change-landline', 'otp']],
  ['/reset', reset],
  ['/forgotten-password', reset],
  ['/check-email', reset],
  ['/choose-authentication-method', ['trigger-otp', 'otp']],
  ['/get-call-landline', ['request-otp', 'trigger-otp', 'otp']],
  ['/proofing/find', uplift],
  ['/proofing/check-your-details', [...uplift, 'authcode']],
  ['/proofing/confirm', ['record-failure', ...uplift]],
  ['/proofing/no-match', ['record-failure', ...uplift]],
  ['/proofing/duplicate', reminder],
  ['/proofing/email', reminder],
  ['/proofing/multiple', reminder],
  ['/proofing/reminder', reminder],
  ['/proofing', [...uplift, 'record-failure']],
  ['/nhs-login-consent', handBack],
  ['/terms-update', handBack],
  ['/', [...codes, 'verify-waf-token']],
];

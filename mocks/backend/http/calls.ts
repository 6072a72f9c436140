/** Every call of the sign-in app that has scenarios, by the name that their ids begin with. */
export const calls = {
  'account-status': 'POST /api/login/account-status',
  'passkey-status': 'POST /api/login/passkey-status',
  'validate-email': 'POST /api/login/validate-email',
  register: 'POST /api/login/register',
  'verify-email': 'POST /api/login/verify-email',
  'resend-email-code': 'POST /api/login/resend-email-code',
  mobile: 'POST /api/login/mobile',
  landline: 'POST /api/login/landline',
  password: 'POST /api/login/password',
  'user-sign-in': 'POST /api/login/user-sign-in',
  'forgot-password': 'POST /api/login/forgot-password',
  'confirm-change-password': 'POST /api/login/confirm-change-password',
  'passkey-options': 'POST /api/fido2/authentication/options',
  'passkey-verify': 'POST /api/fido2/authentication/verify',
  'trigger-otp': 'POST /api/login/trigger-otp',
  'request-otp': 'POST /api/login/request-otp',
  otp: 'POST /api/login/otp',
  'change-mobile': 'POST /api/login/change-mobile',
  'change-landline': 'POST /api/login/change-landline',
  'verify-waf-token': 'POST /api/login/verify-waf-token',
  authcode: 'POST /api/auth/authcode',
  'client-info': 'GET /api/auth/client-info',
  consent: 'POST /api/account/consent',
  'terms-update': 'POST /api/account/terms-update',
  'uplift-nhs-known': 'POST /api/proofing/p5-uplift-nhs-known',
  'uplift-demog-trace': 'POST /api/proofing/p5-uplift-demog-trace',
  'record-failure': 'POST /api/proofing/record-p5-failure-data',
  'duplicate-email': 'POST /api/login/duplicate-accounts-email',
  'account-migration': 'POST /api/login/account-migration',
  'redirect-to-authorize': 'POST /api/login/redirect-to-authorize',
} as const satisfies Record<string, Call>;

export type CallName = keyof typeof calls;

/** Method and path, as an address bar and a log show them. */
export type Call = `${'GET' | 'POST'} /${string}`;

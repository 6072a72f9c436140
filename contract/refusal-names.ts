// Written by node scripts/back-ends.mjs.

/** Each call by its operation id, with the names of its refusals. */
export interface RefusalNames {
  'authcode': 'invalid-session' | 'unauthorised' | 'disabled' | 'disabled-with-cid2012' | 'disabled-with-code' | 'explicit-deny' | 'nhs-number' | 'login-disabled' | 'firewall' | 'too-many-requests' | 'session-refused' | 'failed' | 'unavailable';
  'client-info': 'invalid-session' | 'unauthorised' | 'explicit-deny' | 'unknown-client' | 'firewall' | 'too-many-requests' | 'session-refused' | 'failed' | 'unavailable';
  'account-status': 'invalid-session' | 'invalid-email' | 'unauthorised' | 'explicit-deny' | 'firewall' | 'too-many-requests' | 'session-refused' | 'failed' | 'unavailable';
  'passkey-status': 'invalid-session' | 'invalid-email' | 'unauthorised' | 'explicit-deny' | 'firewall' | 'too-many-requests' | 'session-refused' | 'failed' | 'unavailable';
  'validate-email': 'invalid-session' | 'invalid-email' | 'unauthorised' | 'explicit-deny' | 'forbidden' | 'firewall' | 'already-exists' | 'too-many' | 'session-refused' | 'failed' | 'unavailable';
  'register': 'invalid-session' | 'invalid-password' | 'invalid-email' | 'unauthorised' | 'explicit-deny' | 'forbidden' | 'firewall' | 'already-exists' | 'too-many' | 'session-refused' | 'failed' | 'unavailable';
  'verify-email': 'invalid-session' | 'invalid-code' | 'code-expired' | 'unauthorised' | 'explicit-deny' | 'firewall' | 'too-many' | 'session-refused' | 'failed' | 'unavailable';
  'resend-email-code': 'invalid-session' | 'unauthorised' | 'explicit-deny' | 'firewall' | 'too-many' | 'session-refused' | 'failed' | 'unavailable';
  'mobile': 'invalid-session' | 'invalid-number' | 'unauthorised' | 'explicit-deny' | 'requests-exceeded' | 'attempts-exceeded' | 'firewall' | 'too-many-requests' | 'session-refused' | 'failed' | 'unavailable';
  'landline': 'invalid-session' | 'invalid-number' | 'unauthorised' | 'explicit-deny' | 'requests-exceeded' | 'attempts-exceeded' | 'firewall' | 'too-many-requests' | 'session-refused' | 'failed' | 'unavailable';
  'password': 'invalid-session' | 'unauthorised' | 'incorrect' | 'disabled-cid2013' | 'disabled' | 'disabled-cid2014' | 'explicit-deny' | 'firewall' | 'password-attempts-exceeded' | 'login-attempts-exceeded' | 'requests-exceeded' | 'attempts-exceeded' | 'too-many-requests' | 'session-refused' | 'failed' | 'unavailable';
  'user-sign-in': 'invalid-session' | 'invalid-email' | 'other' | 'unauthorised' | 'disabled-cid2013' | 'disabled-cid2014' | 'incorrect' | 'incorrect-with-code' | 'invalid-parameter' | 'missing-parameter' | 'no-user' | 'not-confirmed' | 'explicit-deny' | 'rate-limit' | 'firewall' | 'rate-exceeded' | 'password-attempts-exceeded' | 'otp-attempts-exceeded' | 'otp-requests-exceeded' | 'too-many-requests' | 'session-refused' | 'failed' | 'unavailable';
  'forgot-password': 'invalid-session' | 'invalid-email' | 'unauthorised' | 'explicit-deny' | 'firewall' | 'reset-attempts-exceeded' | 'too-many-requests' | 'session-refused' | 'failed' | 'unavailable';
  'confirm-change-password': 'invalid-session' | 'user-not-found' | 'mismatched-code' | 'expired-code' | 'invalid-password' | 'unauthorised' | 'explicit-deny' | 'firewall' | 'reset-attempts-exceeded' | 'too-many-requests' | 'session-refused' | 'failed' | 'unavailable';
  'trigger-otp': 'invalid-session' | 'unauthorised' | 'explicit-deny' | 'requests-exceeded' | 'attempts-exceeded' | 'firewall' | 'too-many-requests' | 'session-refused' | 'failed' | 'unavailable';
  'request-otp': 'invalid-session' | 'unauthorised' | 'explicit-deny' | 'requests-exceeded' | 'attempts-exceeded' | 'firewall' | 'too-many-requests' | 'session-refused' | 'failed' | 'unavailable';
  'otp': 'invalid-session' | 'wrong' | 'expired' | 'no-code-asked' | 'attempts-exceeded' | 'unauthorised' | 'explicit-deny' | 'pending-change' | 'firewall' | 'too-many-requests' | 'session-refused' | 'failed' | 'unavailable';
  'change-mobile': 'invalid-session' | 'invalid-number' | 'unauthorised' | 'explicit-deny' | 'requests-exceeded' | 'attempts-exceeded' | 'firewall' | 'pending-change' | 'too-many-requests' | 'session-refused' | 'failed' | 'unavailable';
  'change-landline': 'invalid-session' | 'invalid-number' | 'unauthorised' | 'explicit-deny' | 'requests-exceeded' | 'attempts-exceeded' | 'firewall' | 'pending-change' | 'too-many-requests' | 'session-refused' | 'failed' | 'unavailable';
  'verify-waf-token': 'invalid-session' | 'unauthorised' | 'explicit-deny' | 'firewall' | 'too-many-requests' | 'session-refused' | 'failed' | 'unavailable';
  'duplicate-email': 'invalid-session' | 'unauthorised' | 'explicit-deny' | 'firewall' | 'too-many-reminders' | 'session-refused' | 'failed' | 'unavailable';
  'account-migration': 'invalid-session' | 'unauthorised' | 'explicit-deny' | 'firewall' | 'too-many-requests' | 'session-refused' | 'failed' | 'unavailable';
  'redirect-to-authorize': 'invalid-session' | 'unauthorised' | 'explicit-deny' | 'firewall' | 'too-many-requests' | 'session-refused' | 'failed' | 'unavailable';
  'consent': 'invalid-session' | 'unauthorised' | 'explicit-deny' | 'firewall' | 'too-many-requests' | 'session-refused' | 'failed' | 'unavailable';
  'terms-update': 'invalid-session' | 'unauthorised' | 'explicit-deny' | 'firewall' | 'too-many-requests' | 'session-refused' | 'failed' | 'unavailable';
  'uplift-nhs-known': 'invalid-session' | 'unauthorised' | 'explicit-deny' | 'rate-limit' | 'already-rate-limited' | 'no-match' | 'multiple-matches' | 'not-verified' | 'invalidated' | 'unauthorised-text' | 'firewall' | 'duplicate' | 'duplicate-several' | 'duplicate-eligible' | 'duplicate-active' | 'already-completed' | 'busy' | 'busy-with-text' | 'session-refused' | 'failed' | 'unavailable' | 'unavailable-with-text' | 'slow';
  'uplift-demog-trace': 'invalid-session' | 'unauthorised' | 'explicit-deny' | 'rate-limit' | 'already-rate-limited' | 'no-match' | 'multiple-matches' | 'not-verified' | 'invalidated' | 'unauthorised-text' | 'firewall' | 'duplicate' | 'duplicate-several' | 'duplicate-eligible' | 'duplicate-active' | 'already-completed' | 'busy' | 'busy-with-text' | 'session-refused' | 'failed' | 'unavailable' | 'unavailable-with-text' | 'slow';
  'record-failure': 'invalid-session' | 'refused' | 'unauthorised' | 'explicit-deny' | 'firewall' | 'too-many-requests' | 'session-refused' | 'failed' | 'unavailable';
  'passkey-options': 'invalid-session' | 'unauthorised' | 'explicit-deny' | 'forbidden' | 'firewall' | 'pending-change' | 'login-attempts-exceeded' | 'attempts-exceeded' | 'too-many-requests' | 'session-refused' | 'failed' | 'unavailable';
  'passkey-verify': 'invalid-session' | 'unauthorised' | 'explicit-deny' | 'forbidden' | 'unknown-credential' | 'firewall' | 'pending-change' | 'login-attempts-exceeded' | 'attempts-exceeded' | 'too-many-requests' | 'session-refused' | 'failed' | 'unavailable';
}

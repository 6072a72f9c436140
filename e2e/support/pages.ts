/** Pages that anybody may see, without a session or anything before: address and heading. */
export const openPages = [
  ['/otp-attempts-exceeded', 'You cannot continue'],
  ['/otp-requests-exceeded', 'You cannot continue'],
  ['/password-attempts-exceeded', 'You cannot continue'],
  ['/login-attempts-exceeded', 'You cannot continue'],
  ['/not-registered', 'We cannot log you in'],
  ['/login-disabled', 'Your login has been disabled'],
  ['/login-problem-nhs-number', 'There is a problem with your NHS number'],
  ['/account-disabled', 'You cannot use your login'],
  ['/account-disabled?errorCode=CID2014', 'You cannot use your login'],
  ['/login-disabled-authcode', 'You cannot use your login'],
  ['/error', 'Something went wrong'],
  ['/error-account', 'There is a problem with your account'],
  ['/restore-message', 'Something went wrong'],
  ['/no-client-info', 'We do not know which website or app you are trying to access'],
  ['/session-timeout', 'We have logged you out'],
  ['/session-invalid', 'Something went wrong'],
  ['/service-busy', 'We are very busy'],
  ['/mobile-code-expired', 'This security code has expired'],
  ['/passkey-login-failed', 'There was a problem'],
  ['/passkey-user-login-failed', 'There was a problem'],
  ['/passkey-enter-email-login-failed', 'We were unable to authenticate you'],
  ['/passkey-login-attempts-exceeded', 'You cannot continue'],
  ['/check-email', 'Check your email'],
  ['/reset/check-email', 'Check your email'],
  ['/reset/attempts-exceeded', 'You cannot continue'],
  ['/terms-update', 'NHS login terms of use update'],
  ['/cookies/cookie-settings', 'Your cookie choices'],
  ['/cookies/cookie-settings-changed', 'Your cookie settings have been saved'],
  ['/cookies', 'Cookie policy'],
  ['/accessibility', 'Accessibility statement'],
  ['/privacy', 'Privacy notice'],
  ['/terms-and-conditions', 'Terms and conditions'],
  ['/legal-notice', 'Legal notice'],
  ['/no-such-page', 'We cannot find that page'],
] as const;

/** Pages that need a session, and nothing else. */
export const sessionPages = [
  ['/enter-email', 'Enter your email address'],
  ['/login', 'Log In to Example health service'],
  ['/passkey-enter-email', 'Enter your email address to use a passkey'],
  ['/forgotten-password', 'Forgot password'],
  ['/choose-authentication-method', 'Which authentication method do you want to use?'],
  ['/enter-mobile-code', 'Enter the security code'],
  ['/get-call-landline', 'Get a call to your landline'],
  ['/enter-landline-code', 'Enter the security code'],
  ['/call-failed', 'We were unable to call your landline, what do you want to do?'],
  ['/landline-code-expired', 'This security code has expired'],
] as const;

/** Pages that need an identity token too. */
export const consentPages = [
  ['/nhs-login-consent', 'Agree to share your login information'],
  ['/consent-confirmation', 'You did not agree to share your login information'],
] as const;

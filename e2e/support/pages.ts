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
  ['/reset/new-password?username=name@example.com&code=123456&expiry=9999999999999', 'Choose a new password'],
  ['/reset/success', 'You have reset your password for NHS login'],
  ['/reset/link-used', 'You have already reset your password'],
  ['/reset/link-not-working', 'This link does not work'],
  ['/reset/link-expired', 'This link has expired'],
  ['/reset/link-expired?username=name@example.com', 'This link has expired'],
  ['/reset', 'We cannot find that page'],
  ['/register/attempts-exceeded', 'You cannot continue'],
  ['/register/already-have-an-account', 'You already have an account'],
  ['/register/error', 'We could not create your account'],
  ['/register/lost-access-email', 'You have lost access to your email address'],
  ['/register/not-sure-account', 'You are not sure if you have an account'],
  ['/terms-update', 'NHS login terms of use update'],
  ['/another-reminder-sent', 'We have sent you another email reminder'],
  ['/cannot-request-another-reminder', 'You cannot request another reminder'],
  ['/failed-eligibility', 'You cannot use this NHS account'],
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

/** Pages about a new account or another number that need a session, and nothing else. */
export const accountPages = [
  ['/register/create-account-steps', 'Create an NHS account'],
  ['/register/enter-email', 'What is your email address?'],
  ['/register/enter-mobile', 'Which phone do you want to use?'],
  ['/recovery/change-mobile/enter-mobile', 'Change your mobile phone number'],
  ['/recovery/change-landline/enter-landline', 'Change your landline number'],
] as const;

/** Pages about a new account that need its email address too. */
export const newAccountPages = [
  ['/register/create-account', 'Create an NHS account'],
  ['/register/create-password', 'Create a password'],
  ['/register/check-email', 'Check your email'],
] as const;

/** Pages about the health record that need a session, and nothing else. */
export const proofingPages = [
  ['/proofing/find-nhs-record', 'Help us find your NHS record'],
  ['/proofing/know-nhs-number', 'Do you know your NHS number?'],
  ['/proofing/enter-name', 'What is your name?'],
  ['/proofing/enter-dob', 'What is your date of birth?'],
  ['/proofing/enter-postcode', 'What is your postcode?'],
  ['/proofing/you-need-to-be-over-11', 'Sorry, to use NHS login you need to be over 11 years old'],
  ['/proofing/nhs-login-not-available-your-area', 'NHS login is not available in your area'],
  ['/proofing/multiple-matches', 'We could not find a user with these details'],
  ['/proofing/nhs-number-not-verified', 'We could not verify your NHS number with your date of birth'],
  ['/proofing/record-invalidated', 'There is a problem with your NHS record'],
  ['/proofing/p5-error-generic', 'There was a technical problem'],
  ['/proofing/p5-register-attempt', 'You cannot continue'],
  ['/proofing/p5-register-reattempt-lock', 'You cannot continue'],
  ['/proofing/p5-pds-limit', 'We are really busy at the moment'],
  ['/proofing/reminder-email-sent', 'We have sent you an email reminder'],
  ['/proofing/p5-already-completed', 'We have already matched you to your NHS record'],
  // The last one, because it is the one that logs an error.
  ['/proofing/p5-unable-to-save-details', 'Sorry, we are unable to save the details you entered'],
] as const;

/** Pages that need every answer about the health record. */
export const answeredPages = [
  ['/proofing/check-your-details', 'Check your details'],
  ['/proofing/confirm-your-details', 'Confirm your details'],
  ['/proofing/no-match', 'We cannot find a match'],
] as const;

/** Pages that need another account that has the record already; the last one, that this may be replaced. */
export const duplicatePages = [
  ['/proofing/duplicate-nhs-number', 'You already have an NHS account'],
  ['/proofing/email-address-found', 'We found your email address'],
  ['/proofing/multiple-emails-found', 'We found more than one NHS account linked to your details'],
  ['/proofing/confirm-account-replacement', 'Continue with your new account'],
] as const;

/** Pages that need an identity token too. */
export const consentPages = [
  ['/nhs-login-consent', 'Agree to share your login information'],
  ['/consent-confirmation', 'You did not agree to share your login information'],
] as const;

const withHeadings = [
  ...openPages,
  ...sessionPages,
  ...accountPages,
  ...newAccountPages,
  ...proofingPages,
  ...answeredPages,
  ...duplicatePages,
  ...consentPages,
];
export type KnownPage = (typeof withHeadings)[number][0];

/** The heading of a page, whatever its query. */
export const headingOf = (address: KnownPage) => new Map<string, string>(withHeadings).get(address) ?? '';

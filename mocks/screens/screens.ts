import callFailed from './another-code/call-failed';
import chooseAuthenticationMethod from './another-code/choose-authentication-method';
import getCallLandline from './another-code/get-call-landline';
import landlineCodeExpired from './another-code/landline-code-expired';
import mobileCodeExpired from './another-code/mobile-code-expired';
import authcode from './authcode/authcode';
import consentConfirmation from './consent/consent-confirmation';
import nhsLoginConsent from './consent/nhs-login-consent';
import noConsent from './consent/no-consent';
import termsUpdate from './consent/terms-update';
import cookiesCookieSettings from './cookies/cookie-settings';
import cookiesCookieSettingsChanged from './cookies/cookie-settings-changed';
import cookies from './cookies/cookies';
import accountDisabled from './dead-ends/account-disabled';
import error from './dead-ends/error';
import errorAccount from './dead-ends/error-account';
import loginAttemptsExceeded from './dead-ends/login-attempts-exceeded';
import loginDisabled from './dead-ends/login-disabled';
import loginDisabledAuthcode from './dead-ends/login-disabled-authcode';
import loginProblemNhsNumber from './dead-ends/login-problem-nhs-number';
import noClientInfo from './dead-ends/no-client-info';
import notFound, { reset } from './dead-ends/not-found';
import notRegistered from './dead-ends/not-registered';
import otpAttemptsExceeded from './dead-ends/otp-attempts-exceeded';
import otpRequestsExceeded from './dead-ends/otp-requests-exceeded';
import passwordAttemptsExceeded from './dead-ends/password-attempts-exceeded';
import restoreMessage from './dead-ends/restore-message';
import serviceBusy from './dead-ends/service-busy';
import sessionInvalid from './dead-ends/session-invalid';
import sessionTimeout from './dead-ends/session-timeout';
import setCookie from './dev/set-cookie';
import anotherReminderSent from './duplicate-account/another-reminder-sent';
import cannotRequestAnotherReminder from './duplicate-account/cannot-request-another-reminder';
import proofingConfirmAccountReplacement from './duplicate-account/confirm-account-replacement';
import proofingDuplicateNhsNumber from './duplicate-account/duplicate-nhs-number';
import proofingEmailAddressFound from './duplicate-account/email-address-found';
import failedEligibility from './duplicate-account/failed-eligibility';
import proofingMultipleEmailsFound from './duplicate-account/multiple-emails-found';
import redirectToHelpCentre from './duplicate-account/redirect-to-help-centre';
import proofingReminderEmailSent from './duplicate-account/reminder-email-sent';
import checkEmail from './forgotten-password/check-email';
import forgottenPassword from './forgotten-password/forgotten-password';
import accessibility from './legal/accessibility';
import legalNotice from './legal/legal-notice';
import privacy from './legal/privacy';
import termsAndConditions from './legal/terms-and-conditions';
import passkeyEnterEmail from './passkey/passkey-enter-email';
import passkeyEnterEmailLoginFailed from './passkey/passkey-enter-email-login-failed';
import passkeyLoginAttemptsExceeded from './passkey/passkey-login-attempts-exceeded';
import passkeyLoginFailed from './passkey/passkey-login-failed';
import passkeyUserLoginFailed from './passkey/passkey-user-login-failed';
import proofingCheckYourDetails from './proofing/check-your-details';
import proofingConfirmYourDetails from './proofing/confirm-your-details';
import proofingEnterDob from './proofing/enter-dob';
import proofingEnterName from './proofing/enter-name';
import proofingEnterPostcode from './proofing/enter-postcode';
import proofingFindNhsRecord from './proofing/find-nhs-record';
import proofingKnowNhsNumber from './proofing/know-nhs-number';
import proofingMultipleMatches from './proofing/multiple-matches';
import proofingNhsLoginNotAvailableYourArea from './proofing/nhs-login-not-available-your-area';
import proofingNhsNumberNotVerified from './proofing/nhs-number-not-verified';
import proofingNoMatch from './proofing/no-match';
import proofingP5AlreadyCompleted from './proofing/p5-already-completed';
import proofingP5ErrorGeneric from './proofing/p5-error-generic';
import proofingP5PdsLimit from './proofing/p5-pds-limit';
import proofingP5RegisterAttempt from './proofing/p5-register-attempt';
import proofingP5RegisterReattemptLock from './proofing/p5-register-reattempt-lock';
import proofingP5UnableToSaveDetails from './proofing/p5-unable-to-save-details';
import proofing from './proofing/proofing';
import proofingRecordInvalidated from './proofing/record-invalidated';
import proofingSubmit from './proofing/submit';
import proofingYouNeedToBeOver11 from './proofing/you-need-to-be-over-11';
import recoveryChangeLandlineEnterLandline from './recovery/change-landline/enter-landline';
import recoveryChangeMobileEnterMobile from './recovery/change-mobile/enter-mobile';
import registerAlreadyHaveAnAccount from './register/already-have-an-account';
import registerAttemptsExceeded from './register/attempts-exceeded';
import registerCheckEmail from './register/check-email';
import checkRegistration from './register/check-registration';
import registerCreateAccount from './register/create-account';
import registerCreateAccountSteps from './register/create-account-steps';
import registerCreatePassword from './register/create-password';
import registerEnterEmail from './register/enter-email';
import registerEnterMobile from './register/enter-mobile';
import registerError from './register/error';
import registerLostAccessEmail from './register/lost-access-email';
import registerNotSureAccount from './register/not-sure-account';
import resetAttemptsExceeded from './reset-password/attempts-exceeded';
import resetCheckEmail from './reset-password/check-email';
import resetLinkExpired from './reset-password/link-expired';
import resetLinkNotWorking from './reset-password/link-not-working';
import resetLinkUsed from './reset-password/link-used';
import resetNewPassword from './reset-password/new-password';
import resetSuccess from './reset-password/success';
import checkAccountStatus from './return/check-account-status';
import checkForgotPassword from './return/check-forgot-password';
import checkLogin from './return/check-login';
import checkResetPassword from './return/check-reset-password';
import enterLandlineCode from './security-code/enter-landline-code';
import enterMobileCode from './security-code/enter-mobile-code';
import enterEmail from './sign-in/enter-email';
import logInPassword from './sign-in/log-in-password';
import login from './sign-in/login';
import root from './sign-in/root';
import type { Address, Screen, Variant } from './variant';

/** Every address with its variants, by journey. An address's file has the same path as its page in `src/journeys`. */
export const journeys = {
  /** Entry and login (spec 1, sections 2 and 4). */
  'Entry and login': {
    '/': root,
    '/enter-email': enterEmail,
    '/login': login,
    '/log-in-password': logInPassword,
    '/forgotten-password': forgottenPassword,
    '/check-email': checkEmail,
    '/check-forgot-password': checkForgotPassword,
    '/check-reset-password': checkResetPassword,
    '/check-account-status': checkAccountStatus,
    '/check-registration': checkRegistration,
    '/check-login': checkLogin,
    '/authcode': authcode,
  },
  /** Security codes (spec 1, section 2, "Security code screens"). */
  'Security code': {
    '/choose-authentication-method': chooseAuthenticationMethod,
    '/enter-mobile-code': enterMobileCode,
    '/mobile-code-expired': mobileCodeExpired,
    '/get-call-landline': getCallLandline,
    '/enter-landline-code': enterLandlineCode,
    '/call-failed': callFailed,
    '/landline-code-expired': landlineCodeExpired,
  },
  /** Passkeys (spec 1, section 2, "Entry and login screens"). */
  Passkeys: {
    '/passkey-enter-email': passkeyEnterEmail,
    '/passkey-enter-email-login-failed': passkeyEnterEmailLoginFailed,
    '/passkey-login-failed': passkeyLoginFailed,
    '/passkey-user-login-failed': passkeyUserLoginFailed,
    '/passkey-login-attempts-exceeded': passkeyLoginAttemptsExceeded,
  },
  /** Consent, its refusal, and new terms (spec 1, section 2, "Consent"). */
  'Consent and terms': {
    '/nhs-login-consent': nhsLoginConsent,
    '/consent-confirmation': consentConfirmation,
    '/no-consent': noConsent,
    '/terms-update': termsUpdate,
  },
  /** A new account (spec 1, section 2, "Other routes"). */
  'New account': {
    '/register/create-account': registerCreateAccount,
    '/register/create-account-steps': registerCreateAccountSteps,
    '/register/enter-email': registerEnterEmail,
    '/register/create-password': registerCreatePassword,
    // The email address of a new account is confirmed by a code.
    '/register/check-email': registerCheckEmail,
    // The phone of a new account.
    '/register/enter-mobile': registerEnterMobile,
    // Pages that end a registration.
    '/register/attempts-exceeded': registerAttemptsExceeded,
    '/register/already-have-an-account': registerAlreadyHaveAnAccount,
    '/register/error': registerError,
    '/register/lost-access-email': registerLostAccessEmail,
    '/register/not-sure-account': registerNotSureAccount,
  },
  /** Another number for an account (spec 1, section 2, "Other routes"). */
  'Another phone number': {
    '/recovery/change-mobile/enter-mobile': recoveryChangeMobileEnterMobile,
    '/recovery/change-landline/enter-landline': recoveryChangeLandlineEnterLandline,
  },
  /** A password that was forgotten (spec 2, section 2, "Password reset"). */
  'New password': {
    '/reset/new-password': resetNewPassword,
    '/reset/check-email': resetCheckEmail,
    '/reset/success': resetSuccess,
    '/reset/link-used': resetLinkUsed,
    '/reset/link-not-working': resetLinkNotWorking,
    '/reset/link-expired': resetLinkExpired,
    '/reset/attempts-exceeded': resetAttemptsExceeded,
  },
  /** The health record (spec 2, section 2, "Proofing"). */
  'Health record': {
    '/proofing': proofing,
    '/proofing/find-nhs-record': proofingFindNhsRecord,
    // The questions of proofing (spec 2, section 4, "Proofing entry").
    '/proofing/know-nhs-number': proofingKnowNhsNumber,
    '/proofing/enter-name': proofingEnterName,
    '/proofing/enter-dob': proofingEnterDob,
    '/proofing/enter-postcode': proofingEnterPostcode,
    // The answers checked and submitted (spec 2, section 2, "Proofing").
    '/proofing/check-your-details': proofingCheckYourDetails,
    '/proofing/submit': proofingSubmit,
    '/proofing/confirm-your-details': proofingConfirmYourDetails,
    '/proofing/no-match': proofingNoMatch,
    '/proofing/p5-already-completed': proofingP5AlreadyCompleted,
    '/proofing/nhs-login-not-available-your-area': proofingNhsLoginNotAvailableYourArea,
    // Pages that end the match (spec 2, sections 2 and 8).
    '/proofing/you-need-to-be-over-11': proofingYouNeedToBeOver11,
    '/proofing/p5-unable-to-save-details': proofingP5UnableToSaveDetails,
    '/proofing/multiple-matches': proofingMultipleMatches,
    '/proofing/nhs-number-not-verified': proofingNhsNumberNotVerified,
    '/proofing/record-invalidated': proofingRecordInvalidated,
    '/proofing/p5-error-generic': proofingP5ErrorGeneric,
    '/proofing/p5-register-attempt': proofingP5RegisterAttempt,
    '/proofing/p5-register-reattempt-lock': proofingP5RegisterReattemptLock,
    '/proofing/p5-pds-limit': proofingP5PdsLimit,
  },
  /** An account that has the record already (spec 2, section 2, "Duplicate-account and replacement"). */
  'Duplicate account': {
    '/proofing/duplicate-nhs-number': proofingDuplicateNhsNumber,
    // Next steps for a user who has another account. They find it or replace it.
    '/proofing/email-address-found': proofingEmailAddressFound,
    '/proofing/multiple-emails-found': proofingMultipleEmailsFound,
    '/proofing/reminder-email-sent': proofingReminderEmailSent,
    '/proofing/confirm-account-replacement': proofingConfirmAccountReplacement,
    '/another-reminder-sent': anotherReminderSent,
    '/cannot-request-another-reminder': cannotRequestAnotherReminder,
    '/failed-eligibility': failedEligibility,
    '/redirect-to-help-centre': redirectToHelpCentre,
  },
  /** Pages that a journey ends on (spec 1, section 2, "Lockout and refusal pages"; spec 2, section 2). */
  'Ends and errors': {
    // 'You cannot continue', for 15 minutes.
    '/otp-attempts-exceeded': otpAttemptsExceeded,
    '/otp-requests-exceeded': otpRequestsExceeded,
    '/password-attempts-exceeded': passwordAttemptsExceeded,
    '/login-attempts-exceeded': loginAttemptsExceeded,
    // Logins that are refused.
    '/not-registered': notRegistered,
    '/login-disabled': loginDisabled,
    '/login-problem-nhs-number': loginProblemNhsNumber,
    '/account-disabled': accountDisabled,
    '/login-disabled-authcode': loginDisabledAuthcode,
    '/error-account': errorAccount,
    '/restore-message': restoreMessage,
    '/error': error,
    '/no-client-info': noClientInfo,
    '/session-timeout': sessionTimeout,
    '/session-invalid': sessionInvalid,
    '/service-busy': serviceBusy,
    '/reset': reset,
    '*': notFound,
  },
  /** Cookies (spec 1, section 2, "Cookies"). */
  Cookies: {
    '/cookies': cookies,
    '/cookies/cookie-settings': cookiesCookieSettings,
    '/cookies/cookie-settings-changed': cookiesCookieSettingsChanged,
  },
  /** The texts that people agree to, and those that are about the service (spec 2, section 2, "Legal and static pages"). */
  Legal: {
    '/accessibility': accessibility,
    '/privacy': privacy,
    '/terms-and-conditions': termsAndConditions,
    '/legal-notice': legalNotice,
  },
  /** Pages that the public does not get (spec 2, section 2, "Legal and static pages"). */
  'For developers': {
    '/set-cookie': setCookie,
  },
} as const satisfies Record<string, Partial<Record<Address, Screen>>>;

/** The type checker refuses an address of the map that has no screen. */
const screens: Readonly<Record<Address, Screen>> = {
  ...journeys['Entry and login'],
  ...journeys['Security code'],
  ...journeys.Passkeys,
  ...journeys['Consent and terms'],
  ...journeys['New account'],
  ...journeys['Another phone number'],
  ...journeys['New password'],
  ...journeys['Health record'],
  ...journeys['Duplicate account'],
  ...journeys['Ends and errors'],
  ...journeys.Cookies,
  ...journeys.Legal,
  ...journeys['For developers'],
};

const nameOf = (address: string) => ({ '/': 'root', '*': 'not-found' })[address] ?? address.slice(1);

export interface NamedVariant {
  /** As `/mock?scenario=…` has it. */
  id: string;
  address: Address;
  variant: Variant;
}

/** The variants of some screens, each with the id that its link has. */
export const variantsOf = (some: Readonly<Partial<Record<Address, Screen>>>): NamedVariant[] =>
  Object.entries(some).flatMap(([address, screen]) =>
    Object.entries(screen).map(([name, variant]) => ({ id: `${nameOf(address)}.${name}`, address: address as Address, variant })),
  );

/** Every variant by its id. */
export const variants: ReadonlyMap<string, NamedVariant> = new Map(variantsOf(screens).map((named) => [named.id, named]));

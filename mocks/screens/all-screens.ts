// Written by node scripts/map.mjs.
/* eslint-disable import-sort/imports */
import devSetCookie from './dev/set-cookie';
import signInRoot from './sign-in/root';
import signInEnterEmail from './sign-in/enter-email';
import signInLogin from './sign-in/login';
import signInLogInPassword from './sign-in/log-in-password';
import forgottenPasswordForgottenPassword from './forgotten-password/forgotten-password';
import forgottenPasswordCheckEmail from './forgotten-password/check-email';
import returnCheckForgotPassword from './return/check-forgot-password';
import returnCheckResetPassword from './return/check-reset-password';
import registerCheckRegistration from './register/check-registration';
import returnCheckAccountStatus from './return/check-account-status';
import returnCheckLogin from './return/check-login';
import authcodeAuthcode from './authcode/authcode';
import anotherCodeChooseAuthenticationMethod from './another-code/choose-authentication-method';
import passkeyPasskeyEnterEmail from './passkey/passkey-enter-email';
import passkeyPasskeyEnterEmailLoginFailed from './passkey/passkey-enter-email-login-failed';
import passkeyPasskeyLoginFailed from './passkey/passkey-login-failed';
import passkeyPasskeyUserLoginFailed from './passkey/passkey-user-login-failed';
import passkeyPasskeyLoginAttemptsExceeded from './passkey/passkey-login-attempts-exceeded';
import securityCodeEnterMobileCode from './security-code/enter-mobile-code';
import anotherCodeMobileCodeExpired from './another-code/mobile-code-expired';
import anotherCodeGetCallLandline from './another-code/get-call-landline';
import securityCodeEnterLandlineCode from './security-code/enter-landline-code';
import anotherCodeCallFailed from './another-code/call-failed';
import anotherCodeLandlineCodeExpired from './another-code/landline-code-expired';
import proofingProofing from './proofing/proofing';
import proofingFindNhsRecord from './proofing/find-nhs-record';
import proofingKnowNhsNumber from './proofing/know-nhs-number';
import proofingEnterName from './proofing/enter-name';
import proofingEnterDob from './proofing/enter-dob';
import proofingEnterPostcode from './proofing/enter-postcode';
import proofingCheckYourDetails from './proofing/check-your-details';
import proofingSubmit from './proofing/submit';
import proofingConfirmYourDetails from './proofing/confirm-your-details';
import proofingNoMatch from './proofing/no-match';
import proofingYouNeedToBeOver11 from './proofing/you-need-to-be-over-11';
import proofingNhsLoginNotAvailableYourArea from './proofing/nhs-login-not-available-your-area';
import proofingP5AlreadyCompleted from './proofing/p5-already-completed';
import proofingP5UnableToSaveDetails from './proofing/p5-unable-to-save-details';
import proofingMultipleMatches from './proofing/multiple-matches';
import proofingNhsNumberNotVerified from './proofing/nhs-number-not-verified';
import proofingRecordInvalidated from './proofing/record-invalidated';
import proofingP5ErrorGeneric from './proofing/p5-error-generic';
import proofingP5RegisterAttempt from './proofing/p5-register-attempt';
import proofingP5RegisterReattemptLock from './proofing/p5-register-reattempt-lock';
import proofingP5PdsLimit from './proofing/p5-pds-limit';
import duplicateAccountDuplicateNhsNumber from './duplicate-account/duplicate-nhs-number';
import duplicateAccountEmailAddressFound from './duplicate-account/email-address-found';
import duplicateAccountMultipleEmailsFound from './duplicate-account/multiple-emails-found';
import duplicateAccountReminderEmailSent from './duplicate-account/reminder-email-sent';
import duplicateAccountConfirmAccountReplacement from './duplicate-account/confirm-account-replacement';
import duplicateAccountAnotherReminderSent from './duplicate-account/another-reminder-sent';
import duplicateAccountCannotRequestAnotherReminder from './duplicate-account/cannot-request-another-reminder';
import duplicateAccountFailedEligibility from './duplicate-account/failed-eligibility';
import duplicateAccountRedirectToHelpCentre from './duplicate-account/redirect-to-help-centre';
import consentNhsLoginConsent from './consent/nhs-login-consent';
import consentConsentConfirmation from './consent/consent-confirmation';
import consentNoConsent from './consent/no-consent';
import consentTermsUpdate from './consent/terms-update';
import deadEndsOtpAttemptsExceeded from './dead-ends/otp-attempts-exceeded';
import deadEndsOtpRequestsExceeded from './dead-ends/otp-requests-exceeded';
import deadEndsPasswordAttemptsExceeded from './dead-ends/password-attempts-exceeded';
import deadEndsLoginAttemptsExceeded from './dead-ends/login-attempts-exceeded';
import deadEndsNotRegistered from './dead-ends/not-registered';
import deadEndsLoginDisabled from './dead-ends/login-disabled';
import deadEndsLoginProblemNhsNumber from './dead-ends/login-problem-nhs-number';
import deadEndsAccountDisabled from './dead-ends/account-disabled';
import deadEndsLoginDisabledAuthcode from './dead-ends/login-disabled-authcode';
import deadEndsError from './dead-ends/error';
import deadEndsErrorAccount from './dead-ends/error-account';
import deadEndsRestoreMessage from './dead-ends/restore-message';
import deadEndsNoClientInfo from './dead-ends/no-client-info';
import deadEndsSessionTimeout from './dead-ends/session-timeout';
import deadEndsSessionInvalid from './dead-ends/session-invalid';
import deadEndsServiceBusy from './dead-ends/service-busy';
import registerCreateAccount from './register/create-account';
import registerCreateAccountSteps from './register/create-account-steps';
import registerEnterEmail from './register/enter-email';
import registerCreatePassword from './register/create-password';
import registerCheckEmail from './register/check-email';
import registerEnterMobile from './register/enter-mobile';
import registerAttemptsExceeded from './register/attempts-exceeded';
import registerAlreadyHaveAnAccount from './register/already-have-an-account';
import registerError from './register/error';
import registerLostAccessEmail from './register/lost-access-email';
import registerNotSureAccount from './register/not-sure-account';
import recoveryChangeMobileEnterMobile from './recovery/change-mobile/enter-mobile';
import recoveryChangeLandlineEnterLandline from './recovery/change-landline/enter-landline';
import resetPasswordNewPassword from './reset-password/new-password';
import resetPasswordSuccess from './reset-password/success';
import resetPasswordLinkUsed from './reset-password/link-used';
import resetPasswordLinkNotWorking from './reset-password/link-not-working';
import resetPasswordLinkExpired from './reset-password/link-expired';
import resetPasswordCheckEmail from './reset-password/check-email';
import resetPasswordAttemptsExceeded from './reset-password/attempts-exceeded';
import cookiesCookies from './cookies/cookies';
import cookiesCookieSettings from './cookies/cookie-settings';
import cookiesCookieSettingsChanged from './cookies/cookie-settings-changed';
import legalAccessibility from './legal/accessibility';
import legalPrivacy from './legal/privacy';
import legalTermsAndConditions from './legal/terms-and-conditions';
import legalLegalNotice from './legal/legal-notice';
import deadEndsNotFound from './dead-ends/not-found';
import { reset } from './dead-ends/not-found';

/** Each folder of `src/journeys`, with its addresses and their screens. */
export const screensByFolder = {
  'dev': {
    '/set-cookie': devSetCookie,
  },
  'sign-in': {
    '/': signInRoot,
    '/enter-email': signInEnterEmail,
    '/login': signInLogin,
    '/log-in-password': signInLogInPassword,
  },
  'forgotten-password': {
    '/forgotten-password': forgottenPasswordForgottenPassword,
    '/check-email': forgottenPasswordCheckEmail,
  },
  'return': {
    '/check-forgot-password': returnCheckForgotPassword,
    '/check-reset-password': returnCheckResetPassword,
    '/check-account-status': returnCheckAccountStatus,
    '/check-login': returnCheckLogin,
  },
  'register': {
    '/check-registration': registerCheckRegistration,
    '/register/create-account': registerCreateAccount,
    '/register/create-account-steps': registerCreateAccountSteps,
    '/register/enter-email': registerEnterEmail,
    '/register/create-password': registerCreatePassword,
    '/register/check-email': registerCheckEmail,
    '/register/enter-mobile': registerEnterMobile,
    '/register/attempts-exceeded': registerAttemptsExceeded,
    '/register/already-have-an-account': registerAlreadyHaveAnAccount,
    '/register/error': registerError,
    '/register/lost-access-email': registerLostAccessEmail,
    '/register/not-sure-account': registerNotSureAccount,
  },
  'authcode': {
    '/authcode': authcodeAuthcode,
  },
  'another-code': {
    '/choose-authentication-method': anotherCodeChooseAuthenticationMethod,
    '/mobile-code-expired': anotherCodeMobileCodeExpired,
    '/get-call-landline': anotherCodeGetCallLandline,
    '/call-failed': anotherCodeCallFailed,
    '/landline-code-expired': anotherCodeLandlineCodeExpired,
  },
  'passkey': {
    '/passkey-enter-email': passkeyPasskeyEnterEmail,
    '/passkey-enter-email-login-failed': passkeyPasskeyEnterEmailLoginFailed,
    '/passkey-login-failed': passkeyPasskeyLoginFailed,
    '/passkey-user-login-failed': passkeyPasskeyUserLoginFailed,
    '/passkey-login-attempts-exceeded': passkeyPasskeyLoginAttemptsExceeded,
  },
  'security-code': {
    '/enter-mobile-code': securityCodeEnterMobileCode,
    '/enter-landline-code': securityCodeEnterLandlineCode,
  },
  'proofing': {
    '/proofing': proofingProofing,
    '/proofing/find-nhs-record': proofingFindNhsRecord,
    '/proofing/know-nhs-number': proofingKnowNhsNumber,
    '/proofing/enter-name': proofingEnterName,
    '/proofing/enter-dob': proofingEnterDob,
    '/proofing/enter-postcode': proofingEnterPostcode,
    '/proofing/check-your-details': proofingCheckYourDetails,
    '/proofing/submit': proofingSubmit,
    '/proofing/confirm-your-details': proofingConfirmYourDetails,
    '/proofing/no-match': proofingNoMatch,
    '/proofing/you-need-to-be-over-11': proofingYouNeedToBeOver11,
    '/proofing/nhs-login-not-available-your-area': proofingNhsLoginNotAvailableYourArea,
    '/proofing/p5-already-completed': proofingP5AlreadyCompleted,
    '/proofing/p5-unable-to-save-details': proofingP5UnableToSaveDetails,
    '/proofing/multiple-matches': proofingMultipleMatches,
    '/proofing/nhs-number-not-verified': proofingNhsNumberNotVerified,
    '/proofing/record-invalidated': proofingRecordInvalidated,
    '/proofing/p5-error-generic': proofingP5ErrorGeneric,
    '/proofing/p5-register-attempt': proofingP5RegisterAttempt,
    '/proofing/p5-register-reattempt-lock': proofingP5RegisterReattemptLock,
    '/proofing/p5-pds-limit': proofingP5PdsLimit,
  },
  'duplicate-account': {
    '/proofing/duplicate-nhs-number': duplicateAccountDuplicateNhsNumber,
    '/proofing/email-address-found': duplicateAccountEmailAddressFound,
    '/proofing/multiple-emails-found': duplicateAccountMultipleEmailsFound,
    '/proofing/reminder-email-sent': duplicateAccountReminderEmailSent,
    '/proofing/confirm-account-replacement': duplicateAccountConfirmAccountReplacement,
    '/another-reminder-sent': duplicateAccountAnotherReminderSent,
    '/cannot-request-another-reminder': duplicateAccountCannotRequestAnotherReminder,
    '/failed-eligibility': duplicateAccountFailedEligibility,
    '/redirect-to-help-centre': duplicateAccountRedirectToHelpCentre,
  },
  'consent': {
    '/nhs-login-consent': consentNhsLoginConsent,
    '/consent-confirmation': consentConsentConfirmation,
    '/no-consent': consentNoConsent,
    '/terms-update': consentTermsUpdate,
  },
  'dead-ends': {
    '/otp-attempts-exceeded': deadEndsOtpAttemptsExceeded,
    '/otp-requests-exceeded': deadEndsOtpRequestsExceeded,
    '/password-attempts-exceeded': deadEndsPasswordAttemptsExceeded,
    '/login-attempts-exceeded': deadEndsLoginAttemptsExceeded,
    '/not-registered': deadEndsNotRegistered,
    '/login-disabled': deadEndsLoginDisabled,
    '/login-problem-nhs-number': deadEndsLoginProblemNhsNumber,
    '/account-disabled': deadEndsAccountDisabled,
    '/login-disabled-authcode': deadEndsLoginDisabledAuthcode,
    '/error': deadEndsError,
    '/error-account': deadEndsErrorAccount,
    '/restore-message': deadEndsRestoreMessage,
    '/no-client-info': deadEndsNoClientInfo,
    '/session-timeout': deadEndsSessionTimeout,
    '/session-invalid': deadEndsSessionInvalid,
    '/service-busy': deadEndsServiceBusy,
    '/reset': reset,
    '*': deadEndsNotFound,
  },
  'recovery': {
    '/recovery/change-mobile/enter-mobile': recoveryChangeMobileEnterMobile,
    '/recovery/change-landline/enter-landline': recoveryChangeLandlineEnterLandline,
  },
  'reset-password': {
    '/reset/new-password': resetPasswordNewPassword,
    '/reset/success': resetPasswordSuccess,
    '/reset/link-used': resetPasswordLinkUsed,
    '/reset/link-not-working': resetPasswordLinkNotWorking,
    '/reset/link-expired': resetPasswordLinkExpired,
    '/reset/check-email': resetPasswordCheckEmail,
    '/reset/attempts-exceeded': resetPasswordAttemptsExceeded,
  },
  'cookies': {
    '/cookies': cookiesCookies,
    '/cookies/cookie-settings': cookiesCookieSettings,
    '/cookies/cookie-settings-changed': cookiesCookieSettingsChanged,
  },
  'legal': {
    '/accessibility': legalAccessibility,
    '/privacy': legalPrivacy,
    '/terms-and-conditions': legalTermsAndConditions,
    '/legal-notice': legalLegalNotice,
  },
};

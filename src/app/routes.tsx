import { matchPath } from 'react-router-dom';
import { paths } from '@/paths';
import { inHealthApp } from '@/session/health-app';
import { details, duplicateFound, emailKnown, type Guard, identityTokenHeld, migration, notUplifted, session } from './guards';
import { type LazyPage, lazyPage as page } from './lazy-page';

export interface RouteRow {
  path: string;
  guards?: readonly Guard[];
  page: LazyPage;
  /** The page whose chunk is fetched while the person is busy with this one. */
  next?: LazyPage;
  /** Whether header and footer are left out. */
  hidesFrame?: () => boolean;
}

const logInPassword = page(() => import('@/journeys/sign-in/log-in-password'));
const securityCode = page(() => import('@/journeys/security-code/enter-mobile-code'));
const consent = page(() => import('@/journeys/consent/nhs-login-consent'));

/** THE MAP: every address, who may enter, and the page. The order of guards is their precedence. */
export const routes: readonly RouteRow[] = [
  { path: paths.root, page: page(() => import('@/journeys/sign-in/root')) },
  { path: paths.enterEmail, guards: [session], page: page(() => import('@/journeys/sign-in/enter-email')), next: logInPassword },
  { path: paths.login, guards: [session], page: page(() => import('@/journeys/sign-in/login')), next: securityCode },
  { path: paths.logInPassword, guards: [session, emailKnown], page: logInPassword, next: securityCode },
  { path: paths.forgottenPassword, guards: [session], page: page(() => import('@/journeys/sign-in/forgotten-password')) },
  { path: paths.checkEmail, page: page(() => import('@/journeys/sign-in/check-email')) },
  { path: paths.checkForgotPassword, guards: [session], page: page(() => import('@/journeys/sign-in/check-forgot-password')) },
  { path: paths.checkResetPassword, guards: [session], page: page(() => import('@/journeys/sign-in/check-reset-password')) },
  { path: paths.checkRegistration, guards: [session], page: page(() => import('@/journeys/sign-in/check-registration')) },
  { path: paths.checkAccountStatus, guards: [session], page: page(() => import('@/journeys/sign-in/check-account-status')) },
  { path: paths.checkLogin, guards: [session], page: page(() => import('@/journeys/sign-in/check-login')) },
  { path: paths.authcode, guards: [session], page: page(() => import('@/journeys/sign-in/authcode')), next: consent },
  {
    path: paths.chooseAuthenticationMethod,
    guards: [session],
    page: page(() => import('@/journeys/security-code/choose-authentication-method')),
    next: securityCode,
  },

  { path: paths.passkeyEnterEmail, guards: [session], page: page(() => import('@/journeys/passkey/passkey-enter-email')) },
  { path: paths.passkeyEnterEmailLoginFailed, page: page(() => import('@/journeys/passkey/passkey-enter-email-login-failed')) },
  { path: paths.passkeyLoginFailed, page: page(() => import('@/journeys/passkey/passkey-login-failed')) },
  { path: paths.passkeyUserLoginFailed, page: page(() => import('@/journeys/passkey/passkey-user-login-failed')) },
  { path: paths.passkeyLoginAttemptsExceeded, page: page(() => import('@/journeys/passkey/passkey-login-attempts-exceeded')) },

  { path: paths.enterMobileCode, guards: [session], page: securityCode, next: consent },
  { path: paths.mobileCodeExpired, page: page(() => import('@/journeys/security-code/mobile-code-expired')) },
  { path: paths.getCallLandline, guards: [session], page: page(() => import('@/journeys/security-code/get-call-landline')) },
  {
    path: paths.enterLandlineCode,
    guards: [session],
    page: page(() => import('@/journeys/security-code/enter-landline-code')),
    next: consent,
  },
  { path: paths.callFailed, guards: [session], page: page(() => import('@/journeys/security-code/call-failed')) },
  { path: paths.landlineCodeExpired, guards: [session], page: page(() => import('@/journeys/security-code/landline-code-expired')) },

  { path: paths.proofing.root, page: page(() => import('@/journeys/proofing/proofing')) },
  { path: paths.proofing.findNhsRecord, guards: [session, notUplifted], page: page(() => import('@/journeys/proofing/find-nhs-record')) },
  { path: paths.proofing.knowNhsNumber, guards: [session, notUplifted], page: page(() => import('@/journeys/proofing/know-nhs-number')) },
  { path: paths.proofing.enterName, guards: [session, notUplifted], page: page(() => import('@/journeys/proofing/enter-name')) },
  { path: paths.proofing.enterDob, guards: [session, notUplifted], page: page(() => import('@/journeys/proofing/enter-dob')) },
  { path: paths.proofing.enterPostcode, guards: [session, notUplifted], page: page(() => import('@/journeys/proofing/enter-postcode')) },
  {
    path: paths.proofing.checkYourDetails,
    guards: [session, notUplifted, details],
    page: page(() => import('@/journeys/proofing/check-your-details')),
  },
  { path: paths.proofing.submit, guards: [session, notUplifted, details], page: page(() => import('@/journeys/proofing/submit')) },
  {
    path: paths.proofing.confirmYourDetails,
    guards: [session, notUplifted, details],
    page: page(() => import('@/journeys/proofing/confirm-your-details')),
  },
  { path: paths.proofing.noMatch, guards: [session, notUplifted, details], page: page(() => import('@/journeys/proofing/no-match')) },
  {
    path: paths.proofing.youNeedToBeOver11,
    guards: [session, notUplifted],
    page: page(() => import('@/journeys/proofing/you-need-to-be-over-11')),
  },
  {
    path: paths.proofing.notAvailableYourArea,
    guards: [session, notUplifted],
    page: page(() => import('@/journeys/proofing/nhs-login-not-available-your-area')),
  },
  { path: paths.proofing.p5AlreadyCompleted, guards: [session], page: page(() => import('@/journeys/proofing/p5-already-completed')) },
  {
    path: paths.proofing.p5UnableToSaveDetails,
    guards: [session, notUplifted],
    page: page(() => import('@/journeys/proofing/p5-unable-to-save-details')),
  },
  {
    path: paths.proofing.multipleMatches,
    guards: [session, notUplifted],
    page: page(() => import('@/journeys/proofing/multiple-matches')),
  },
  {
    path: paths.proofing.nhsNumberNotVerified,
    guards: [session, notUplifted],
    page: page(() => import('@/journeys/proofing/nhs-number-not-verified')),
  },
  {
    path: paths.proofing.recordInvalidated,
    guards: [session, notUplifted],
    page: page(() => import('@/journeys/proofing/record-invalidated')),
  },
  { path: paths.proofing.p5ErrorGeneric, guards: [session, notUplifted], page: page(() => import('@/journeys/proofing/p5-error-generic')) },
  {
    path: paths.proofing.p5RegisterAttempt,
    guards: [session, notUplifted],
    page: page(() => import('@/journeys/proofing/p5-register-attempt')),
  },
  {
    path: paths.proofing.p5RegisterReattemptLock,
    guards: [session, notUplifted],
    page: page(() => import('@/journeys/proofing/p5-register-reattempt-lock')),
  },
  { path: paths.proofing.p5PdsLimit, guards: [session, notUplifted], page: page(() => import('@/journeys/proofing/p5-pds-limit')) },

  {
    path: paths.proofing.duplicateNhsNumber,
    guards: [session, notUplifted, duplicateFound],
    page: page(() => import('@/journeys/duplicate-account/duplicate-nhs-number')),
  },
  {
    path: paths.proofing.emailAddressFound,
    guards: [session, notUplifted, duplicateFound],
    page: page(() => import('@/journeys/duplicate-account/email-address-found')),
  },
  {
    path: paths.proofing.multipleEmailsFound,
    guards: [session, notUplifted, duplicateFound],
    page: page(() => import('@/journeys/duplicate-account/multiple-emails-found')),
  },
  {
    path: paths.proofing.reminderEmailSent,
    guards: [session, notUplifted],
    page: page(() => import('@/journeys/duplicate-account/reminder-email-sent')),
  },
  {
    path: paths.proofing.confirmAccountReplacement,
    guards: [session, notUplifted, duplicateFound, migration],
    page: page(() => import('@/journeys/duplicate-account/confirm-account-replacement')),
  },
  { path: paths.anotherReminderSent, page: page(() => import('@/journeys/duplicate-account/another-reminder-sent')) },
  { path: paths.cannotRequestAnotherReminder, page: page(() => import('@/journeys/duplicate-account/cannot-request-another-reminder')) },
  { path: paths.failedEligibility, page: page(() => import('@/journeys/duplicate-account/failed-eligibility')) },
  { path: paths.redirectToHelpCentre, page: page(() => import('@/journeys/duplicate-account/redirect-to-help-centre')) },

  { path: paths.nhsLoginConsent, guards: [session, identityTokenHeld], page: consent, hidesFrame: inHealthApp },
  {
    path: paths.consentConfirmation,
    guards: [session, identityTokenHeld],
    page: page(() => import('@/journeys/consent/consent-confirmation')),
  },
  { path: paths.noConsent, page: page(() => import('@/journeys/consent/no-consent')) },
  { path: paths.termsUpdate, page: page(() => import('@/journeys/consent/terms-update')) },

  { path: paths.otpAttemptsExceeded, page: page(() => import('@/journeys/dead-ends/otp-attempts-exceeded')) },
  { path: paths.otpRequestsExceeded, page: page(() => import('@/journeys/dead-ends/otp-requests-exceeded')) },
  { path: paths.passwordAttemptsExceeded, page: page(() => import('@/journeys/dead-ends/password-attempts-exceeded')) },
  { path: paths.loginAttemptsExceeded, page: page(() => import('@/journeys/dead-ends/login-attempts-exceeded')) },
  { path: paths.notRegistered, page: page(() => import('@/journeys/dead-ends/not-registered')) },
  { path: paths.loginDisabled, page: page(() => import('@/journeys/dead-ends/login-disabled')) },
  { path: paths.loginProblemNhsNumber, page: page(() => import('@/journeys/dead-ends/login-problem-nhs-number')) },
  { path: paths.accountDisabled, page: page(() => import('@/journeys/dead-ends/account-disabled')) },
  { path: paths.loginDisabledAuthcode, page: page(() => import('@/journeys/dead-ends/login-disabled-authcode')) },
  { path: paths.error, page: page(() => import('@/journeys/dead-ends/error')) },
  { path: paths.errorAccount, page: page(() => import('@/journeys/dead-ends/error-account')) },
  { path: paths.restoreMessage, page: page(() => import('@/journeys/dead-ends/restore-message')) },
  { path: paths.noClientInfo, page: page(() => import('@/journeys/dead-ends/no-client-info')) },
  { path: paths.sessionTimeout, page: page(() => import('@/journeys/dead-ends/session-timeout')) },
  { path: paths.sessionInvalid, page: page(() => import('@/journeys/dead-ends/session-invalid')) },
  { path: paths.serviceBusy, page: page(() => import('@/journeys/dead-ends/service-busy')) },

  { path: paths.reset.checkEmail, page: page(() => import('@/journeys/reset-password/check-email')) },
  { path: paths.reset.attemptsExceeded, page: page(() => import('@/journeys/reset-password/attempts-exceeded')) },

  { path: paths.cookies, page: page(() => import('@/journeys/cookies/cookies')) },
  { path: paths.cookieSettings, page: page(() => import('@/journeys/cookies/cookie-settings')) },
  { path: paths.cookieSettingsChanged, page: page(() => import('@/journeys/cookies/cookie-settings-changed')) },

  { path: paths.accessibility, page: page(() => import('@/journeys/legal/accessibility')) },
  { path: paths.privacy, page: page(() => import('@/journeys/legal/privacy')) },
  { path: paths.termsAndConditions, page: page(() => import('@/journeys/legal/terms-and-conditions')) },
  { path: paths.legalNotice, page: page(() => import('@/journeys/legal/legal-notice')) },

  { path: '*', page: page(() => import('@/journeys/dead-ends/not-found')) },
];

/** The row that an address belongs to. */
export const rowAt = (pathname: string) => routes.find(({ path }) => matchPath(path, pathname));

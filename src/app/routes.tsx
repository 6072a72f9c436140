import { paths } from '@/paths';
import { inHealthApp } from '@/session/health-app';
import {
  answered,
  asking,
  duplicate,
  emailFound,
  emailKnown,
  identityTokenHeld,
  newEmail,
  registering,
  replacing,
  session,
} from './guards';
import { developerPages } from './developer-pages';
import { enterEmail, login, root } from './first-pages';
import { lazyPage as page } from './lazy-page';
import type { RouteRow } from './route-row';

const { proofing, register, recovery, reset } = paths;

const notFound = page(() => import('@/journeys/dead-ends/not-found'));
const logInPassword = page(() => import('@/journeys/sign-in/log-in-password'));
const securityCode = page(() => import('@/journeys/security-code/enter-mobile-code'));
const emailAddressFound = page(() => import('@/journeys/duplicate-account/email-address-found'));
const consent = page(() => import('@/journeys/consent/nhs-login-consent'));
const chooseAuthenticationMethod = page(() => import('@/journeys/security-code/choose-authentication-method'));
const enterLandlineCode = page(() => import('@/journeys/security-code/enter-landline-code'));
const nhsLoginNotAvailableYourArea = page(() => import('@/journeys/proofing/nhs-login-not-available-your-area'));
const confirmAccountReplacement = page(() => import('@/journeys/duplicate-account/confirm-account-replacement'));
const consentConfirmation = page(() => import('@/journeys/consent/consent-confirmation'));
const createPassword = page(() => import('@/journeys/register/create-password'));

/** THE MAP: every address, who may enter, and the page. The order of guards is their precedence. */
export const routes: readonly RouteRow[] = [
  { path: paths.root, page: root },
  { path: paths.enterEmail, guards: [session], page: enterEmail, next: logInPassword },
  { path: paths.login, guards: [session], page: login, next: securityCode, seldom: chooseAuthenticationMethod },
  { path: paths.logInPassword, guards: [session, emailKnown], page: logInPassword, next: securityCode, seldom: chooseAuthenticationMethod },
  { path: paths.forgottenPassword, guards: [session], page: page(() => import('@/journeys/sign-in/forgotten-password')) },
  { path: paths.checkEmail, page: page(() => import('@/journeys/sign-in/check-email')) },
  { path: paths.checkForgotPassword, guards: [session], page: page(() => import('@/journeys/sign-in/check-forgot-password')) },
  { path: paths.checkResetPassword, guards: [session], page: page(() => import('@/journeys/sign-in/check-reset-password')) },
  { path: paths.checkRegistration, guards: [session], page: page(() => import('@/journeys/sign-in/check-registration')) },
  { path: paths.checkAccountStatus, guards: [session], page: page(() => import('@/journeys/sign-in/check-account-status')) },
  { path: paths.checkLogin, guards: [session], page: page(() => import('@/journeys/sign-in/check-login')) },
  { path: paths.authcode, guards: [session], page: page(() => import('@/journeys/sign-in/authcode')), next: consent },
  { path: paths.chooseAuthenticationMethod, guards: [session], page: chooseAuthenticationMethod, next: securityCode },

  { path: paths.passkeyEnterEmail, guards: [session], page: page(() => import('@/journeys/passkey/passkey-enter-email')) },
  { path: paths.passkeyEnterEmailLoginFailed, page: page(() => import('@/journeys/passkey/passkey-enter-email-login-failed')) },
  { path: paths.passkeyLoginFailed, page: page(() => import('@/journeys/passkey/passkey-login-failed')) },
  { path: paths.passkeyUserLoginFailed, page: page(() => import('@/journeys/passkey/passkey-user-login-failed')) },
  { path: paths.passkeyLoginAttemptsExceeded, page: page(() => import('@/journeys/passkey/passkey-login-attempts-exceeded')) },

  { path: paths.enterMobileCode, guards: [session], page: securityCode, next: consent },
  { path: paths.mobileCodeExpired, page: page(() => import('@/journeys/security-code/mobile-code-expired')) },
  { path: paths.getCallLandline, guards: [session], page: page(() => import('@/journeys/security-code/get-call-landline')) },
  { path: paths.enterLandlineCode, guards: [session], page: enterLandlineCode, next: consent },
  { path: paths.callFailed, guards: [session], page: page(() => import('@/journeys/security-code/call-failed')) },
  { path: paths.landlineCodeExpired, guards: [session], page: page(() => import('@/journeys/security-code/landline-code-expired')) },

  { path: proofing.root, page: page(() => import('@/journeys/proofing/proofing')) },
  { path: proofing.findNhsRecord, guards: asking, page: page(() => import('@/journeys/proofing/find-nhs-record')) },
  { path: proofing.knowNhsNumber, guards: asking, page: page(() => import('@/journeys/proofing/know-nhs-number')) },
  { path: proofing.enterName, guards: asking, page: page(() => import('@/journeys/proofing/enter-name')) },
  { path: proofing.enterDob, guards: asking, page: page(() => import('@/journeys/proofing/enter-dob')) },
  { path: proofing.enterPostcode, guards: asking, page: page(() => import('@/journeys/proofing/enter-postcode')) },
  { path: proofing.checkYourDetails, guards: answered, page: page(() => import('@/journeys/proofing/check-your-details')) },
  { path: proofing.submit, guards: answered, page: page(() => import('@/journeys/proofing/submit')) },
  { path: proofing.confirmYourDetails, guards: answered, page: page(() => import('@/journeys/proofing/confirm-your-details')) },
  { path: proofing.noMatch, guards: answered, page: page(() => import('@/journeys/proofing/no-match')) },
  { path: proofing.youNeedToBeOver11, guards: asking, page: page(() => import('@/journeys/proofing/you-need-to-be-over-11')) },
  { path: proofing.notAvailableYourArea, guards: asking, page: nhsLoginNotAvailableYourArea },
  { path: proofing.p5AlreadyCompleted, guards: [session], page: page(() => import('@/journeys/proofing/p5-already-completed')) },
  { path: proofing.p5UnableToSaveDetails, guards: asking, page: page(() => import('@/journeys/proofing/p5-unable-to-save-details')) },
  { path: proofing.multipleMatches, guards: asking, page: page(() => import('@/journeys/proofing/multiple-matches')) },
  { path: proofing.nhsNumberNotVerified, guards: asking, page: page(() => import('@/journeys/proofing/nhs-number-not-verified')) },
  { path: proofing.recordInvalidated, guards: asking, page: page(() => import('@/journeys/proofing/record-invalidated')) },
  { path: proofing.p5ErrorGeneric, guards: asking, page: page(() => import('@/journeys/proofing/p5-error-generic')) },
  { path: proofing.p5RegisterAttempt, guards: asking, page: page(() => import('@/journeys/proofing/p5-register-attempt')) },
  { path: proofing.p5RegisterReattemptLock, guards: asking, page: page(() => import('@/journeys/proofing/p5-register-reattempt-lock')) },
  { path: proofing.p5PdsLimit, guards: asking, page: page(() => import('@/journeys/proofing/p5-pds-limit')) },

  { path: proofing.duplicateNhsNumber, guards: duplicate, page: page(() => import('@/journeys/duplicate-account/duplicate-nhs-number')) },
  { path: proofing.emailAddressFound, guards: [...duplicate, emailFound], page: emailAddressFound },
  { path: proofing.multipleEmailsFound, guards: duplicate, page: page(() => import('@/journeys/duplicate-account/multiple-emails-found')) },
  { path: proofing.reminderEmailSent, guards: asking, page: page(() => import('@/journeys/duplicate-account/reminder-email-sent')) },
  { path: proofing.confirmAccountReplacement, guards: replacing, page: confirmAccountReplacement },
  { path: paths.anotherReminderSent, page: page(() => import('@/journeys/duplicate-account/another-reminder-sent')) },
  { path: paths.cannotRequestAnotherReminder, page: page(() => import('@/journeys/duplicate-account/cannot-request-another-reminder')) },
  { path: paths.failedEligibility, page: page(() => import('@/journeys/duplicate-account/failed-eligibility')) },
  { path: paths.redirectToHelpCentre, page: page(() => import('@/journeys/duplicate-account/redirect-to-help-centre')) },

  { path: paths.nhsLoginConsent, guards: [session, identityTokenHeld], page: consent, hidesFrame: inHealthApp },
  { path: paths.consentConfirmation, guards: [session, identityTokenHeld], page: consentConfirmation },
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

  { path: register.createAccount, guards: [...registering, newEmail], page: page(() => import('@/journeys/register/create-account')) },
  { path: register.createAccountSteps, guards: registering, page: page(() => import('@/journeys/register/create-account-steps')) },
  { path: register.enterEmail, guards: registering, page: page(() => import('@/journeys/register/enter-email')) },
  { path: register.createPassword, guards: [...registering, newEmail], page: createPassword },
  { path: register.checkEmail, guards: [session, newEmail], page: page(() => import('@/journeys/register/check-email')) },
  { path: register.enterMobile, guards: [session], page: page(() => import('@/journeys/register/enter-mobile')) },
  { path: register.attemptsExceeded, page: page(() => import('@/journeys/register/attempts-exceeded')) },
  { path: register.alreadyHaveAnAccount, page: page(() => import('@/journeys/register/already-have-an-account')) },
  { path: register.error, page: page(() => import('@/journeys/register/error')) },
  { path: register.lostAccessEmail, page: page(() => import('@/journeys/register/lost-access-email')) },
  { path: register.notSureAccount, page: page(() => import('@/journeys/register/not-sure-account')) },
  { path: recovery.changeMobile, guards: [session], page: page(() => import('@/journeys/recovery/change-mobile/enter-mobile')) },
  { path: recovery.changeLandline, guards: [session], page: page(() => import('@/journeys/recovery/change-landline/enter-landline')) },

  { path: reset.root, page: notFound },
  { path: reset.newPassword, page: page(() => import('@/journeys/reset-password/new-password')) },
  { path: reset.success, page: page(() => import('@/journeys/reset-password/success')) },
  { path: reset.linkUsed, page: page(() => import('@/journeys/reset-password/link-used')) },
  { path: reset.linkNotWorking, page: page(() => import('@/journeys/reset-password/link-not-working')) },
  { path: reset.linkExpired, page: page(() => import('@/journeys/reset-password/link-expired')) },
  { path: reset.checkEmail, page: page(() => import('@/journeys/reset-password/check-email')) },
  { path: reset.attemptsExceeded, page: page(() => import('@/journeys/reset-password/attempts-exceeded')) },

  { path: paths.cookies, page: page(() => import('@/journeys/cookies/cookies')) },
  { path: paths.cookieSettings, page: page(() => import('@/journeys/cookies/cookie-settings')) },
  { path: paths.cookieSettingsChanged, page: page(() => import('@/journeys/cookies/cookie-settings-changed')) },

  { path: paths.accessibility, page: page(() => import('@/journeys/legal/accessibility')) },
  { path: paths.privacy, page: page(() => import('@/journeys/legal/privacy')) },
  { path: paths.termsAndConditions, page: page(() => import('@/journeys/legal/terms-and-conditions')) },
  { path: paths.legalNotice, page: page(() => import('@/journeys/legal/legal-notice')) },
  ...developerPages,
  { path: '*', page: notFound },
];

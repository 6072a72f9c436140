import { canonicalPath } from '@/canonical-path';
import { eagerPage, type LazyPage, lazyPage as page } from '@/delivery/lazy-page';
import EnterEmail, { enterEmailForm } from '@/journeys/sign-in/enter-email';
import Login, { loginForm } from '@/journeys/sign-in/login';
import Root from '@/journeys/sign-in/root';
import { type Path, paths } from '@/paths';
import { inHealthApp } from '@/session/browser';
import {
  codeNotMissing,
  codeWasSent,
  detailsGiven,
  duplicate,
  emailFound,
  emailKnown,
  emailUnconfirmed,
  type Guard,
  hasIdentityToken,
  newEmail,
  passwordAccepted,
  postcodeReached,
  proofingOpen,
  registering,
  replacing,
  session,
} from './guards';

/** One row of the map, without its address. */
interface Row {
  /** In order of precedence. A row without guards is a public page. */
  guards: readonly Guard[];
  page: LazyPage;
  hidesLayout?: () => boolean;
}

export interface RouteRow extends Row {
  path: Path | '*';
}

const { proofing, register, recovery, reset } = paths;

/** Built only if `vite.config.ts` enables it. Otherwise the build contains neither the row nor the page's code. */
const developerPages: Record<string, Row> = DEVELOPER_PAGES
  ? { [paths.setCookie]: { guards: [], page: page(() => import('@/journeys/dev/set-cookie')) } }
  : {};

/** The map: one row for each address, with its guards and its page. Guards are in order of precedence. */
// prettier-ignore
const map = {
  [paths.root]: { guards: [], page: eagerPage(Root) },
  [paths.enterEmail]: { guards: [session], page: eagerPage(EnterEmail, enterEmailForm) },
  [paths.login]: { guards: [session], page: eagerPage(Login, loginForm) },
  [paths.logInPassword]: { guards: [session, emailKnown], page: page(() => import('@/journeys/sign-in/log-in-password')) },
  [paths.forgottenPassword]: { guards: [session], page: page(() => import('@/journeys/forgotten-password/forgotten-password')) },
  [paths.checkEmail]: { guards: [], page: page(() => import('@/journeys/forgotten-password/check-email')) },
  [paths.checkForgotPassword]: { guards: [session], page: page(() => import('@/journeys/return/check-forgot-password')) },
  [paths.checkResetPassword]: { guards: [session], page: page(() => import('@/journeys/return/check-reset-password')) },
  [paths.checkRegistration]: { guards: [session], page: page(() => import('@/journeys/register/check-registration')) },
  [paths.checkAccountStatus]: { guards: [session], page: page(() => import('@/journeys/return/check-account-status')) },
  [paths.checkLogin]: { guards: [session], page: page(() => import('@/journeys/return/check-login')) },
  [paths.authcode]: { guards: [session], page: page(() => import('@/journeys/authcode/authcode')) },
  [paths.chooseAuthenticationMethod]: { guards: [session, passwordAccepted], page: page(() => import('@/journeys/security-code/choose-authentication-method')) },

  [paths.passkeyEnterEmail]: { guards: [session], page: page(() => import('@/journeys/passkey/passkey-enter-email')) },
  [paths.passkeyEnterEmailLoginFailed]: { guards: [], page: page(() => import('@/journeys/passkey/passkey-enter-email-login-failed')) },
  [paths.passkeyLoginFailed]: { guards: [], page: page(() => import('@/journeys/passkey/passkey-login-failed')) },
  [paths.passkeyUserLoginFailed]: { guards: [], page: page(() => import('@/journeys/passkey/passkey-user-login-failed')) },
  [paths.passkeyLoginAttemptsExceeded]: { guards: [], page: page(() => import('@/journeys/passkey/passkey-login-attempts-exceeded')) },

  [paths.enterMobileCode]: { guards: [session, codeWasSent], page: page(() => import('@/journeys/security-code/enter-mobile-code')) },
  [paths.mobileCodeExpired]: { guards: [codeNotMissing], page: page(() => import('@/journeys/security-code/mobile-code-expired')) },
  [paths.getCallLandline]: { guards: [session, passwordAccepted], page: page(() => import('@/journeys/security-code/get-call-landline')) },
  [paths.enterLandlineCode]: { guards: [session, codeWasSent], page: page(() => import('@/journeys/security-code/enter-landline-code')) },
  [paths.callFailed]: { guards: [session, passwordAccepted], page: page(() => import('@/journeys/security-code/call-failed')) },
  [paths.landlineCodeExpired]: { guards: [session, codeWasSent], page: page(() => import('@/journeys/security-code/landline-code-expired')) },

  [proofing.root]: { guards: [], page: page(() => import('@/journeys/proofing/proofing')) },
  [proofing.findNhsRecord]: { guards: proofingOpen, page: page(() => import('@/journeys/proofing/find-nhs-record')) },
  [proofing.knowNhsNumber]: { guards: proofingOpen, page: page(() => import('@/journeys/proofing/know-nhs-number')) },
  [proofing.enterName]: { guards: proofingOpen, page: page(() => import('@/journeys/proofing/enter-name')) },
  [proofing.enterDob]: { guards: proofingOpen, page: page(() => import('@/journeys/proofing/enter-dob')) },
  [proofing.enterPostcode]: { guards: proofingOpen, page: page(() => import('@/journeys/proofing/enter-postcode')) },
  [proofing.checkYourDetails]: { guards: detailsGiven, page: page(() => import('@/journeys/proofing/check-your-details')) },
  [proofing.submit]: { guards: [...detailsGiven, postcodeReached], page: page(() => import('@/journeys/proofing/submit')) },
  [proofing.confirmYourDetails]: { guards: detailsGiven, page: page(() => import('@/journeys/proofing/confirm-your-details')) },
  [proofing.noMatch]: { guards: detailsGiven, page: page(() => import('@/journeys/proofing/no-match')) },
  [proofing.youNeedToBeOver11]: { guards: proofingOpen, page: page(() => import('@/journeys/proofing/you-need-to-be-over-11')) },
  [proofing.notAvailableYourArea]: { guards: proofingOpen, page: page(() => import('@/journeys/proofing/nhs-login-not-available-your-area')) },
  [proofing.p5AlreadyCompleted]: { guards: [session], page: page(() => import('@/journeys/proofing/p5-already-completed')) },
  [proofing.p5UnableToSaveDetails]: { guards: proofingOpen, page: page(() => import('@/journeys/proofing/p5-unable-to-save-details')) },
  [proofing.multipleMatches]: { guards: proofingOpen, page: page(() => import('@/journeys/proofing/multiple-matches')) },
  [proofing.nhsNumberNotVerified]: { guards: proofingOpen, page: page(() => import('@/journeys/proofing/nhs-number-not-verified')) },
  [proofing.recordInvalidated]: { guards: proofingOpen, page: page(() => import('@/journeys/proofing/record-invalidated')) },
  [proofing.p5ErrorGeneric]: { guards: proofingOpen, page: page(() => import('@/journeys/proofing/p5-error-generic')) },
  [proofing.p5RegisterAttempt]: { guards: proofingOpen, page: page(() => import('@/journeys/proofing/p5-register-attempt')) },
  [proofing.p5RegisterReattemptLock]: { guards: proofingOpen, page: page(() => import('@/journeys/proofing/p5-register-reattempt-lock')) },
  [proofing.p5PdsLimit]: { guards: proofingOpen, page: page(() => import('@/journeys/proofing/p5-pds-limit')) },

  [proofing.duplicateNhsNumber]: { guards: duplicate, page: page(() => import('@/journeys/duplicate-account/duplicate-nhs-number')) },
  [proofing.emailAddressFound]: { guards: [...duplicate, emailFound], page: page(() => import('@/journeys/duplicate-account/email-address-found')) },
  [proofing.multipleEmailsFound]: { guards: duplicate, page: page(() => import('@/journeys/duplicate-account/multiple-emails-found')) },
  [proofing.reminderEmailSent]: { guards: proofingOpen, page: page(() => import('@/journeys/duplicate-account/reminder-email-sent')) },
  [proofing.confirmAccountReplacement]: { guards: replacing, page: page(() => import('@/journeys/duplicate-account/confirm-account-replacement')) },
  [paths.anotherReminderSent]: { guards: [], page: page(() => import('@/journeys/duplicate-account/another-reminder-sent')) },
  [paths.cannotRequestAnotherReminder]: { guards: [], page: page(() => import('@/journeys/duplicate-account/cannot-request-another-reminder')) },
  [paths.failedEligibility]: { guards: [], page: page(() => import('@/journeys/duplicate-account/failed-eligibility')) },
  [paths.redirectToHelpCentre]: { guards: [], page: page(() => import('@/journeys/duplicate-account/redirect-to-help-centre')) },

  [paths.nhsLoginConsent]: { guards: [session, hasIdentityToken], page: page(() => import('@/journeys/consent/nhs-login-consent')), hidesLayout: inHealthApp },
  [paths.consentConfirmation]: { guards: [session, hasIdentityToken], page: page(() => import('@/journeys/consent/consent-confirmation')) },
  [paths.noConsent]: { guards: [], page: page(() => import('@/journeys/consent/no-consent')) },
  [paths.termsUpdate]: { guards: [], page: page(() => import('@/journeys/consent/terms-update')) },

  [paths.otpAttemptsExceeded]: { guards: [], page: page(() => import('@/journeys/dead-ends/otp-attempts-exceeded')) },
  [paths.otpRequestsExceeded]: { guards: [], page: page(() => import('@/journeys/dead-ends/otp-requests-exceeded')) },
  [paths.passwordAttemptsExceeded]: { guards: [], page: page(() => import('@/journeys/dead-ends/password-attempts-exceeded')) },
  [paths.loginAttemptsExceeded]: { guards: [], page: page(() => import('@/journeys/dead-ends/login-attempts-exceeded')) },
  [paths.notRegistered]: { guards: [], page: page(() => import('@/journeys/dead-ends/not-registered')) },
  [paths.loginDisabled]: { guards: [], page: page(() => import('@/journeys/dead-ends/login-disabled')) },
  [paths.loginProblemNhsNumber]: { guards: [], page: page(() => import('@/journeys/dead-ends/login-problem-nhs-number')) },
  [paths.accountDisabled]: { guards: [], page: page(() => import('@/journeys/dead-ends/account-disabled')) },
  [paths.loginDisabledAuthcode]: { guards: [], page: page(() => import('@/journeys/dead-ends/login-disabled-authcode')) },
  [paths.error]: { guards: [], page: page(() => import('@/journeys/dead-ends/error')) },
  [paths.errorAccount]: { guards: [], page: page(() => import('@/journeys/dead-ends/error-account')) },
  [paths.restoreMessage]: { guards: [], page: page(() => import('@/journeys/dead-ends/restore-message')) },
  [paths.noClientInfo]: { guards: [], page: page(() => import('@/journeys/dead-ends/no-client-info')) },
  [paths.sessionTimeout]: { guards: [], page: page(() => import('@/journeys/dead-ends/session-timeout')) },
  [paths.sessionInvalid]: { guards: [], page: page(() => import('@/journeys/dead-ends/session-invalid')) },
  [paths.serviceBusy]: { guards: [], page: page(() => import('@/journeys/dead-ends/service-busy')) },

  [register.createAccount]: { guards: [...registering, newEmail, emailUnconfirmed], page: page(() => import('@/journeys/register/create-account')) },
  [register.createAccountSteps]: { guards: registering, page: page(() => import('@/journeys/register/create-account-steps')) },
  [register.enterEmail]: { guards: registering, page: page(() => import('@/journeys/register/enter-email')) },
  [register.createPassword]: { guards: [...registering, newEmail], page: page(() => import('@/journeys/register/create-password')) },
  [register.checkEmail]: { guards: [session, newEmail, emailUnconfirmed], page: page(() => import('@/journeys/register/check-email')) },
  [register.enterMobile]: { guards: [session], page: page(() => import('@/journeys/register/enter-mobile')) },
  [register.attemptsExceeded]: { guards: [], page: page(() => import('@/journeys/register/attempts-exceeded')) },
  [register.alreadyHaveAnAccount]: { guards: [], page: page(() => import('@/journeys/register/already-have-an-account')) },
  [register.error]: { guards: [], page: page(() => import('@/journeys/register/error')) },
  [register.lostAccessEmail]: { guards: [], page: page(() => import('@/journeys/register/lost-access-email')) },
  [register.notSureAccount]: { guards: [], page: page(() => import('@/journeys/register/not-sure-account')) },
  [recovery.changeMobile]: { guards: [session], page: page(() => import('@/journeys/recovery/enter-mobile')) },
  [recovery.changeLandline]: { guards: [session], page: page(() => import('@/journeys/recovery/enter-landline')) },

  [reset.root]: { guards: [], page: page(() => import('@/journeys/dead-ends/not-found')) },
  [reset.newPassword]: { guards: [], page: page(() => import('@/journeys/reset-password/new-password')) },
  [reset.success]: { guards: [], page: page(() => import('@/journeys/reset-password/success')) },
  [reset.linkUsed]: { guards: [], page: page(() => import('@/journeys/reset-password/link-used')) },
  [reset.linkNotWorking]: { guards: [], page: page(() => import('@/journeys/reset-password/link-not-working')) },
  [reset.linkExpired]: { guards: [], page: page(() => import('@/journeys/reset-password/link-expired')) },
  [reset.checkEmail]: { guards: [], page: page(() => import('@/journeys/reset-password/check-email')) },
  [reset.attemptsExceeded]: { guards: [], page: page(() => import('@/journeys/reset-password/attempts-exceeded')) },

  [paths.cookies]: { guards: [], page: page(() => import('@/journeys/cookies/cookies')) },
  [paths.cookieSettings]: { guards: [], page: page(() => import('@/journeys/cookies/cookie-settings')) },
  [paths.cookieSettingsChanged]: { guards: [], page: page(() => import('@/journeys/cookies/cookie-settings-changed')) },
  [paths.accessibility]: { guards: [], page: page(() => import('@/journeys/legal/accessibility')) },
  [paths.privacy]: { guards: [], page: page(() => import('@/journeys/legal/privacy')) },
  [paths.termsAndConditions]: { guards: [], page: page(() => import('@/journeys/legal/terms-and-conditions')) },
  [paths.legalNotice]: { guards: [], page: page(() => import('@/journeys/legal/legal-notice')) },
  '*': { guards: [], page: page(() => import('@/journeys/dead-ends/not-found')) },
} satisfies Record<Exclude<Path, typeof paths.setCookie> | '*', Row>;

/** The rows of the map in its order. */
export const routes: readonly RouteRow[] = Object.entries<Row>({ ...developerPages, ...map }).map(([path, row]) => ({
  ...row,
  path: path as RouteRow['path'],
}));

/** The row for an address in any spelling. Unknown addresses get the row for unknown addresses. */
export function routeFor(pathname: string) {
  const canonical = canonicalPath(pathname);
  return routes.find(({ path }) => path === canonical || path === '*');
}

/** Whether the page at an address ends with the session. A user with an expired link may open `/forgotten-password`: its call renews the session. */
export const needsSession = (pathname: string) => pathname !== paths.forgottenPassword && (routeFor(pathname)?.guards.length ?? 0) > 0;

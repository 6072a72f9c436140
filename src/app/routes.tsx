import { matchPath } from 'react-router-dom';
import { paths } from '@/paths';
import { inHealthApp } from '@/session/health-app';
import { type Guard, emailKnown, identityTokenHeld, session } from './guards';
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

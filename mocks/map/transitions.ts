import type { CallName } from '../../src/outcome/call-name';
import { type Path, paths } from '../../src/paths';
import type { Place } from './edge';

/**
 * A transition that a step decides on in code: the words of its button, the call that it makes last, and its targets when that call
 * succeeds. The rows of the call's error table are added to it.
 */
export type Transition = readonly [words: string, call: CallName | null, ...to: readonly (Path | Place)[]];

export const onArrival = 'on arrival';
export const byAutofill = 'chosen from autofill';
/** A guard that sends some visitors to another address than its usual one. */
export const byGuard = 'by what is known of the visitor';

/** Shown once a lock is over, which no variant of a screen waits for. */
const tryAgain = (...to: Path[]): Transition => ['Try again', null, ...to];
const afterCodeLock = tryAgain('/enter-mobile-code', '/get-call-landline', '/choose-authentication-method', '/log-in-password');

const afterPassword: readonly (Path | Place)[] = [
  '/choose-authentication-method',
  '/get-call-landline',
  '/error',
  '‹client service›',
  '/register/enter-mobile',
  '/restore-message',
];

const notYou: Transition = ['Not you? Start again', null, '/enter-email'];

/** `failed`: where a passkey that was cancelled or not accepted leads. Without one, the page stays. */
const passkey = (words: string, ...failed: Path[]): Transition => [words, 'passkey', '‹client service›', '/error', ...failed];

/**
 * By the address where the step starts, or by the site that sends the browser back. `node scripts/ways.mjs` fails on a transition that no test
 * has travelled; a page test that travels another one fails.
 */
export const transitions: Readonly<Partial<Record<Path | Place, readonly Transition[]>>> = {
  '/set-cookie': [
    ['Set cookies', null, '/set-cookie'],
    ['any link of its list', null, '/enter-email'],
  ],
  '/enter-email': [
    ['Continue', 'account-status', '/register/create-account', '/log-in-password', '/register/check-email', '/not-registered', '/error'],
    passkey('Continue', '/passkey-login-failed'),
    passkey(byAutofill, '/passkey-login-failed'),
    notYou,
  ],
  '/login': [
    ['Continue', 'user-sign-in', ...afterPassword, '/login'],
    ['Continue', 'trigger-otp mobile', '/enter-mobile-code'],
    passkey('Continue', '/passkey-user-login-failed'),
    passkey(byAutofill, '/passkey-user-login-failed'),
    notYou,
  ],
  '/log-in-password': [
    ['Continue', 'password', ...afterPassword],
    ['Continue', 'trigger-otp mobile', '/enter-mobile-code'],
    notYou,
    passkey('Log in with your passkey'),
  ],
  '/forgotten-password': [['Continue', 'forgot-password', '‹bot check›', '/check-email'], notYou],
  '/check-forgot-password': [
    [onArrival, 'forgot-password', '‹bot check›', '/check-email'],
    [onArrival, 'verify-waf-token', '/check-email', '/forgotten-password'],
  ],
  '/check-reset-password': [[onArrival, 'verify-waf-token', '/reset/check-email']],
  '/check-registration': [
    [onArrival, 'validate-email', '/register/create-password'],
    [onArrival, null, '/register/enter-email'],
  ],
  '/check-account-status': [
    [onArrival, 'account-status', '/register/create-account', '/log-in-password', '/register/check-email', '/not-registered', '/error'],
    passkey(onArrival, '/passkey-login-failed'),
    [onArrival, null, '/enter-email'],
  ],
  '/check-login': [[onArrival, 'verify-waf-token', '/log-in-password', '/login']],
  '/authcode': [
    ['Log in again', null, '/enter-email'],
    [
      onArrival,
      'authcode',
      '/error',
      '/terms-update',
      '/nhs-login-consent',
      '‹client service›',
      '‹proof of identity›',
      ...Object.values(paths.proofing),
    ],
  ],
  '/choose-authentication-method': [
    [byGuard, null, '/log-in-password'],
    ['Continue', 'trigger-otp mobile', '/enter-mobile-code'],
    ['Continue', null, '/get-call-landline'],
  ],
  '/passkey-enter-email': [
    ['Continue', 'passkey-status', '/passkey-enter-email-login-failed', '/login'],
    passkey('Continue', '/passkey-enter-email-login-failed'),
    notYou,
  ],
  '/passkey-enter-email-login-failed': [
    ['Try entering your email again', null, '/passkey-enter-email'],
    ['Log in using my password instead', null, '/login'],
  ],
  '/passkey-login-failed': [
    passkey('Try using my passkey again', '/passkey-login-failed'),
    ['Try using my passkey again', null, '/log-in-password'],
    ['Log in using my password instead', null, '/log-in-password'],
  ],
  '/passkey-user-login-failed': [
    passkey('Try using my passkey again', '/passkey-user-login-failed'),
    ['Try using my passkey again', null, '/login'],
    ['Log in using my password instead', null, '/login'],
  ],
  '/enter-mobile-code': [
    [byGuard, null, '/choose-authentication-method'],
    ['If nothing has opened, use your password', null, '/log-in-password'],
    ['Continue', 'otp mobile', '/authcode', '/error'],
    ['Send the security code again', 'request-otp mobile'],
    notYou,
    passkey('Log in with your passkey'),
    ['Keep my old number', 'trigger-otp mobile', '/enter-mobile-code'],
  ],
  '/mobile-code-expired': [
    ['Text me again with a new security code', 'trigger-otp mobile', '/enter-mobile-code'],
    ['Call my landline to get a new security code', null, '/get-call-landline'],
    passkey('Log in with my passkey'),
    ['Text a new security code to my new number', 'request-otp mobile new number', '/enter-mobile-code'],
    ['Keep my old number', 'trigger-otp mobile', '/enter-mobile-code'],
  ],
  '/get-call-landline': [
    [byGuard, null, '/log-in-password'],
    ['Call my landline now', 'trigger-otp landline', '/enter-landline-code'],
    notYou,
    ['Send a security code to my mobile phone', 'trigger-otp mobile', '/enter-mobile-code'],
    passkey('Log in with your passkey'),
  ],
  '/enter-landline-code': [
    [byGuard, null, '/log-in-password', '/choose-authentication-method', '/get-call-landline'],
    ['Continue', 'otp landline', '/authcode', '/error'],
    ['Call my landline again', 'request-otp landline'],
    notYou,
    ['Send a security code to my mobile phone', 'trigger-otp mobile', '/enter-mobile-code'],
    passkey('Log in with your passkey'),
    ['Call my new landline again', 'request-otp landline'],
    ['Keep my old number', 'trigger-otp landline', '/enter-landline-code'],
  ],
  '/call-failed': [
    [byGuard, null, '/log-in-password'],
    ['Try calling my landline again', 'trigger-otp landline', '/enter-landline-code'],
    ['Change my landline number', null, '/recovery/change-landline/enter-landline', '/register/enter-mobile'],
    ['Send a security code to my mobile phone', 'trigger-otp mobile', '/enter-mobile-code'],
    passkey('Log in with my passkey'),
  ],
  '/landline-code-expired': [
    [byGuard, null, '/log-in-password', '/choose-authentication-method'],
    ['Call my landline again with a new security code', 'trigger-otp landline', '/enter-landline-code'],
    ['Text me a new security code', 'trigger-otp mobile', '/enter-mobile-code'],
    passkey('Log in with my passkey'),
    ['Call my new number with a new security code', 'request-otp landline new number', '/enter-landline-code'],
    ['Keep my old number', 'trigger-otp landline', '/enter-landline-code'],
  ],
  '/proofing/find-nhs-record': [['Continue', null, '/proofing/know-nhs-number']],
  '/proofing/know-nhs-number': [
    ['Continue', null, '/proofing/enter-dob', '/proofing/enter-name', '/proofing/check-your-details', '/proofing/confirm-your-details'],
    notYou,
  ],
  '/proofing/enter-name': [
    ['Continue', null, '/proofing/enter-dob', '/proofing/check-your-details', '/proofing/confirm-your-details'],
    notYou,
  ],
  '/proofing/enter-dob': [
    ['Back', null, '/proofing/enter-name'],
    [
      'Continue',
      null,
      '/proofing/enter-postcode',
      '/proofing/check-your-details',
      '/proofing/confirm-your-details',
      '/proofing/you-need-to-be-over-11',
    ],
    notYou,
  ],
  '/proofing/enter-postcode': [
    ['Continue', null, '/proofing/check-your-details', '/proofing/confirm-your-details', '/proofing/nhs-login-not-available-your-area'],
    notYou,
  ],
  '/proofing/check-your-details': [['Submit information', null, '/proofing/submit'], notYou],
  '/proofing/submit': [[onArrival, 'uplift', '/authcode']],
  '/proofing/confirm-your-details': [tryAgain('/proofing/check-your-details'), ['Continue', 'record-p5-failure-data', '/authcode'], notYou],
  '/proofing/no-match': [
    ['Check my details again', null, '/proofing/check-your-details'],
    ['Try my full name instead', null, '/proofing/enter-name'],
    ['Prove who I am another way', null, '/proofing/confirm-your-details'],
    ['Try my NHS number instead', null, '/proofing/know-nhs-number'],
  ],
  '/proofing/nhs-login-not-available-your-area': [['Enter a different postcode', null, '/proofing/enter-postcode'], notYou],
  '/proofing/p5-unable-to-save-details': [['Continue', null, '‹proof of identity›']],
  '/proofing/multiple-matches': [['Try again', null, '/proofing/know-nhs-number']],
  '/proofing/duplicate-nhs-number': [
    ['Get help finding the email address linked to this account', null, '/proofing/email-address-found', '/proofing/multiple-emails-found'],
    ['Log in with the email address linked to this account', 'redirect-to-authorize', '/enter-email', '/error'],
    notYou,
    ['Log in to your existing account', 'redirect-to-authorize', '/enter-email', '/error'],
    ['Continue with your new account', null, '/proofing/confirm-account-replacement'],
    ['Log in to one of your existing accounts', 'redirect-to-authorize', '/enter-email', '/error'],
  ],
  '/proofing/email-address-found': [['Continue', 'redirect-to-authorize', '/enter-email', '/error'], notYou],
  '/proofing/multiple-emails-found': [
    [
      'Get an email reminder, sent to the email addresses linked to these accounts',
      'duplicate-accounts-email',
      '/proofing/reminder-email-sent',
    ],
    ['I do not have access to these email addresses: go to the help centre (opens in a new tab)', null, '/redirect-to-help-centre'],
  ],
  '/proofing/reminder-email-sent': [['Request a new reminder', 'duplicate-accounts-email again', '/another-reminder-sent']],
  '/proofing/confirm-account-replacement': [['Continue', 'account-migration', '/authcode'], notYou],
  '/redirect-to-help-centre': [[onArrival, null, '‹help centre›']],
  '/nhs-login-consent': [[onArrival, 'client-info', '/nhs-login-consent', '/error'], ['I agree', 'consent', '/authcode', '/error'], notYou],
  '/consent-confirmation': [
    ['Go back and agree to share my login information', null, '/nhs-login-consent'],
    ['Go to the website or app you came from without sharing my login information', null, '/no-consent'],
    ['Go to Example health service without sharing my login information', null, '/no-consent'],
  ],
  '/no-consent': [[onArrival, 'refuse-consent', '/error', '‹client service›']],
  '/terms-update': [
    ['Agree and continue', 'terms-update', '/authcode'],
    ['I do not agree', 'decline-terms', '/error', '‹client service›'],
  ],
  '/otp-attempts-exceeded': [passkey('Log in with your passkey instead'), afterCodeLock],
  '/otp-requests-exceeded': [passkey('Log in with your passkey instead'), afterCodeLock],
  '/register/create-account': [
    ['Create an account', 'validate-email', '/register/create-password'],
    ['Create an account', null, '/register/enter-email'],
  ],
  '/register/enter-email': [['Continue', 'validate-email', '/register/create-password'], notYou],
  '/register/create-password': [['Continue', 'register', '/register/check-email'], notYou],
  '/register/check-email': [
    ['Continue', 'verify-email', '/register/enter-mobile'],
    ['Send the security code again', 'resend-email-code'],
    notYou,
    ['Email me a new security code', 'resend-email-code'],
  ],
  '/register/enter-mobile': [
    ['Continue', 'register mobile', '/enter-mobile-code'],
    ['Continue', 'register landline', '/enter-landline-code'],
    notYou,
  ],
  '/recovery/change-mobile/enter-mobile': [['Continue', 'change-mobile', '/enter-mobile-code']],
  '/recovery/change-landline/enter-landline': [['Continue', 'change-landline', '/enter-landline-code']],
  '/reset/new-password': [['Reset password', 'confirm-change-password', '/reset/success', '/reset/link-expired']],
  '/reset/link-expired': [['Get a new link', null, '/forgotten-password']],
  '/cookies/cookie-settings': [['Save my cookie settings', null, '/cookies/cookie-settings-changed']],
  '/proofing/p5-register-attempt': [tryAgain('/proofing/know-nhs-number')],
  '/proofing/p5-register-reattempt-lock': [tryAgain('/proofing/know-nhs-number')],
  '/login-attempts-exceeded': [tryAgain('/login')],
  '/password-attempts-exceeded': [tryAgain('/log-in-password')],
  '/passkey-login-attempts-exceeded': [tryAgain('/passkey-enter-email')],
  '/register/attempts-exceeded': [tryAgain('/register/enter-email')],
  '/reset/attempts-exceeded': [tryAgain('/forgotten-password')],
  '‹bot check›': [['', 'forgot-password', '/check-email', '/check-forgot-password']],
};

import { exchangeAuthcode } from '../../src/journeys/authcode/steps/exchange-authcode';
import { acceptTerms } from '../../src/journeys/consent/steps/accept-terms';
import { giveConsent } from '../../src/journeys/consent/steps/give-consent';
import { loadClient } from '../../src/journeys/consent/steps/load-client';
import { declineTerms, refuseConsent } from '../../src/journeys/consent/steps/refuse';
import { replaceAccount } from '../../src/journeys/duplicate-account/steps/replace-account';
import { sendAnotherReminder, sendReminder } from '../../src/journeys/duplicate-account/steps/send-reminder';
import { tryLogin } from '../../src/journeys/duplicate-account/steps/try-login';
import { askForReset } from '../../src/journeys/forgotten-password/steps/forgot-password';
import { fromEnterEmail } from '../../src/journeys/passkey/steps/passkey-start';
import { submitPasskeyEmail } from '../../src/journeys/passkey/steps/submit-passkey-email';
import { logInWithPasskey } from '../../src/journeys/passkey-ceremony/steps/log-in-with-passkey';
import { recordFailure } from '../../src/journeys/proofing/steps/record-failure';
import { uplift } from '../../src/journeys/proofing/steps/uplift';
import { changeLandline, changeMobile } from '../../src/journeys/recovery/steps/change-phone';
import { createAccount } from '../../src/journeys/register/steps/create-account';
import { phoneSteps } from '../../src/journeys/register/steps/register-phone';
import { resendCode } from '../../src/journeys/register/steps/resend-email-code';
import { validateEmail } from '../../src/journeys/register/steps/validate-email';
import { submitEmailCode } from '../../src/journeys/register/steps/verify-email';
import { resetPassword } from '../../src/journeys/reset-password/steps/reset-password';
import { checkLogin } from '../../src/journeys/return/steps/check-then-redirect';
import { callNewNumber, resendByCall, resendByText, textNewNumber } from '../../src/journeys/security-code/steps/resend-security-code';
import { callLandline, textSecurityCode } from '../../src/journeys/security-code/steps/send-security-code';
import { submitLandlineCode, submitMobileCode } from '../../src/journeys/security-code/steps/submit-security-code';
import { checkAccount } from '../../src/journeys/sign-in/steps/check-account';
import { signInWithEmail } from '../../src/journeys/sign-in/steps/sign-in-with-email';
import { submitPassword } from '../../src/journeys/sign-in/steps/submit-password';
import type { Step } from '../../src/outcome/step-type';
import { type Path, paths } from '../../src/paths';
import type { Place } from './edge';

/** A step that makes a call, of any form. */
export type CallStep = Step<never, string>;

/**
 * A transition that a step decides on in code: the words of its button, the step if it makes a call, and its targets when that call
 * succeeds. The rows of the call's error table are added to it.
 */
export type Transition = readonly [words: string, step: CallStep | null, ...to: readonly (Path | Place)[]];

export const onArrival = 'on arrival';
export const byAutofill = 'chosen from autofill';
/** A guard that sends some visitors to another address than its usual one. */
export const byGuard = 'by what is known of the visitor';

/** Shown after a lock has ended, for which no screen variant waits. */
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

/** The pages after the last question, or after a corrected one. */
const allDetails = ['/proofing/check-your-details', '/proofing/confirm-your-details'] as const;

const notYou: Transition = ['Not you? Start again', null, '/enter-email'];

const link = { username: '', code: '', expiry: Number.MAX_SAFE_INTEGER };

/** `failed`: the page after a cancelled or refused passkey. Without one, the page stays. */
const passkey = (words: string, ...failed: Path[]): Transition => [
  words,
  logInWithPasskey(fromEnterEmail),
  '‹client service›',
  '/error',
  ...failed,
];

/**
 * By the address where the step starts, or by the site that redirects back. `node scripts/transitions.mjs` fails on a transition that no test
 * has covered. A page test fails on a transition that is not listed.
 */
export const transitions: Readonly<Partial<Record<Path | Place, readonly Transition[]>>> = {
  '/set-cookie': [
    ['Set cookies', null, '/set-cookie'],
    ['any link of its list', null, '/enter-email'],
  ],
  '/enter-email': [
    ['Continue', checkAccount, '/register/create-account', '/log-in-password', '/register/check-email', '/not-registered', '/error'],
    passkey('Continue', '/passkey-login-failed'),
    passkey(byAutofill, '/passkey-login-failed'),
    notYou,
  ],
  '/login': [
    ['Continue', signInWithEmail, ...afterPassword, '/login'],
    ['Continue', textSecurityCode, '/enter-mobile-code'],
    passkey('Continue', '/passkey-user-login-failed'),
    passkey(byAutofill, '/passkey-user-login-failed'),
    notYou,
  ],
  '/log-in-password': [
    ['Continue', submitPassword, ...afterPassword],
    ['Continue', textSecurityCode, '/enter-mobile-code'],
    notYou,
    passkey('Log in with your passkey'),
  ],
  '/forgotten-password': [['Continue', askForReset, '‹bot check›', '/check-email'], notYou],
  '/check-forgot-password': [
    [onArrival, askForReset, '‹bot check›', '/check-email'],
    [onArrival, checkLogin, '/check-email', '/forgotten-password'],
  ],
  '/check-reset-password': [[onArrival, checkLogin, '/reset/check-email']],
  '/check-registration': [
    [onArrival, validateEmail, '/register/create-password'],
    [onArrival, null, '/register/enter-email'],
  ],
  '/check-account-status': [
    [onArrival, checkAccount, '/register/create-account', '/log-in-password', '/register/check-email', '/not-registered', '/error'],
    passkey(onArrival, '/passkey-login-failed'),
    [onArrival, null, '/enter-email'],
  ],
  '/check-login': [[onArrival, checkLogin, '/log-in-password', '/login']],
  '/authcode': [
    ['Log in again', null, '/enter-email'],
    [
      onArrival,
      exchangeAuthcode,
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
    ['Continue', textSecurityCode, '/enter-mobile-code'],
    ['Continue', null, '/get-call-landline'],
  ],
  '/passkey-enter-email': [
    ['Continue', submitPasskeyEmail, '/passkey-enter-email-login-failed', '/login'],
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
    ['Continue', submitMobileCode, '/authcode', '/error'],
    ['Send the security code again', resendByText],
    notYou,
    passkey('Log in with your passkey'),
    ['Keep my old number', textSecurityCode, '/enter-mobile-code'],
  ],
  '/mobile-code-expired': [
    ['Text me again with a new security code', textSecurityCode, '/enter-mobile-code'],
    ['Call my landline to get a new security code', null, '/get-call-landline'],
    passkey('Log in with my passkey'),
    ['Text a new security code to my new number', textNewNumber, '/enter-mobile-code'],
    ['Keep my old number', textSecurityCode, '/enter-mobile-code'],
  ],
  '/get-call-landline': [
    [byGuard, null, '/log-in-password'],
    ['Call my landline now', callLandline, '/enter-landline-code'],
    notYou,
    ['Send a security code to my mobile phone', textSecurityCode, '/enter-mobile-code'],
    passkey('Log in with your passkey'),
  ],
  '/enter-landline-code': [
    [byGuard, null, '/log-in-password', '/choose-authentication-method', '/get-call-landline'],
    ['Continue', submitLandlineCode, '/authcode', '/error'],
    ['Call my landline again', resendByCall],
    notYou,
    ['Send a security code to my mobile phone', textSecurityCode, '/enter-mobile-code'],
    passkey('Log in with your passkey'),
    ['Call my new landline again', resendByCall],
    ['Keep my old number', callLandline, '/enter-landline-code'],
  ],
  '/call-failed': [
    [byGuard, null, '/log-in-password'],
    ['Try calling my landline again', callLandline, '/enter-landline-code'],
    ['Change my landline number', null, '/recovery/change-landline/enter-landline', '/register/enter-mobile'],
    ['Send a security code to my mobile phone', textSecurityCode, '/enter-mobile-code'],
    passkey('Log in with my passkey'),
  ],
  '/landline-code-expired': [
    [byGuard, null, '/log-in-password', '/choose-authentication-method'],
    ['Call my landline again with a new security code', callLandline, '/enter-landline-code'],
    ['Text me a new security code', textSecurityCode, '/enter-mobile-code'],
    passkey('Log in with my passkey'),
    ['Call my new number with a new security code', callNewNumber, '/enter-landline-code'],
    ['Keep my old number', callLandline, '/enter-landline-code'],
  ],
  '/proofing/find-nhs-record': [['Continue', null, '/proofing/know-nhs-number']],
  '/proofing/know-nhs-number': [['Continue', null, '/proofing/enter-dob', '/proofing/enter-name', ...allDetails], notYou],
  '/proofing/enter-name': [['Continue', null, '/proofing/enter-dob', ...allDetails], notYou],
  '/proofing/enter-dob': [
    ['Back', null, '/proofing/enter-name'],
    ['Continue', null, '/proofing/enter-postcode', ...allDetails, '/proofing/you-need-to-be-over-11'],
    notYou,
  ],
  '/proofing/enter-postcode': [['Continue', null, ...allDetails, '/proofing/nhs-login-not-available-your-area'], notYou],
  '/proofing/check-your-details': [['Submit information', null, '/proofing/submit'], notYou],
  '/proofing/submit': [[onArrival, uplift, '/authcode']],
  '/proofing/confirm-your-details': [tryAgain('/proofing/check-your-details'), ['Continue', recordFailure, '/authcode'], notYou],
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
    ['Log in with the email address linked to this account', tryLogin, '/enter-email', '/error'],
    notYou,
    ['Log in to your existing account', tryLogin, '/enter-email', '/error'],
    ['Continue with your new account', null, '/proofing/confirm-account-replacement'],
    ['Log in to one of your existing accounts', tryLogin, '/enter-email', '/error'],
  ],
  '/proofing/email-address-found': [['Continue', tryLogin, '/enter-email', '/error'], notYou],
  '/proofing/multiple-emails-found': [
    ['Get an email reminder, sent to the email addresses linked to these accounts', sendReminder, '/proofing/reminder-email-sent'],
    ['I do not have access to these email addresses: go to the help centre (opens in a new tab)', null, '/redirect-to-help-centre'],
  ],
  '/proofing/reminder-email-sent': [['Request a new reminder', sendAnotherReminder, '/another-reminder-sent']],
  '/proofing/confirm-account-replacement': [['Continue', replaceAccount, '/authcode'], notYou],
  '/redirect-to-help-centre': [[onArrival, null, '‹help centre›']],
  '/nhs-login-consent': [[onArrival, loadClient, '/nhs-login-consent', '/error'], ['I agree', giveConsent, '/authcode', '/error'], notYou],
  '/consent-confirmation': [
    ['Go back and agree to share my login information', null, '/nhs-login-consent'],
    ['Go to the website or app you came from without sharing my login information', null, '/no-consent'],
    ['Go to Example health service without sharing my login information', null, '/no-consent'],
  ],
  '/no-consent': [[onArrival, refuseConsent, '/error', '‹client service›']],
  '/terms-update': [
    ['Agree and continue', acceptTerms, '/authcode'],
    ['I do not agree', declineTerms, '/error', '‹client service›'],
  ],
  '/otp-attempts-exceeded': [passkey('Log in with your passkey instead'), afterCodeLock],
  '/otp-requests-exceeded': [passkey('Log in with your passkey instead'), afterCodeLock],
  '/register/create-account': [
    ['Create an account', validateEmail, '/register/create-password'],
    ['Create an account', null, '/register/enter-email'],
  ],
  '/register/enter-email': [['Continue', validateEmail, '/register/create-password'], notYou],
  '/register/create-password': [['Continue', createAccount, '/register/check-email'], notYou],
  '/register/check-email': [
    ['Continue', submitEmailCode, '/register/enter-mobile'],
    ['Send the security code again', resendCode],
    notYou,
    ['Email me a new security code', resendCode],
  ],
  '/register/enter-mobile': [
    ['Continue', phoneSteps.mobile, '/enter-mobile-code'],
    ['Continue', phoneSteps.landline, '/enter-landline-code'],
    notYou,
  ],
  '/recovery/change-mobile/enter-mobile': [['Continue', changeMobile, '/enter-mobile-code']],
  '/recovery/change-landline/enter-landline': [['Continue', changeLandline, '/enter-landline-code']],
  '/reset/new-password': [['Reset password', resetPassword(link), '/reset/success', '/reset/link-expired']],
  '/reset/link-expired': [['Get a new link', null, '/forgotten-password']],
  '/cookies/cookie-settings': [['Save my cookie settings', null, '/cookies/cookie-settings-changed']],
  '/proofing/p5-register-attempt': [tryAgain('/proofing/know-nhs-number')],
  '/proofing/p5-register-reattempt-lock': [tryAgain('/proofing/know-nhs-number')],
  '/login-attempts-exceeded': [tryAgain('/login')],
  '/password-attempts-exceeded': [tryAgain('/log-in-password')],
  '/passkey-login-attempts-exceeded': [tryAgain('/passkey-enter-email')],
  '/register/attempts-exceeded': [tryAgain('/register/enter-email')],
  '/reset/attempts-exceeded': [tryAgain('/forgotten-password')],
  '‹bot check›': [['', askForReset, '/check-email', '/check-forgot-password']],
};

/** The steps that make calls, by name. */
export const steps: ReadonlyMap<string, CallStep> = new Map(
  Object.values(transitions).flatMap((list = []) => list.flatMap(([, step]) => (step?.callName ? [[step.callName, step] as const] : []))),
);

import { acceptTerms, giveConsent } from '@/api/account';
import { exchangeAuthcode } from '@/api/authcode';
import { fetchClientInfo } from '@/api/client-info';
import { duplicateAccountsEmail, migrateAccount, redirectToAuthorize } from '@/api/duplicate-account';
import { fetchAuthenticationOptions, verifyAuthentication } from '@/api/fido2';
import * as forgottenPassword from '@/api/forgotten-password';
import * as login from '@/api/login';
import { recordP5FailureData, upliftDemogTrace, upliftNhsKnown } from '@/api/proofing';
import * as registration from '@/api/registration';
import { requestOtp, submitOtp } from '@/api/security-code';
import { emailCodeSent, emailEntered } from '@/state/events';
import type { CallName } from '../../../mocks/backend/http/calls';
import { emailOf, password } from '../../../mocks/people/personas';
import { answersOf } from '../../../mocks/screens/proofing-answers';
import { signedAssertion } from '../authenticator';
import { authApiFailed } from '../console-guard';
import { accountFound, codeDue, codeSent } from '../events';
import { foundDuplicate } from '../open-proofing';
import type { PageAction } from '../visit';

const email = emailOf('mobile');
const born = { date_of_birth: '1984-03-15', postcode: 'LS1 4AP' };
const named = { first_name: 'Maya', last_name: 'Okafor' };

/** The function of `src/api` for each call, with valid arguments. */
export const endpoints: Readonly<Record<CallName, () => Promise<unknown>>> = {
  'account-status': () => login.checkAccountStatus(email),
  password: () => login.passwordLogin({ email, password, rmd_token: null }),
  'user-sign-in': () => login.userSignIn({ email, password, rmd_token: null }),
  'trigger-otp': () => login.triggerOtp('mobile'),
  'request-otp': () => requestOtp('mobile'),
  otp: () => submitOtp({ otp: '123456', remember_my_device: false, otp_method: 'mobile' }),
  'passkey-status': () => login.checkPasskeyStatus(email),
  'passkey-options': () => fetchAuthenticationOptions(),
  'passkey-verify': () => verifyAuthentication({ transaction_id: 'a', authentication_credential: signedAssertion }),
  'uplift-nhs-known': () => upliftNhsKnown({ ...born, nhs_number: '9990000018', client_id: 'client' }),
  'uplift-demog-trace': () => upliftDemogTrace({ ...born, ...named, client_id: 'client' }),
  'record-failure': () => recordP5FailureData({ ...born, ...named }),
  'duplicate-email': () => duplicateAccountsEmail('account'),
  'redirect-to-authorize': () => redirectToAuthorize('account'),
  'account-migration': () => migrateAccount({ account_id: 'account', ...born, ...named }),
  'validate-email': () => registration.validateEmail(email),
  register: () => registration.register(email, password),
  'verify-email': () => registration.verifyEmail(email, '123456'),
  'resend-email-code': () => registration.resendEmailCode(email),
  mobile: () => registration.registerNumber({ method: 'mobile', number: '+447700900123' }),
  landline: () => registration.registerNumber({ method: 'landline', number: '+441632960123' }),
  'change-mobile': () => registration.changeNumber({ method: 'mobile', number: '+447700900123' }),
  'change-landline': () => registration.changeNumber({ method: 'landline', number: '+441632960123' }),
  'confirm-change-password': () => registration.confirmChangePassword({ username: 'maya', code: '123456', new_password: password }),
  authcode: () => exchangeAuthcode({}),
  'client-info': () => fetchClientInfo('client'),
  consent: () => giveConsent({ 'client-id': 'client', 'consented-claims': [], 'oidc-params': {} }),
  'terms-update': () => acceptTerms(),
  'verify-waf-token': () => forgottenPassword.verifyWafToken('token'),
  'forgot-password': () => forgottenPassword.forgotPassword({ email, redirectUri: 'a', redirectUriAfterCaptcha: 'b' }),
};

/** A page that sends a call, and the user's action there. */
export interface SendingPage extends PageAction {
  /** The variant of the call, where the contract has several. */
  variant?: string;
  /** The pages after a refusal, by status, besides those of the contract. */
  byStatus?: Readonly<Partial<Record<number, string>>>;
  /** The page after a success, in the app or outside. */
  target: string | RegExp;
  /** The console message of a failure. */
  complaint?: RegExp;
}

/** A page, the page after a success, and the user's action. */
const page = (from: string, target: string | RegExp, action: Omit<SendingPage, 'from' | 'target'>): SendingPage => ({
  from,
  target,
  ...action,
});

/** The event of an account check: whether this user may have a landline only. */
export const landlineAllowed = (landline_registration_enabled = true) =>
  accountFound({ status: 'NOT_FOUND', landline_registration_enabled });

const submits = { clicked: 'Continue' } as const;
const emailTyped = { typed: { 'Email address': email }, ...submits } as const;

const mobileCode = { upTo: 'mobile-code', events: [codeSent()] } as const;
const landlineCode = { persona: 'landline', upTo: 'landline-code', events: [codeSent()], variant: 'landline' } as const;
const codeTyped = { typed: { 'Security code': '' }, ...submits } as const;

const signedIn = /^\/api\/auth\/complete\?ticket=/;
const withPasskey = { persona: 'passkey-and-mobile', passkey: true, ...submits } as const;
const passkeyAgain = page('/passkey-login-failed', signedIn, { ...withPasskey, chosen: 'Try using my passkey again' });

const loggedIn = { upTo: 'identity-token' } as const;
const proofOfIdentity = /^http:\/\/localhost:3000\/pyi\/patient-online\/gp-connect$/;
/** 401: the text decides, with any reference code. */
const uplift = { ...loggedIn, persona: 'uplift', state: { submitted: true }, byStatus: { 401: '/session-timeout' } } as const;
const hasTwo = {
  ...loggedIn,
  persona: 'duplicate-several',
  duplicate: true,
  events: [foundDuplicate({ email: ['fi••••••@example.com', 'se••••••@example.com'] })],
} as const;
const replaceable = foundDuplicate({
  account_migration: true,
  eligible_for_account_migration_journey: true,
  email: ['ex••••••@example.com'],
});

const newcomer = { persona: 'new-user', events: [emailEntered(emailOf('new-user'))] } as const;
const waiting = { ...newcomer, events: [...newcomer.events, emailCodeSent()], upTo: 'email-code' } as const;
const withoutPhone = { persona: 'unregistered', upTo: 'password', ...submits } as const;

const logged = { complaint: authApiFailed } as const;
const back = (description: string) => new RegExp(`^http://localhost:3000/mock/callback\\?.*error_description=${description}`);
const wafSolved = { cookie: 'aws-waf-token=solved' } as const;

/** The pages that send each call. A call without a page does not compile. */
export const pages: Readonly<Record<CallName, SendingPage | readonly SendingPage[]>> = {
  'account-status': page('/enter-email', '/log-in-password', emailTyped),
  password: page('/log-in-password', '/enter-mobile-code', { ...submits, events: [emailEntered(email)], typed: { Password: password } }),
  'user-sign-in': page('/login', '/enter-mobile-code', { ...submits, typed: { ...emailTyped.typed, Password: password } }),
  'trigger-otp': [
    page('/mobile-code-expired', '/enter-mobile-code', { upTo: 'password', clicked: 'Text me again with a new security code' }),
    page('/get-call-landline', '/enter-landline-code', {
      ...landlineCode,
      upTo: 'password',
      events: [codeDue],
      clicked: 'Call my landline now',
    }),
  ],
  'request-otp': [
    page('/enter-mobile-code', '/enter-mobile-code', { ...mobileCode, clicked: 'Send the security code again' }),
    page('/enter-landline-code', '/enter-landline-code', { ...landlineCode, clicked: 'Call my landline again' }),
  ],
  otp: [
    page('/enter-mobile-code', '/nhs-login-consent', { ...mobileCode, ...codeTyped }),
    page('/enter-landline-code', '/nhs-login-consent', { ...landlineCode, ...codeTyped }),
  ],
  'passkey-status': page('/passkey-enter-email', signedIn, { ...withPasskey, typed: { 'Email address': emailOf('passkey-and-mobile') } }),
  'passkey-options': passkeyAgain,
  'passkey-verify': passkeyAgain,
  'uplift-nhs-known': page('/proofing/submit', '/nhs-login-consent', { ...uplift, events: answersOf('uplift', 'number') }),
  'uplift-demog-trace': page('/proofing/submit', '/nhs-login-consent', { ...uplift, events: answersOf('uplift', 'name') }),
  'record-failure': page('/proofing/confirm-your-details', proofOfIdentity, {
    ...loggedIn,
    ...submits,
    persona: 'no-match',
    events: answersOf('no-match', 'name'),
    complaint: /^P5 failure data could not be saved$/,
  }),
  'duplicate-email': [
    page('/proofing/multiple-emails-found', '/proofing/reminder-email-sent', {
      ...hasTwo,
      ...submits,
      chosen: 'Get an email reminder, sent to the email addresses linked to these accounts',
    }),
    page('/proofing/reminder-email-sent', '/another-reminder-sent', { ...hasTwo, clicked: 'Request a new reminder' }),
  ],
  'redirect-to-authorize': page('/proofing/duplicate-nhs-number', /^\/enter-email$/, {
    ...hasTwo,
    ...submits,
    chosen: 'Log in with the email address linked to this account',
  }),
  'account-migration': page('/proofing/confirm-account-replacement', proofOfIdentity, {
    ...loggedIn,
    ...submits,
    persona: 'duplicate-eligible',
    duplicate: true,
    events: [...answersOf('duplicate-eligible', 'number'), replaceable],
    chosen: 'I understand that continuing with my new NHS account means my old account will be deleted.',
  }),
  'validate-email': [
    page('/register/enter-email', '/register/create-password', {
      ...newcomer,
      ...submits,
      typed: { 'Email address': emailOf('new-user') },
    }),
    page('/check-registration', '/register/create-password', { events: [emailEntered('somebody-new@example.com')] }),
  ],
  register: page('/register/create-password', '/register/check-email', { ...newcomer, ...submits, typed: { Password: 'Another1' } }),
  'verify-email': page('/register/check-email', '/register/enter-mobile', { ...waiting, ...codeTyped }),
  'resend-email-code': page('/register/check-email', '/register/check-email', { ...waiting, clicked: 'Send the security code again' }),
  mobile: page('/register/enter-mobile', '/enter-mobile-code', {
    ...withoutPhone,
    chosen: 'A UK mobile phone',
    typed: { 'UK mobile number': '07700 900123' },
  }),
  landline: page('/register/enter-mobile', '/enter-landline-code', {
    ...withoutPhone,
    landline: true,
    events: [landlineAllowed()],
    chosen: 'A UK landline',
    typed: { 'UK landline number': '01632 960123' },
  }),
  'change-mobile': page('/recovery/change-mobile/enter-mobile', '/enter-mobile-code', {
    ...withoutPhone,
    persona: 'change-number',
    typed: { 'New UK mobile number': '07700 900123' },
  }),
  'change-landline': page('/recovery/change-landline/enter-landline', '/enter-landline-code', {
    ...withoutPhone,
    persona: 'change-landline',
    typed: { 'New UK landline number': '01632 960123' },
  }),
  'confirm-change-password': page('/reset/new-password', '/reset/success', {
    linked: true,
    variant: 'used',
    typed: { 'New password': 'Another1' },
    clicked: 'Reset password',
  }),
  authcode: page('/authcode', '/nhs-login-consent', { ...logged, ...loggedIn }),
  'client-info': [
    page('/nhs-login-consent', '/nhs-login-consent', { ...logged, ...loggedIn }),
    // After the click on the page that asks.
    page('/no-consent', back('ConsentNotGiven'), { ...logged, ...loggedIn, state: { notAgreed: true } }),
    page('/terms-update', back('TermsUpdateNotAccepted'), { ...logged, clicked: 'I do not agree' }),
  ],
  consent: page('/nhs-login-consent', /^http:.*\/mock\/callback\?code=/, { ...loggedIn, clicked: 'I agree' }),
  'terms-update': page('/terms-update', '/nhs-login-consent', { ...loggedIn, clicked: 'Agree and continue' }),
  'verify-waf-token': [
    page('/check-login', '/login', wafSolved),
    page('/check-forgot-password', '/check-email', wafSolved),
    page('/check-reset-password', '/reset/check-email', wafSolved),
  ],
  'forgot-password': page('/forgotten-password', /^\/api\/login\/bot-check\?redirectUri=/, emailTyped),
};

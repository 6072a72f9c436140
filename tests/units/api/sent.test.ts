import { acceptTerms, giveConsent } from '@/api/account';
import { exchangeAuthcode } from '@/api/authcode';
import { fetchBanners } from '@/api/banners';
import { fetchClientInfo } from '@/api/client-info';
import { duplicateAccountsEmail, migrateAccount, redirectToAuthorize } from '@/api/duplicate-account';
import { fetchAuthenticationOptions, verifyAuthentication } from '@/api/fido2';
import { forgotPassword, verifyWafToken } from '@/api/forgotten-password';
import * as login from '@/api/login';
import { recordP5FailureData, upliftDemogTrace, upliftNhsKnown } from '@/api/proofing';
import * as registration from '@/api/registration';
import { requestOtp, submitOtp } from '@/api/security-code';
import { openSignIn } from '@/session/sign-in';
import { putCookie, putSession, recordSends, signedAssertion } from '../../support/environment';

const email = 'maya@example.com';
const credentials = { email, password: 'Passw0rd', rmd_token: 'remembered' };
const reset = { email, redirectUri: '/reset', redirectUriAfterCaptcha: '/check-reset' };
const changed = { username: 'maya', code: '123456', new_password: 'Passw0rd' };
const mobile = { method: 'mobile', number: '+447700900123' } as const;
const landline = { method: 'landline', number: '+441632960123' } as const;
const named = { first_name: 'Maya', last_name: 'Okafor' };
const born = { date_of_birth: '1984-03-15', postcode: 'LS1 4AP' };
const migration = { account_id: 'account-2', ...named, nhs_number: '9990000018', ...born };
const consent = { 'client-id': 'client', 'consented-claims': ['phone'], 'oidc-params': { state: 'a' } };
const byNumber = { ...born, nhs_number: '9990000018', client_id: 'client' };
const unmatched = { ...born, ...named, middle_names: 'Ada' };
const byName = { ...unmatched, client_id: 'client' };
const signed = { transaction_id: 't', authentication_credential: signedAssertion };
const otp = { otp: '123456', remember_my_device: true, otp_method: 'landline' } as const;

/** An answer that is valid for every call. */
const answered = {
  status: 'ok',
  authentication_state: 'ok',
  client_display_name: 'A client',
  authentication_options: { challenge: 'c' },
  transaction_id: 't',
  verified: true,
  id_token: 'i',
};

const json = { accept: 'application/json', 'content-type': 'application/json' };

describe('requests of a signed-in user', () => {
  beforeEach(() => {
    putSession('session-1');
    putCookie('id_token', 'token-1');
    openSignIn();
  });

  it.each<[path: string, send: () => Promise<unknown>, body: unknown]>([
    ['login/account-status', () => login.checkAccountStatus(email), { email }],
    ['login/passkey-status', () => login.checkPasskeyStatus(email), { email }],
    ['login/password', () => login.passwordLogin(credentials), credentials],
    ['login/user-sign-in', () => login.userSignIn(credentials), credentials],
    ['login/trigger-otp', () => login.triggerOtp('landline'), { is_login: true, otp_method: 'landline' }],
    ['login/request-otp', () => requestOtp('mobile'), { otp_method: 'mobile' }],
    ['login/otp', () => submitOtp(otp), otp],
    ['login/validate-email', () => registration.validateEmail(email), { email }],
    ['login/register', () => registration.register(email, 'Passw0rd'), { email, password: 'Passw0rd' }],
    ['login/verify-email', () => registration.verifyEmail(email, '123456'), { email, code: '123456' }],
    ['login/resend-email-code', () => registration.resendEmailCode(email), { email }],
    ['login/mobile', () => registration.registerNumber(mobile), { mobile_number: '+447700900123' }],
    ['login/landline', () => registration.registerNumber(landline), { landline_number: '+441632960123' }],
    ['login/change-mobile', () => registration.changeNumber(mobile), { mobile_number: '+447700900123' }],
    ['login/change-landline', () => registration.changeNumber(landline), { landline_number: '+441632960123' }],
    ['login/confirm-change-password', () => registration.confirmChangePassword(changed), changed],
    ['login/forgot-password', () => forgotPassword(reset), reset],
    ['login/verify-waf-token', () => verifyWafToken('solved'), { token: 'solved' }],
    ['login/duplicate-accounts-email', () => duplicateAccountsEmail('a'), { account_id: 'a', duplicateNhsNumberReminder: true }],
    ['login/account-migration', () => migrateAccount(migration), migration],
    ['login/redirect-to-authorize', () => redirectToAuthorize('a'), { account_id: 'a', reason: 'duplicate' }],
    ['fido2/authentication/verify', () => verifyAuthentication(signed), signed],
  ])('sends the session id with a request: %s', async (path, send, body) => {
    const sent = recordSends(answered);
    await send();
    expect(sent).toEqual([{ call: `POST /api/${path}`, headers: { ...json, session_id: 'session-1' }, body }]);
  });

  it.each<[path: string, send: () => Promise<unknown>, body: unknown]>([
    ['auth/authcode', () => exchangeAuthcode({ state: 'a' }), { state: 'a' }],
    ['account/consent', () => giveConsent(consent), consent],
    ['proofing/p5-uplift-nhs-known', () => upliftNhsKnown(byNumber), { ...byNumber, session_id: 'session-1' }],
    ['proofing/p5-uplift-demog-trace', () => upliftDemogTrace(byName), { ...byName, session_id: 'session-1' }],
    ['proofing/record-p5-failure-data', () => recordP5FailureData(unmatched), { ...unmatched, session_id: 'session-1' }],
  ])('sends the identity token with a request, and for proofing the session id in the body: %s', async (path, send, body) => {
    const sent = recordSends(answered);
    await send();
    expect(sent).toEqual([{ call: `POST /api/${path}`, headers: { ...json, authorization: 'token-1' }, body }]);
  });

  it.each<[call: string, send: () => Promise<unknown>, headers: object]>([
    ['POST /api/fido2/authentication/options', fetchAuthenticationOptions, { session_id: 'session-1' }],
    ['POST /api/account/terms-update', acceptTerms, { authorization: 'token-1' }],
    ['GET /api/auth/client-info?client-id=a+client+%26+more', () => fetchClientInfo('a client & more'), {}],
  ])('sends a request without a body: %s', async (call, send, headers) => {
    const sent = recordSends(answered);
    await send();
    expect(sent).toEqual([{ call, headers: { accept: 'application/json', ...headers }, body: 'nothing' }]);
  });
});

describe('requests before a login', () => {
  it.each<[path: string, send: () => Promise<unknown>]>([
    ['auth/authcode', () => exchangeAuthcode({})],
    ['account/terms-update', () => acceptTerms()],
    ['proofing/p5-uplift-nhs-known', () => upliftNhsKnown(byNumber)],
  ])('sends a request before a login without identity token and session id: %s', async (path, send) => {
    const sent = recordSends(answered);
    await send();
    expect(sent.map(({ call }) => call)).toEqual([`POST /api/${path}`]);
    expect(sent[0]?.headers).not.toHaveProperty('authorization');
    expect(sent[0]?.headers).not.toHaveProperty('session_id');
    expect(sent[0]?.body).not.toHaveProperty('session_id');
  });

  it('fetches the banners from their file', async () => {
    const banner = { showBanner: false, message: '' };
    const sent = recordSends({ app: banner, alerts: banner });
    await fetchBanners();
    expect(sent).toEqual([{ call: 'GET /banners.json', headers: { accept: 'application/json' }, body: 'nothing' }]);
  });
});

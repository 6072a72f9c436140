import { beforeEach, describe, expect, it } from 'vitest';
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
import { putCookie, putSession } from '../../support/plain-cookies';
import { recordSends } from '../../support/recorded-sends';

describe('sent', () => {
  const email = 'maya@example.com';
  const credentials = { email, password: 'Passw0rd', rmd_token: 'remembered' };
  const reset = { email, redirectUri: '/reset', redirectUriAfterCaptcha: '/check-reset' };
  const changed = { username: 'maya', code: '123456', new_password: 'Passw0rd' };
  const mobile = { method: 'mobile', number: '+447700900123' } as const;
  const landline = { method: 'landline', number: '+441632960123' } as const;
  const migration = {
    account_id: 'account-2',
    first_name: 'Maya',
    last_name: 'Okafor',
    nhs_number: '9990000018',
    date_of_birth: '1984-03-15',
    postcode: 'LS1 4AP',
  };
  const consent = { 'client-id': 'client', 'consented-claims': ['phone'], 'oidc-params': { state: 'a' } };
  const signed = {
    id: 'a',
    rawId: 'a',
    type: 'public-key',
    response: { clientDataJSON: 'c', authenticatorData: 'd', signature: 's' },
    clientExtensionResults: {},
  } as const;
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

  beforeEach(() => {
    putSession('session-1');
    putCookie('id_token', 'token-1');
    openSignIn();
  });

  const json = { accept: 'application/json', 'content-type': 'application/json' };
  const withSession = { ...json, session_id: 'session-1' };
  const withToken = { ...json, authorization: 'token-1' };

  it.each<[string, () => Promise<unknown>, unknown]>([
    ['account-status', () => login.checkAccountStatus(email), { email }],
    ['passkey-status', () => login.checkPasskeyStatus(email), { email }],
    ['password', () => login.passwordLogin(credentials), credentials],
    ['user-sign-in', () => login.userSignIn(credentials), credentials],
    ['trigger-otp', () => login.triggerOtp('landline'), { is_login: true, otp_method: 'landline' }],
    ['request-otp', () => requestOtp('mobile'), { otp_method: 'mobile' }],
    ['otp', () => submitOtp(otp), otp],
    ['validate-email', () => registration.validateEmail(email), { email }],
    ['register', () => registration.register(email, 'Passw0rd'), { email, password: 'Passw0rd' }],
    ['verify-email', () => registration.verifyEmail(email, '123456'), { email, code: '123456' }],
    ['resend-email-code', () => registration.resendEmailCode(email), { email }],
    ['mobile', () => registration.registerNumber(mobile), { mobile_number: '+447700900123' }],
    ['landline', () => registration.registerNumber(landline), { landline_number: '+441632960123' }],
    ['change-mobile', () => registration.changeNumber(mobile), { mobile_number: '+447700900123' }],
    ['change-landline', () => registration.changeNumber(landline), { landline_number: '+441632960123' }],
    ['confirm-change-password', () => registration.confirmChangePassword(changed), changed],
    ['forgot-password', () => forgotPassword(reset), reset],
    ['verify-waf-token', () => verifyWafToken('solved'), { token: 'solved' }],
    ['duplicate-accounts-email', () => duplicateAccountsEmail('a'), { account_id: 'a', duplicateNhsNumberReminder: true }],
    ['account-migration', () => migrateAccount(migration), migration],
    ['redirect-to-authorize', () => redirectToAuthorize('a'), { account_id: 'a', reason: 'duplicate' }],
  ])('sends the session id to the login API: %s', async (path, send, body) => {
    const sent = recordSends(answered);
    await send();
    expect(sent).toEqual([{ call: `POST /api/login/${path}`, headers: withSession, body }]);
  });

  it.each<[string, () => Promise<unknown>, unknown]>([
    [
      'verify',
      () => verifyAuthentication({ transaction_id: 't', authentication_credential: signed }),
      { transaction_id: 't', authentication_credential: signed },
    ],
  ])('sends the session id to the passkey API: %s', async (path, send, body) => {
    const sent = recordSends(answered);
    await send();
    expect(sent).toEqual([{ call: `POST /api/fido2/authentication/${path}`, headers: withSession, body }]);
  });

  it('requests a challenge without a body', async () => {
    const sent = recordSends(answered);
    await fetchAuthenticationOptions();
    const headers = { accept: 'application/json', session_id: 'session-1' };
    expect(sent).toEqual([{ call: 'POST /api/fido2/authentication/options', headers, body: 'nothing' }]);
  });

  it.each<[string, () => Promise<unknown>, unknown]>([
    ['auth/authcode', () => exchangeAuthcode({ state: 'a' }), { state: 'a' }],
    ['account/consent', () => giveConsent(consent), consent],
  ])('sends %s with the identity token', async (path, send, body) => {
    const sent = recordSends(answered);
    await send();
    expect(sent).toEqual([{ call: `POST /api/${path}`, headers: withToken, body }]);
  });

  it('accepts the new terms without a body', async () => {
    const sent = recordSends({});
    await acceptTerms();
    const headers = { accept: 'application/json', authorization: 'token-1' };
    expect(sent).toEqual([{ call: 'POST /api/account/terms-update', headers, body: 'nothing' }]);
  });

  it('requests a client by its id alone', async () => {
    const sent = recordSends(answered);
    await fetchClientInfo('a client & more');
    const call = 'GET /api/auth/client-info?client-id=a+client+%26+more';
    expect(sent).toEqual([{ call, headers: { accept: 'application/json' }, body: 'nothing' }]);
  });
});

const born = { date_of_birth: '1984-03-15', postcode: 'LS1 4AP' };
const named = { first_name: 'Maya', last_name: 'Okafor', middle_names: 'Ada' };
const byNumber = { ...born, nhs_number: '9990000018', client_id: 'client' };
const byName = { ...born, ...named, client_id: 'client' };
const unmatched = { ...born, ...named };

describe('proofing API', () => {
  it.each<[string, () => Promise<unknown>, object]>([
    ['p5-uplift-nhs-known', () => upliftNhsKnown(byNumber), byNumber],
    ['p5-uplift-demog-trace', () => upliftDemogTrace(byName), byName],
    ['record-p5-failure-data', () => recordP5FailureData(unmatched), unmatched],
  ])('receives %s with the identity token, and the session id in the body', async (path, send, body) => {
    putSession('session-1');
    putCookie('id_token', 'token-1');
    openSignIn();
    const sent = recordSends({});
    await send();
    expect(sent).toEqual([
      {
        call: `POST /api/proofing/${path}`,
        headers: { accept: 'application/json', 'content-type': 'application/json', authorization: 'token-1' },
        body: { ...body, session_id: 'session-1' },
      },
    ]);
  });
});

describe('proofing API before a login', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['/api/auth/authcode', () => exchangeAuthcode({})],
    ['/api/account/terms-update', () => acceptTerms()],
    ['/api/proofing/p5-uplift-nhs-known', () => upliftNhsKnown(byNumber)],
    ['/api/account/consent', () => giveConsent({ 'client-id': 'client', 'consented-claims': [], 'oidc-params': {} })],
  ])('receives %s without an identity token header', async (path, send) => {
    const sent = recordSends({});
    await send();
    expect(sent.map(({ call }) => call)).toEqual([`POST ${path}`]);
    expect(sent[0]?.headers).not.toHaveProperty('authorization');
    expect(sent[0]?.body).not.toHaveProperty('session_id');
  });

  it.each<[string, () => Promise<unknown>]>([
    ['/api/login/verify-waf-token', () => verifyWafToken('solved')],
    ['/api/fido2/authentication/options', () => fetchAuthenticationOptions()],
  ])('receives %s without a session id header', async (path, send) => {
    const sent = recordSends({ authentication_options: { challenge: 'c' }, transaction_id: 't' });
    await send();
    expect(sent.map(({ call }) => call)).toEqual([`POST ${path}`]);
    expect(sent[0]?.headers).not.toHaveProperty('session_id');
  });

  it('fetches the banners from their file', async () => {
    const banner = { showBanner: false, message: '' };
    const sent = recordSends({ app: banner, alerts: banner });
    await fetchBanners();
    expect(sent).toEqual([{ call: 'GET /banners.json', headers: { accept: 'application/json' }, body: 'nothing' }]);
  });
});

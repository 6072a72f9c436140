import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { acceptTerms, giveConsent } from '@/api/account';
import { exchangeAuthcode } from '@/api/authcode';
import { fetchBanners } from '@/api/banners';
import { fetchClientInfo } from '@/api/client-info';
import { duplicateAccountsEmail, migrateAccount, redirectToAuthorize } from '@/api/duplicate-account';
import { fetchAuthenticationOptions, verifyAuthentication } from '@/api/fido2';
import * as forgottenPassword from '@/api/forgotten-password';
import { ApiError } from '@/api/http';
import * as login from '@/api/login';
import { recordP5FailureData, upliftDemogTrace, upliftNhsKnown } from '@/api/proofing';
import * as registration from '@/api/registration';
import * as securityCode from '@/api/security-code';
import { calls } from '../../../mocks/backend/http/calls';
import { server } from '../../../mocks/server';
import { answerContract } from '../../support/answer-contract';
import { authApiFailed, expectComplaint } from '../../support/console-guard';
import { fewOf } from '../../support/few-of';
import { senders } from '../../support/senders/senders';
import { signedAssertion } from '../../support/signed-assertion';

type Name = keyof typeof answerContract;

const born = { date_of_birth: '1984-03-15', postcode: 'LS1 4AP' };
const named = { first_name: 'Maya', last_name: 'Okafor' };
const signingIn = { email: 'maya@example.com', password: 'Passw0rd', rmd_token: null };

/** Every call of the app: one that is not here, or not in the table of promises, does not compile. */
const made: Readonly<Record<Name, () => Promise<unknown>>> = {
  'account-status': () => login.checkAccountStatus('maya@example.com'),
  'passkey-status': () => login.checkPasskeyStatus('maya@example.com'),
  'validate-email': () => registration.validateEmail('maya@example.com'),
  register: () => registration.register('maya@example.com', 'Passw0rd'),
  'verify-email': () => registration.verifyEmail('maya@example.com', '123456'),
  'resend-email-code': () => registration.resendEmailCode('maya@example.com'),
  mobile: () => registration.registerNumber({ method: 'mobile', number: '+447700900123' }),
  landline: () => registration.registerNumber({ method: 'landline', number: '+441632960123' }),
  password: () => login.passwordLogin(signingIn),
  'user-sign-in': () => login.userSignIn(signingIn),
  'forgot-password': () => forgottenPassword.forgotPassword({ email: 'maya@example.com', redirectUri: 'a', redirectUriAfterCaptcha: 'b' }),
  'confirm-change-password': () => registration.confirmChangePassword({ username: 'maya', code: '123456', new_password: 'Passw0rd' }),
  'passkey-options': () => fetchAuthenticationOptions(),
  'passkey-verify': () => verifyAuthentication({ transaction_id: 'a', authentication_credential: signedAssertion }),
  'trigger-otp': () => login.triggerOtp('mobile'),
  'request-otp': () => securityCode.requestOtp('mobile'),
  otp: () => securityCode.submitOtp({ otp: '123456', remember_my_device: false, otp_method: 'mobile' }),
  'change-mobile': () => registration.changeNumber({ method: 'mobile', number: '+447700900123' }),
  'change-landline': () => registration.changeNumber({ method: 'landline', number: '+441632960123' }),
  'verify-waf-token': () => forgottenPassword.verifyWafToken('token'),
  authcode: () => exchangeAuthcode({}),
  'client-info': () => fetchClientInfo('client'),
  consent: () => giveConsent({ 'client-id': 'client', 'consented-claims': [], 'oidc-params': {} }),
  'terms-update': () => acceptTerms(),
  'uplift-nhs-known': () => upliftNhsKnown({ ...born, nhs_number: '9990000018', client_id: 'client' }),
  'uplift-demog-trace': () => upliftDemogTrace({ ...born, ...named, client_id: 'client' }),
  'record-failure': () => recordP5FailureData({ ...born, ...named, nhs_number: '' }),
  'duplicate-email': () => duplicateAccountsEmail('account'),
  'account-migration': () => migrateAccount({ account_id: 'account', ...born, ...named, nhs_number: '' }),
  'redirect-to-authorize': () => redirectToAuthorize('account'),
  banners: () => fetchBanners(),
};

const jsonSays = { headers: { 'content-type': 'application/json' } };
const noAnswer = { nothing: 0, object: 0, shape: 0 } as const;
const onlyWhereNothingIsRead = { nothing: 'success', object: 0, shape: 0 } as const;
const whatComes = { nothing: 'success', object: 'success', shape: 200 } as const;

/** An answer below 300, and how a call that is promised nothing, an object, or a part of one fails by it: by which status. */
const answers: [string, () => Response, Readonly<Record<(typeof answerContract)[Name], 0 | 200 | 'success'>>][] = [
  ['a page', () => HttpResponse.html('<!doctype html><title>Welcome</title>'), noAnswer],
  ['a page that says it is JSON', () => new HttpResponse('<p>', jsonSays), noAnswer],
  ['a list', () => HttpResponse.json([]), noAnswer],
  ['a list of what was promised', () => HttpResponse.json([{ status: 'CONFIRMED' }]), noAnswer],
  ['null', () => HttpResponse.json(null), noAnswer],
  ['a text', () => HttpResponse.json('ok'), noAnswer],
  ['a word that is no JSON', () => HttpResponse.text('ok'), noAnswer],
  ['true', () => HttpResponse.json(true), noAnswer],
  ['a number', () => HttpResponse.json(1), noAnswer],
  ['half an object', () => new HttpResponse('{"status":"CONF', jsonSays), noAnswer],
  ['a space', () => new HttpResponse(' ', jsonSays), noAnswer],
  ['a redirect to an object', () => new HttpResponse(null, { status: 302, headers: { location: '/elsewhere' } }), noAnswer],
  ['a redirect of the call to an object', () => new HttpResponse(null, { status: 307, headers: { location: '/elsewhere' } }), noAnswer],
  ['an empty body', () => new HttpResponse('', jsonSays), onlyWhereNothingIsRead],
  ['no content', () => new HttpResponse(null, { status: 204 }), onlyWhereNothingIsRead],
  ['an object without anything', () => HttpResponse.json({}), whatComes],
];

const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'success',
    (error: unknown) => (error instanceof ApiError ? error.status : error),
  );

describe.each(Object.entries(answerContract) as [Name, (typeof answerContract)[Name]][])('%s, which is promised %s', (name, promise) => {
  it.each(fewOf(8, answers))('and gets %s', async (_what, given, expected) => {
    if (name === 'authcode' || name === 'client-info') expectComplaint(authApiFailed);
    const [, path = ''] = (name === 'banners' ? 'GET /banners.json' : calls[name]).split(' ');
    server.use(
      http.all(`*${path}`, given),
      http.all('*/elsewhere', () => HttpResponse.json({})),
    );
    expect(await outcome(made[name]())).toBe(expected[promise]);
  });
});

it('every call is sent by a page that the tests know', () => {
  expect([...new Set(senders.map(({ call }) => call))].sort()).toEqual(Object.keys(calls).sort());
});

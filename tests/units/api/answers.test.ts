import { beforeEach, describe, expect, it } from 'vitest';
import { exchangeAuthcode } from '@/api/authcode';
import { fetchBanners } from '@/api/banners';
import { redirectToAuthorize } from '@/api/duplicate-account';
import { fetchAuthenticationOptions, verifyAuthentication } from '@/api/fido2';
import { forgotPassword } from '@/api/forgotten-password';
import * as login from '@/api/login';
import { submitOtp } from '@/api/security-code';
import { openSignIn } from '@/session/sign-in';
import { authApiFailed, expectConsoleMessage } from '../../support/console-guard';
import { putSession } from '../../support/plain-cookies';
import { recordSends } from '../../support/recorded-sends';
import { signedAssertion } from '../../support/signed-assertion';

beforeEach(() => {
  putSession();
  openSignIn();
});

const credentials = { email: 'a@example.com', password: 'b', rmd_token: null };
const key = { id: 'k', type: 'public-key', transports: ['internal', 'new-one'] };
const noBanner = { showBanner: false, message: '' };
const banner = { showBanner: true, message: 'Closed on Sunday' };

const status = () => login.checkAccountStatus('a@example.com');
const passkeys = () => login.checkPasskeyStatus('a@example.com');
const password = () => login.passwordLogin(credentials);
const numbers = () => login.triggerOtp('mobile');
const code = () => submitOtp({ otp: '123456', remember_my_device: false, otp_method: 'mobile' });
const authcode = () => exchangeAuthcode({});
const verify = () => verifyAuthentication({ transaction_id: 't', authentication_credential: signedAssertion });
const reset = () => forgotPassword({ email: 'a', redirectUri: 'b', redirectUriAfterCaptcha: 'c' });
const again = () => redirectToAuthorize('a');

const known = {
  status: 'CONFIRMED',
  uplift_required: true,
  allow_p5_before_p9: true,
  landline_registration_enabled: true,
  auth_options: { authentication_options: { allowCredentials: [key] } },
};
const noKeys = { authentication_options: { allowCredentials: [] } };
const unknown = { uplift_required: false, allow_p5_before_p9: false, landline_registration_enabled: false, auth_options: noKeys };
const entered = {
  authentication_state: 'OTP',
  redirect_uri: '/a',
  rmd_token: 'b',
  authentication_methods: { mobile: false, landline: true },
  phone_number: 'c',
  landline_number: 'd',
};
const justEntered = {
  authentication_state: 'OTP',
  authentication_methods: { mobile: true, landline: false },
};
const oddEntered = { authentication_state: 'OTP', redirect_uri: ['a'], rmd_token: {}, phone_number: [], landline_number: true };
const exchanged = { id_token: 'a', Location: 'b', consent_required: true, terms_update_required: true };
const notExchanged = { id_token: '', Location: '', consent_required: false, terms_update_required: false };
const challenge = { challenge: 'c', timeout: 1000, rpId: 'nhs.uk', allowCredentials: [key], userVerification: 'required' };
const optionsOf = (options: object) => ({ authentication_options: options, transaction_id: 't' });

describe('successful answers', () => {
  it.each<[string, () => Promise<unknown>, given: object, expected: object]>([
    ['an account', status, known, known],
    ['an account with no more than a state', status, { status: 'A' }, { status: 'A', ...unknown }],
    [
      'an account with odd flags',
      status,
      { status: 'A', uplift_required: 'yes', allow_p5_before_p9: 2, landline_registration_enabled: [true], auth_options: {} },
      { status: 'A', ...unknown },
    ],
    ['passkeys', passkeys, { passkeys_enabled: true, allow_credentials: [key] }, { passkeys_enabled: true, allow_credentials: [key] }],
    ['no passkeys', passkeys, {}, { passkeys_enabled: false, allow_credentials: [] }],
    ['a password', password, entered, entered],
    [
      'a password without anything else',
      password,
      { authentication_state: 'OTP' },
      { authentication_state: 'OTP', authentication_methods: justEntered.authentication_methods },
    ],
    ['a password with odd parts', password, { ...oddEntered, authentication_methods: 'mobile' }, justEntered],
    [
      'a password with odd methods',
      password,
      { ...entered, authentication_methods: { mobile: 'yes' } },
      { ...entered, authentication_methods: { mobile: false, landline: false } },
    ],
    ['numbers', numbers, { phone_number: 'a', landline_number: null }, { phone_number: 'a' }],
    ['odd numbers', numbers, { phone_number: {}, landline_number: true }, {}],
    [
      'a code',
      code,
      { id_token: 'a', rmd_token: 'b', is_duplicate_phone_number: true },
      { id_token: 'a', rmd_token: 'b', is_duplicate_phone_number: true },
    ],
    ['an odd code', code, { id_token: 'a', rmd_token: [] }, { id_token: 'a', is_duplicate_phone_number: false }],
    ['a code for the client', authcode, exchanged, exchanged],
    ['no code for the client', authcode, {}, notExchanged],
    ['an odd code for the client', authcode, { id_token: {}, Location: null, consent_required: null }, notExchanged],
    ['a challenge', fetchAuthenticationOptions, optionsOf(challenge), optionsOf(challenge)],
    ['a challenge alone', fetchAuthenticationOptions, optionsOf({ challenge: 'c' }), optionsOf({ challenge: 'c', allowCredentials: [] })],
    ['a passkey', verify, { verified: true, redirect_uri: '/a', account_id: 'b' }, { verified: true, redirect_uri: '/a', account_id: 'b' }],
    ['an odd passkey', verify, { verified: false, redirect_uri: {}, account_id: true }, { verified: false }],
    ['a reset', reset, { redirect_uri: '/bot-check' }, { redirect_uri: '/bot-check' }],
    ['an odd reset', reset, { redirect_uri: ['a'] }, {}],
    ['another session', again, { session_id: 's' }, { session_id: 's' }],
    ['a session that is a number', again, { session_id: 12345 }, { session_id: '12345' }],
    ['an odd session', again, { session_id: {} }, {}],
    ['banners', fetchBanners, { app: banner, alerts: banner }, { app: banner, alerts: banner }],
    ['one of the banners', fetchBanners, { app: banner }, { app: banner, alerts: noBanner }],
    [
      'a banner without a text',
      fetchBanners,
      { app: { showBanner: true }, alerts: 'odd' },
      { app: { showBanner: true, message: '' }, alerts: noBanner },
    ],
  ])('returns what the contract promises: %s', async (_what, send, given, expected) => {
    recordSends(given);
    expect(await send()).toEqual(expected);
  });
});

describe('answers without their main part', () => {
  it.each<[string, () => Promise<unknown>, object]>([
    ['the state of an account', status, { uplift_required: true }],
    ['the state of a sign-in', password, { redirect_uri: '/a' }],
    ['an identity token', code, { rmd_token: 'a' }],
    ['a transaction', fetchAuthenticationOptions, { authentication_options: { challenge: 'c' } }],
    ['a challenge', fetchAuthenticationOptions, optionsOf({})],
    ['whether it was verified', verify, { redirect_uri: '/a' }],
    ['a clear verification', verify, { verified: 'perhaps', redirect_uri: '/a' }],
    ['a readable answer about consent', authcode, { ...exchanged, consent_required: 'perhaps' }],
    ['a readable answer about the terms', authcode, { ...exchanged, terms_update_required: {} }],
  ])('fails by the shape of the answer: %s', async (_what, send, given) => {
    if (send === authcode) expectConsoleMessage(authApiFailed);
    recordSends(given);
    await expect(send()).rejects.toMatchObject({ kind: 'answer', status: 200 });
  });
});

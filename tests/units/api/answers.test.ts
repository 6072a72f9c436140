import { exchangeAuthcode } from '@/api/authcode';
import { fetchBanners } from '@/api/banners';
import { redirectToAuthorize } from '@/api/duplicate-account';
import { fetchAuthenticationOptions, verifyAuthentication } from '@/api/fido2';
import { forgotPassword } from '@/api/forgotten-password';
import * as login from '@/api/login';
import { submitOtp } from '@/api/security-code';
import { openSignIn } from '@/session/sign-in';
import { calledOperations } from '../../../mocks/backend/http/calls';
import { putSession, recordSends, signedAssertion } from '../../support/environment';
import { type EveryCall, makeCall } from './every-call';

const banner = { showBanner: true, message: 'Closed on Sunday' };

describe('answers', () => {
  beforeEach(() => {
    putSession();
    openSignIn();
  });

  const credentials = { email: 'a@example.com', password: 'b', rmd_token: null };
  const key = { id: 'k', type: 'public-key', transports: ['internal', 'new-one'] };
  const noBanner = { showBanner: false, message: '' };
  const emptyBanner = { showBanner: true, message: '' };

  const status = () => login.checkAccountStatus('a@example.com');
  const passkeys = () => login.checkPasskeyStatus('a@example.com');
  const password = () => login.passwordLogin(credentials);
  const numbers = () => login.triggerOtp('mobile');
  const code = () => submitOtp({ otp: '123456', remember_my_device: false, otp_method: 'mobile' });
  const authcode = () => exchangeAuthcode({});
  const verify = () => verifyAuthentication({ transaction_id: 't', authentication_credential: signedAssertion });
  const reset = () => forgotPassword({ email: 'a', redirectUri: 'b', redirectUriAfterCaptcha: 'c' });
  const second = () => redirectToAuthorize('a');

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
  const justEntered = { authentication_state: 'OTP', authentication_methods: { mobile: true, landline: false } };
  const oddEntered = { authentication_state: 'OTP', redirect_uri: ['a'], rmd_token: {}, phone_number: [], landline_number: true };
  const allowed = { passkeys_enabled: true, allow_credentials: [key] };
  const coded = { id_token: 'a', rmd_token: 'b', is_duplicate_phone_number: true };
  const passed = { verified: true, redirect_uri: '/a', account_id: 'b' };
  const exchanged = { id_token: 'a', Location: 'b', consent_required: true, terms_update_required: true };
  const notExchanged = { id_token: '', Location: '', consent_required: false, terms_update_required: false };
  const challenge = { challenge: 'c', timeout: 1000, rpId: 'nhs.uk', allowCredentials: [key], userVerification: 'required' };
  const optionsOf = (options: object) => ({ authentication_options: options, transaction_id: 't' });

  it.each<[string, () => Promise<unknown>, given: object, expected: object]>([
    ['an account', status, known, known],
    ['an account with no more than a state', status, { status: 'A' }, { status: 'A', ...unknown }],
    ['passkeys', passkeys, allowed, allowed],
    ['no passkeys', passkeys, {}, { passkeys_enabled: false, allow_credentials: [] }],
    ['a password', password, entered, entered],
    ['a password without anything else', password, { authentication_state: 'OTP' }, justEntered],
    ['a password with odd parts', password, { ...oddEntered, authentication_methods: 'mobile' }, justEntered],
    ['numbers', numbers, { phone_number: 'a', landline_number: null }, { phone_number: 'a' }],
    ['odd numbers', numbers, { phone_number: {}, landline_number: true }, {}],
    ['a code', code, coded, coded],
    ['an odd code', code, { id_token: 'a', rmd_token: [] }, { id_token: 'a', is_duplicate_phone_number: false }],
    ['a code for the client', authcode, exchanged, exchanged],
    ['no code for the client', authcode, {}, notExchanged],
    ['a challenge', fetchAuthenticationOptions, optionsOf(challenge), optionsOf(challenge)],
    ['a challenge alone', fetchAuthenticationOptions, optionsOf({ challenge: 'c' }), optionsOf({ challenge: 'c', allowCredentials: [] })],
    ['a passkey', verify, passed, passed],
    ['an odd passkey', verify, { verified: false, redirect_uri: {}, account_id: true }, { verified: false }],
    ['a reset', reset, { redirect_uri: '/bot-check' }, { redirect_uri: '/bot-check' }],
    ['an odd reset', reset, { redirect_uri: ['a'] }, {}],
    ['another session', second, { session_id: 's' }, { session_id: 's' }],
    ['a session that is a number', second, { session_id: 12345 }, { session_id: '12345' }],
    ['an odd session', second, { session_id: {} }, {}],
    ['banners', fetchBanners, { app: banner, alerts: banner }, { app: banner, alerts: banner }],
    ['one of the banners', fetchBanners, { app: banner }, { app: banner, alerts: noBanner }],
    ['a banner without a text', fetchBanners, { app: { showBanner: true }, alerts: 'odd' }, { app: emptyBanner, alerts: noBanner }],
  ])('returns from an answer what the contract promises: %s', async (_what, send, given, expected) => {
    recordSends(given);
    expect(await send()).toEqual(expected);
  });
});

describe('answer members', () => {
  type Json = Record<string, unknown>;

  /** The successes of the contract, and their required members: a path, or two of which one is required. */
  const examples: readonly { name: EveryCall; example: string; value: Json; needed: readonly string[] }[] = [
    ...calledOperations.flatMap(({ name, success }) =>
      Object.entries(success?.examples ?? {}).map(([example, value]) => ({
        name: name as EveryCall,
        example,
        value: value as Json,
        needed: (success?.schema['x-unusable-without'] ?? []) as string[],
      })),
    ),
    { name: 'banners', example: 'shown', value: { app: banner, alerts: banner }, needed: [] },
  ];

  const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

  const membersOf = (value: Json): string[] =>
    Object.entries(value).flatMap(([name, part]) => [name, ...(isRecord(part) ? membersOf(part).map((path) => `${name}.${path}`) : [])]);

  /** A copy with null at a path, or without the member. */
  function withMember(value: Json, path: string, member: null | undefined): Json {
    const [name = '', ...rest] = path.split('.');
    const { [name]: old, ...others } = value;
    if (rest.length > 0) return { ...value, [name]: withMember(old as Json, rest.join('.'), member) };
    return member === undefined ? others : { ...value, [name]: member };
  }

  const outcome = (name: EveryCall, given: Json) => {
    recordSends(given);
    return makeCall(name).then(
      (answer) => ({ answer }),
      ({ kind, status }: { kind: string; status: number }) => ({ kind, status }),
    );
  };

  const unusable = { kind: 'answer', status: 200 };

  describe.each(examples)('$name answered by the example $example', ({ name, value, needed }) => {
    it('accepts the example of the contract as an answer', async () => expect(await outcome(name, value)).toHaveProperty('answer'));

    it.each(needed)('rejects an answer without its required member %s', async (paths) => {
      const left = paths.split(' or ').reduce((rest, path) => withMember(rest, path, undefined), value);
      expect(await outcome(name, left)).toEqual(unusable);
    });

    const members = membersOf(value);
    it.each(members.filter((path) => !needed.includes(path)))('accepts an answer without its optional member %s', async (path) => {
      expect(await outcome(name, withMember(value, path, undefined))).toHaveProperty('answer');
    });

    it.each(members)('reads null in %s of an answer as an absent member', async (path) => {
      const absent = await outcome(name, withMember(value, path, undefined));
      expect(await outcome(name, withMember(value, path, null))).toEqual(absent);
    });

    it('ignores members of an answer that the call does not read', async () => {
      const given = { ...value, unknown: null, statusCode: 200, headers: {}, more: [{ status: 'NOT_FOUND' }] };
      expect(await outcome(name, given)).toEqual(await outcome(name, value));
    });
  });

  it('ignores null in a list of client-info', async () => {
    const { value = {} } = examples.find(({ name }) => name === 'client-info') ?? {};
    const withNull = { ...value, approved_scopes: [null, 'profile', null] };
    expect(await outcome('client-info', withNull)).toEqual(await outcome('client-info', { ...value, approved_scopes: ['profile'] }));
  });
});

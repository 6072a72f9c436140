import { describe, expect, it } from 'vitest';
import { answerPromises, type EveryCall, unusableWithout } from '../../support/answer-promises';
import { makeCall } from '../../support/every-call';
import { recordSends } from '../../support/recorded-sends';

type Json = Record<string, unknown>;

const key = { id: 'a2V5', type: 'public-key', transports: ['internal', 'hybrid'] };
const numbers = { phone_number: '•••• 123', landline_number: '•••• 456' };
const signIn = {
  authentication_state: 'VERIFIED',
  redirect_uri: 'https://a.example',
  rmd_token: 'remembered',
  authentication_methods: { mobile: true, landline: true },
  ...numbers,
};
const banner = { showBanner: true, message: 'Closed on Sunday' };
const nothing = {};

/** An answer with every member that a call reads. */
const fullAnswers: Readonly<Record<EveryCall, Json>> = {
  'account-status': {
    status: 'CONFIRMED',
    uplift_required: true,
    allow_p5_before_p9: true,
    landline_registration_enabled: true,
    auth_options: { authentication_options: { allowCredentials: [key] } },
  },
  'passkey-status': { passkeys_enabled: true, allow_credentials: [key] },
  'validate-email': nothing,
  register: nothing,
  'verify-email': nothing,
  'resend-email-code': nothing,
  mobile: numbers,
  landline: numbers,
  password: signIn,
  'user-sign-in': signIn,
  'forgot-password': { redirect_uri: '/bot-check' },
  'confirm-change-password': nothing,
  'passkey-options': {
    authentication_options: {
      challenge: 'Y2hhbGxlbmdl',
      timeout: 60_000,
      rpId: 'example.com',
      allowCredentials: [key],
      userVerification: 'required',
      hints: ['client-device'],
      extensions: { appid: 'https://example.com' },
    },
    transaction_id: 'transaction',
  },
  'passkey-verify': { verified: true, redirect_uri: 'https://a.example', account_id: 'account' },
  'trigger-otp': numbers,
  'request-otp': nothing,
  otp: { id_token: 'token', rmd_token: 'remembered', is_duplicate_phone_number: true },
  'change-mobile': numbers,
  'change-landline': numbers,
  'verify-waf-token': nothing,
  authcode: { id_token: 'token', Location: 'https://a.example', consent_required: true, terms_update_required: true },
  'client-info': {
    client_display_name: 'A client',
    client_homepage_url: 'https://a.example',
    terms_uri: 'https://a.example/terms',
    approved_scopes: ['profile', 'email'],
    claims: ['phone'],
  },
  consent: nothing,
  'terms-update': nothing,
  'uplift-nhs-known': nothing,
  'uplift-demog-trace': nothing,
  'record-failure': nothing,
  'duplicate-email': nothing,
  'account-migration': nothing,
  'redirect-to-authorize': { session_id: 'session-2' },
  banners: { app: banner, alerts: banner },
};

const isRecord = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The path of every member of an object, and of those inside it. */
const membersOf = (value: Json): string[][] =>
  Object.entries(value).flatMap(([name, member]) => [
    [name],
    ...(isRecord(member) ? membersOf(member).map((path) => [name, ...path]) : []),
  ]);

/** A copy with other content at a path; undefined removes the member. */
function withMember(value: Json, [name = '', ...rest]: readonly string[], member: unknown): Json {
  const { [name]: old, ...others } = value;
  if (rest.length > 0) return { ...value, [name]: withMember(old as Json, rest, member) };
  return member === undefined ? others : { ...value, [name]: member };
}

const outcome = (name: EveryCall, given: Json) => {
  recordSends(given);
  return makeCall(name).then(
    (answer) => ({ answer }),
    ({ kind, status }: { kind: string; status: number }) => ({ kind, status }),
  );
};

const everyCall = Object.keys(answerPromises) as EveryCall[];
const members = everyCall.flatMap((name) => membersOf(fullAnswers[name]).map((path) => [name, path.join('.'), path] as const));

describe('answer member that is null', () => {
  it.each(members)('treats null as absent: %s without %s', async (name, member, path) => {
    const without = await outcome(name, withMember(fullAnswers[name], path, undefined));
    expect(await outcome(name, withMember(fullAnswers[name], path, null))).toEqual(without);
    const unusable = unusableWithout.includes(`${name} ${member}`);
    expect(without).toEqual(unusable ? { kind: 'answer', status: 200 } : { answer: expect.anything() as unknown });
  });

  it('preserves the other list entries beside a null member', async () => {
    const [full, withNull] = [['profile'], [null, 'profile', null]].map((approved_scopes) => ({
      ...fullAnswers['client-info'],
      approved_scopes,
    }));
    expect(await outcome('client-info', withNull as Json)).toEqual(await outcome('client-info', full as Json));
  });
});

describe('answer members that no call reads', () => {
  it.each(everyCall)('ignores unread members: %s', async (name) => {
    const given = { ...fullAnswers[name], unknown: null, statusCode: 200, headers: {}, more: [{ status: 'NOT_FOUND' }] };
    expect(await outcome(name, given)).toEqual(await outcome(name, fullAnswers[name]));
  });
});

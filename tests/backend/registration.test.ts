import type { CallName } from '../../mocks/backend/http/calls';
import { emailOf, type PersonaId } from '../../mocks/people/personas';
import { codeSentTo, world } from '../../mocks/server';
import { rowsOf } from '../support/environment';
import { landline, mobile, ok, otherThan, otp, partlySignedIn, post, refused, waitHours } from './mock-requests';

const email = emailOf('new-user');
const password = 'Another1';
const statusOf = async (who: ReturnType<typeof partlySignedIn>, address = email) =>
  (await post(who, 'account-status', { email: address })).body.status;

it('requires the emailed code and then a phone number', async () => {
  const who = partlySignedIn('new-user');
  expect(await statusOf(who)).toBe('NOT_FOUND');
  expect(await post(who, 'register', { email: 'New-User@Example.com', password })).toEqual({ status: 200, body: { status: 'ok' } });
  expect(await statusOf(who)).toBe('UNCONFIRMED');
  expect(world().inbox.map(({ kind, to }) => [kind, to])).toEqual([['email', email]]);
  expect(await post(who, 'user-sign-in', { email, password })).toEqual(refused(401, 'User is not confirmed.'));
  expect(await post(who, 'verify-email', { email, code: codeSentTo(email) })).toEqual(ok);
  expect(await statusOf(who)).toBe('CONFIRMED');
  expect((await post(partlySignedIn('new-user'), 'password', { email, password })).body.authentication_state).toBe('UNREGISTERED');
  expect(await post(who, 'mobile', { mobile_number: mobile })).toEqual({ status: 200, body: { phone_number: '•••••••0123' } });
  expect((await post(who, 'otp', otp(mobile))).body.id_token).toMatch(/\./);
  expect((await post(partlySignedIn('new-user'), 'password', { email, password })).body).toMatchObject({
    authentication_state: 'VERIFIED',
    authentication_methods: { mobile: true, landline: false },
  });
});

it.each<PersonaId>(['mobile', 'unregistered', 'reset-required'])('refuses to register the address of %s', async (persona) => {
  const taken = { email: emailOf(persona), password };
  expect(await post(partlySignedIn(persona), 'register', taken)).toEqual(refused(409, 'User already exists'));
  expect(await post(partlySignedIn(persona), 'validate-email', taken)).toEqual(refused(409, 'User already exists'));
});

it('starts a registration five times, and again after 15 minutes', async () => {
  const who = partlySignedIn('new-user');
  for (let times = 0; times < 5; times++) expect((await post(who, 'register', { email, password })).status).toBe(200);
  expect(await post(who, 'register', { email, password })).toEqual(refused(429, 'Too many attempts'));
  world().clock.advance(15 * 60_000);
  expect((await post(who, 'register', { email, password })).status).toBe(200);
});

it('refuses an emailed code after an hour', async () => {
  const who = partlySignedIn('new-user', 'email-code');
  const code = codeSentTo(email);
  waitHours(who, 1);
  expect(await post(who, 'verify-email', { email, code })).toEqual(refused(400, 'Code has expired'));
  expect(await post(who, 'resend-email-code', { email })).toEqual(ok);
  expect(await post(who, 'verify-email', { email, code: codeSentTo(email) })).toEqual(ok);
});

it('locks the emailed code at the fifth wrong attempt for 15 minutes', async () => {
  const who = partlySignedIn('new-user', 'email-code');
  const code = codeSentTo(email);
  const wrong = { email, code: otherThan(code) };
  for (let times = 0; times < 4; times++) expect(await post(who, 'verify-email', wrong)).toEqual(refused(400, 'Invalid code'));
  expect(await post(who, 'verify-email', wrong)).toEqual(refused(429, 'Too many attempts'));
  expect((await post(who, 'verify-email', { email, code })).status).toBe(429);
  world().clock.advance(15 * 60_000);
  expect(await post(who, 'verify-email', { email, code })).toEqual(ok);
});

it.each<PersonaId>(['new-user', 'mobile'])('reveals nothing about %s by an emailed code', async (persona) => {
  const who = partlySignedIn(persona);
  expect(await post(who, 'verify-email', { email: who.email, code: '123456' })).toEqual(refused(400, 'Invalid code'));
  for (let times = 0; times < 5; times++) expect(await post(who, 'resend-email-code', { email: who.email })).toEqual(ok);
  expect(await post(who, 'resend-email-code', { email: who.email })).toEqual(refused(429, 'Too many requests'));
  expect(world().inbox).toEqual([]);
});

it('calls the phone number of a new account where landlines are allowed', async () => {
  const who = partlySignedIn('new-landline', 'email-code');
  await post(who, 'verify-email', { email: who.email, code: codeSentTo(who.email) });
  expect(await post(who, 'landline', { landline_number: landline })).toEqual({ status: 200, body: { landline_number: '•••••••0123' } });
  expect(world().inbox[0]).toMatchObject({ kind: 'voice call', to: landline });
  expect((await post(who, 'otp', otp(landline, 'landline'))).status).toBe(200);
  expect(who.account).toMatchObject({ mobile: null, landline });
});

it.each<[string, PersonaId, 'password' | undefined, CallName, object]>([
  ['of an account that has one', 'mobile', 'password', 'mobile', refused(403, 'Forbidden')],
  ['that is a landline, to some users', 'unregistered', 'password', 'landline', refused(403, 'Forbidden')],
  ['of an unknown user', 'unregistered', undefined, 'mobile', { status: 401, body: { message: 'Unauthorized' } }],
])('refuses in a registration a phone number %s', async (_what, persona, upTo, call, answer) => {
  expect(await post(partlySignedIn(persona, upTo), call, { mobile_number: mobile, landline_number: landline })).toEqual(answer);
});

it.each(
  rowsOf<boolean>([
    [true, mobile, '+33123456789'],
    [false, '07700900123', '+12025550123', '+0123456789', '447700900123', '+44 7700 900123', ''],
  ]),
)('decides whether a new account may have the phone number %j: %s', async (mobile_number, valid) => {
  const answer = await post(partlySignedIn('unregistered', 'password'), 'mobile', { mobile_number });
  expect(answer).toEqual(valid ? expect.objectContaining({ status: 200 }) : refused(400, 'Invalid phone number'));
});

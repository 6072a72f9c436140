import type { CallName } from '../../mocks/backend/http/calls';
import { accountByEmail } from '../../mocks/backend/world';
import { emailOf, type PersonaId } from '../../mocks/people/personas';
import { codeSentTo, world } from '../../mocks/server';
import { landline, mobile, ok, otp, partlySignedIn, post, refused, waitHours } from '../support/mock-requests';

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

it.each([
  ['an address without a domain', { email: 'new-user', password }, 'Invalid email address'],
  ['no capital letter', { email, password: 'passw0rd' }, 'Invalid password'],
])('refuses a registration with %s', async (_what, body, error) => {
  expect(await post(partlySignedIn('new-user'), 'register', body)).toEqual(refused(400, error));
  expect(accountByEmail(world(), email)).toBeUndefined();
});

it('restarts a registration with another password and another code', async () => {
  const who = partlySignedIn('unconfirmed');
  const first = await statusOf(who, who.email).then(() => codeSentTo(who.email));
  expect((await post(who, 'register', { email: who.email, password })).status).toBe(200);
  expect(who.account?.password).toBe(password);
  expect(codeSentTo(who.email)).toBe(who.account?.emailCode?.digits);
  expect(world().inbox.map(({ code }) => code)).toEqual([codeSentTo(who.email), first]);
});

it('starts a registration five times, and again after 15 minutes', async () => {
  const who = partlySignedIn('new-user');
  for (let times = 0; times < 5; times++) expect((await post(who, 'register', { email, password })).status).toBe(200);
  expect(await post(who, 'register', { email, password })).toEqual(refused(429, 'Too many attempts'));
  world().clock.advance(15 * 60_000);
  expect((await post(who, 'register', { email, password })).status).toBe(200);
});

it.each<[PersonaId, boolean]>([
  ['new-landline', true],
  ['new-user', false],
  ['not-found', false],
  ['mobile', false],
])('allows a new account of %s with a landline only: %s', async (persona, enabled) => {
  const { body } = await post(partlySignedIn(persona), 'account-status', { email: emailOf(persona) });
  expect(body.landline_registration_enabled).toBe(enabled);
});

const wrong = (right: string) => (right === '000000' ? '111111' : '000000');

it('accepts an emailed code once', async () => {
  const who = partlySignedIn('new-user', 'email-code');
  const code = codeSentTo(email);
  expect(await post(who, 'verify-email', { email, code })).toEqual(ok);
  expect(who.session.accountId).toBe(who.account?.id);
  expect(await post(who, 'verify-email', { email, code })).toEqual(refused(400, 'Invalid code'));
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
  for (let times = 0; times < 4; times++) {
    expect(await post(who, 'verify-email', { email, code: wrong(code) })).toEqual(refused(400, 'Invalid code'));
  }
  expect(await post(who, 'verify-email', { email, code: wrong(code) })).toEqual(refused(429, 'Too many attempts'));
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

it('replaces an emailed code by the next one', async () => {
  const who = partlySignedIn('new-user', 'email-code');
  const first = codeSentTo(email);
  await post(who, 'resend-email-code', { email });
  expect(world().inbox).toHaveLength(2);
  expect((await post(who, 'verify-email', { email, code: first })).status).toBe(400);
  expect(await post(who, 'verify-email', { email, code: codeSentTo(email) })).toEqual(ok);
});

it.each(['account-status', 'user-sign-in'] as const)(
  'puts the emailed code into the inbox once when %s finds the address unconfirmed',
  async (call) => {
    const who = partlySignedIn('unconfirmed');
    const ask = () => post(who, call, { email: who.email, password: who.account?.password });
    await ask();
    await ask();
    expect(world().inbox).toHaveLength(1);
    waitHours(who, 1);
    await ask();
    expect(world().inbox).toHaveLength(2);
    expect(await post(who, 'verify-email', { email: who.email, code: codeSentTo(who.email) })).toEqual(ok);
  },
);

it('sends a text message to the phone number of a new account', async () => {
  const who = partlySignedIn('unregistered', 'password');
  expect(await post(who, 'mobile', { mobile_number: mobile })).toEqual({ status: 200, body: { phone_number: '•••••••0123' } });
  expect(who.account).toMatchObject({ mobile, signInState: 'VERIFIED' });
  expect(world().inbox[0]).toMatchObject({ kind: 'text', to: mobile });
  expect((await post(who, 'otp', otp(mobile))).status).toBe(200);
});

it('calls the phone number of a new account where landlines are allowed', async () => {
  const who = partlySignedIn('new-landline', 'email-code');
  await post(who, 'verify-email', { email: who.email, code: codeSentTo(who.email) });
  expect(await post(who, 'landline', { landline_number: landline })).toEqual({ status: 200, body: { landline_number: '•••••••0123' } });
  expect(world().inbox[0]).toMatchObject({ kind: 'voice call', to: landline });
  expect((await post(who, 'otp', otp(landline, 'landline'))).status).toBe(200);
  expect(who.account).toMatchObject({ mobile: null, landline });
});

it('corrects the phone number of a new account until a code is confirmed', async () => {
  const who = partlySignedIn('unregistered', 'password');
  await post(who, 'mobile', { mobile_number: '+447700900999' });
  expect((await post(who, 'mobile', { mobile_number: mobile })).status).toBe(200);
  expect((await post(who, 'otp', otp(mobile))).status).toBe(200);
  expect(await post(who, 'mobile', { mobile_number: '+447700900999' })).toEqual(refused(403, 'Forbidden'));
});

it.each<[string, PersonaId, 'password' | undefined, CallName, object]>([
  ['of an account that has one', 'mobile', 'password', 'mobile', refused(403, 'Forbidden')],
  ['that is a landline, to some users', 'unregistered', 'password', 'landline', refused(403, 'Forbidden')],
  ['of an unknown user', 'unregistered', undefined, 'mobile', { status: 401, body: { message: 'Unauthorized' } }],
])('refuses in a registration a phone number %s', async (_what, persona, upTo, call, answer) => {
  const body = { mobile_number: mobile, landline_number: landline };
  expect(await post(partlySignedIn(persona, upTo), call, body)).toEqual(answer);
});

describe.each<[CallName, PersonaId, string[], string[]]>([
  [
    'mobile',
    'unregistered',
    [mobile, '+33123456789'],
    ['07700900123', '+12025550123', '+0123456789', '447700900123', '+44 7700 900123', ''],
  ],
  ['change-mobile', 'change-number', [mobile, '+33123456789'], ['07700900123', '+12025550123', '']],
  ['change-landline', 'change-landline', [landline, '+442079460000'], [mobile, '+33123456789', '01632960123', '']],
])('phone number %s', (call, persona, good, bad) => {
  const send = (number: string) => post(partlySignedIn(persona, 'password'), call, { [`${call.replace('change-', '')}_number`]: number });

  it.each(good)('accepts the phone number %s', async (number) => expect((await send(number)).status).toBe(200));

  it.each(bad)('refuses the phone number %j', async (number) => expect(await send(number)).toEqual(refused(400, 'Invalid phone number')));
});

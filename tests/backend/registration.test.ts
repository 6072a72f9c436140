import { describe, expect, it } from 'vitest';
import { accountByEmail } from '../../mocks/backend/world';
import { emailOf, type PersonaId } from '../../mocks/people/personas';
import { codeSentTo, world } from '../../mocks/server';
import { ok, partlySignedIn, post, refused } from '../support/mock-requests';

const email = emailOf('new-user');
const password = 'Another1';
const statusOf = async (who: ReturnType<typeof partlySignedIn>, address = email) =>
  (await post(who, 'account-status', { email: address })).body.status;

describe('registration', () => {
  it('requires the emailed code and then a phone number', async () => {
    const who = partlySignedIn('new-user');
    expect(await statusOf(who)).toBe('NOT_FOUND');
    expect(await post(who, 'register', { email: 'New-User@Example.com', password })).toEqual({
      status: 200,
      body: { status: 'ok' },
    });
    expect(await statusOf(who)).toBe('UNCONFIRMED');
    expect(world().inbox.map(({ kind, to }) => [kind, to])).toEqual([['email', email]]);
    expect(await post(who, 'user-sign-in', { email, password })).toEqual(refused(401, 'User is not confirmed.'));
    expect(await post(who, 'verify-email', { email, code: codeSentTo(email) })).toEqual(ok);
    expect(await statusOf(who)).toBe('CONFIRMED');
    expect((await post(partlySignedIn('new-user'), 'password', { email, password })).body.authentication_state).toBe('UNREGISTERED');
    expect(await post(who, 'mobile', { mobile_number: '+447700900123' })).toEqual({ status: 200, body: { phone_number: '•••••••0123' } });
    const otp = { otp: codeSentTo('+447700900123'), otp_method: 'mobile' };
    expect((await post(who, 'otp', otp)).body.id_token).toMatch(/\./);
    expect((await post(partlySignedIn('new-user'), 'password', { email, password })).body).toMatchObject({
      authentication_state: 'VERIFIED',
      authentication_methods: { mobile: true, landline: false },
    });
  });

  it.each<PersonaId>(['mobile', 'unregistered', 'reset-required'])('refuses the address of %s', async (persona) => {
    const taken = { email: emailOf(persona), password };
    expect(await post(partlySignedIn(persona), 'register', taken)).toEqual(refused(409, 'User already exists'));
    expect(await post(partlySignedIn(persona), 'validate-email', taken)).toEqual(refused(409, 'User already exists'));
  });

  it.each<PersonaId>(['new-user', 'unconfirmed'])('accepts the address of %s', async (persona) => {
    expect(await post(partlySignedIn(persona), 'validate-email', { email: emailOf(persona) })).toEqual(ok);
  });

  it.each([
    ['an address without a domain', { email: 'new-user', password }, 'Invalid email address'],
    ['seven characters', { email, password: 'Passw0r' }, 'Invalid password'],
    ['no capital letter', { email, password: 'passw0rd' }, 'Invalid password'],
    ['no password', { email }, 'Invalid password'],
  ])('refuses %s', async (_what, body, error) => {
    expect(await post(partlySignedIn('new-user'), 'register', body)).toEqual(refused(400, error));
    expect(accountByEmail(world(), email)).toBeUndefined();
  });

  it('restarts with another password and another code', async () => {
    const who = partlySignedIn('unconfirmed');
    const first = await statusOf(who, who.email).then(() => codeSentTo(who.email));
    expect((await post(who, 'register', { email: who.email, password })).status).toBe(200);
    expect(who.account?.password).toBe(password);
    expect(codeSentTo(who.email)).toBe(who.account?.emailCode?.digits);
    expect(world().inbox.map(({ code }) => code)).toEqual([codeSentTo(who.email), first]);
  });

  it('starts five times, and again after 15 minutes', async () => {
    const who = partlySignedIn('new-user');
    for (let times = 0; times < 5; times++) expect((await post(who, 'register', { email, password })).status).toBe(200);
    expect(await post(who, 'register', { email, password })).toEqual(refused(429, 'Too many attempts'));
    world().clock.advance(15 * 60_000);
    expect((await post(who, 'register', { email, password })).status).toBe(200);
  });

  it('refuses calls of a registration without a session', async () => {
    expect(await post({ headers: {} }, 'register', { email, password })).toMatchObject(refused(400, 'invalid session'));
  });
});

it.each<[PersonaId, boolean]>([
  ['new-landline', true],
  ['new-user', false],
  ['not-found', false],
  ['mobile', false],
])('allows %s a landline only: %s', async (persona, enabled) => {
  const { body } = await post(partlySignedIn(persona), 'account-status', { email: emailOf(persona) });
  expect(body.landline_registration_enabled).toBe(enabled);
});

import { sendResetLink } from '../../mocks/backend/recovery/forgotten-password';
import { accountByEmail } from '../../mocks/backend/world';
import { emailOf, password, type PersonaId } from '../../mocks/people/personas';
import { linkSentTo, world } from '../../mocks/server';
import { landline, mobile, ok, otherThan, otp, partlySignedIn, post, refused, waitHours } from './mock-requests';

const numbersOf = (email: string) => {
  const account = accountByEmail(world(), email);
  return { mobile: account?.mobile, landline: account?.landline };
};

it.each<[PersonaId, 'mobile' | 'landline', string, string]>([
  ['change-number', 'mobile', mobile, 'phone_number'],
  ['change-landline', 'landline', landline, 'landline_number'],
  ['both', 'landline', landline, 'landline_number'],
])('changes a phone number after 24 hours for %s (%s)', async (persona, method, number, answered) => {
  const who = partlySignedIn(persona, 'password');
  const before = numbersOf(who.email);
  const change = { [`${method}_number`]: number };
  expect(await post(who, `change-${method}`, change)).toEqual({ status: 200, body: { [answered]: '•••••••0123' } });
  expect(await post(who, 'otp', otp(number, method))).toEqual(refused(403, 'Pending phone number change'));
  expect(world().inbox[0]).toMatchObject({ kind: 'email', to: who.email });
  expect(await post(who, `change-${method}`, change)).toEqual(refused(409, 'Pending phone number change'));
  waitHours(who, 23);
  expect(numbersOf(who.email)).toEqual(before);
  waitHours(who, 1);
  expect(numbersOf(who.email)).toEqual({ ...before, [method]: number });
  expect((await post(who, `change-${method}`, change)).status).toBe(200);
});

it('preserves the old phone number for logins before and after the code of the new one', async () => {
  const who = partlySignedIn('change-number', 'password');
  const old = String(who.account?.mobile);
  const logIn = async () => {
    await post(who, 'password', { email: who.email, password: who.account?.password });
    await post(who, 'trigger-otp', { otp_method: 'mobile' });
    return (await post(who, 'otp', otp(old))).status;
  };
  await post(who, 'change-mobile', { mobile_number: mobile });
  expect(await logIn()).toBe(200);
  await post(who, 'change-mobile', { mobile_number: mobile });
  await post(who, 'password', { email: who.email, password: who.account?.password });
  expect(await post(who, 'otp', otp(mobile))).toEqual(refused(400, 'Invalid OTP Session'));
});

const another = 'Another1';

/** An account with a sent reset link, which is opened without a session. */
function withLink(persona: PersonaId = 'mobile') {
  const account = accountByEmail(world(), emailOf(persona));
  if (!account) throw new Error(`${persona} has no account`);
  const sendLink = () => sendResetLink(world(), account, 'A link');
  sendLink();
  const code = () => new URLSearchParams(linkSentTo(account.email).split('?')[1]).get('code') ?? '';
  const reset = (body: { username?: string; code?: string; new_password?: string } = {}) =>
    post({ headers: {} }, 'confirm-change-password', { username: account.email, code: code(), new_password: another, ...body });
  const logIn = async (typed: string) =>
    (await post(partlySignedIn(persona), 'password', { email: account.email, password: typed })).body.authentication_state;
  return { account, code, reset, logIn, sendLink };
}

it('sets a password once by a reset link, within an hour', async () => {
  const { reset, logIn, account, sendLink } = withLink();
  world().clock.advance(3_600_000);
  expect(await reset()).toEqual(refused(400, 'Expired code'));
  sendLink();
  expect(await reset()).toEqual(ok);
  expect(await logIn(another)).toBe('VERIFIED');
  expect(await logIn(password)).toBeUndefined();
  expect(await reset({ new_password: 'YetAnother1' })).toEqual(refused(400, 'Expired code'));
  expect(account.password).toBe(another);
});

it.each<[string, object, string]>([
  ['nobody', { username: 'nobody@example.com' }, 'User not found'],
  ['a UUID of nobody', { username: crypto.randomUUID() }, 'User not found'],
  ['no code', { code: '' }, 'Mismatched code'],
  ['a password without a capital letter', { new_password: 'passw0rd' }, 'Invalid password'],
])('refuses a reset link with %s', async (_what, body, error) => {
  const { reset } = withLink();
  expect(await reset(body)).toEqual(refused(400, error));
  expect(await reset()).toEqual(ok);
});

it('locks a reset link at the fifth wrong code for 15 minutes', async () => {
  const { code, reset } = withLink();
  const wrong = { code: otherThan(code()) };
  for (let times = 0; times < 4; times++) expect(await reset(wrong)).toEqual(refused(400, 'Mismatched code'));
  expect(await reset(wrong)).toEqual(refused(429, 'Reset attempts exceeded'));
  expect(await reset()).toEqual(refused(429, 'Reset attempts exceeded'));
  world().clock.advance(15 * 60_000);
  expect(await reset()).toEqual(ok);
});

it.each<PersonaId>(['reset-required', 'reset-at-sign-in', 'locked-out'])('unlocks the account of %s by a reset link', async (persona) => {
  const { reset, logIn, account } = withLink(persona);
  expect(await reset()).toEqual(ok);
  expect(account.status).toBe('CONFIRMED');
  expect(await logIn(another)).toBe('VERIFIED');
});

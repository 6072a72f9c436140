import type { CallName } from '../../mocks/backend/http/calls';
import { sendResetLink } from '../../mocks/backend/recovery/reset-link';
import { accountByEmail } from '../../mocks/backend/world';
import { emailOf, password, type PersonaId } from '../../mocks/people/personas';
import { linkSentTo, world } from '../../mocks/server';
import { landline, mobile, ok, otp, partlySignedIn, post, refused, waitHours } from '../support/mock-requests';

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

it.each<CallName>(['request-otp', 'trigger-otp'])('sends another code to a changed phone number by %s', async (call) => {
  const who = partlySignedIn('change-number', 'password');
  await post(who, 'change-mobile', { mobile_number: mobile });
  world().clock.advance(5 * 60_000);
  expect(await post(who, 'otp', otp(mobile))).toEqual(refused(400, 'OTP has expired'));
  const { body } = await post(who, call, { otp_method: 'mobile' });
  expect(body).toEqual(call === 'trigger-otp' ? { phone_number: '•••••••0123' } : {});
  expect(world().inbox.map(({ to }) => to)).toEqual([mobile, mobile]);
  expect(await post(who, 'otp', otp(mobile))).toEqual(refused(403, 'Pending phone number change'));
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
  await post(who, 'otp', otp(mobile));
  expect((await post(who, 'request-otp', { otp_method: 'mobile' })).status).toBe(200);
  expect(world().inbox[0]?.to).toBe(old);
  expect(await logIn()).toBe(200);
});

it('logs no user in by the code of a changed phone number, even after the password', async () => {
  const who = partlySignedIn('change-number', 'password');
  await post(who, 'change-mobile', { mobile_number: mobile });
  await post(who, 'password', { email: who.email, password: who.account?.password });
  expect(await post(who, 'otp', otp(mobile))).toEqual(refused(400, 'Invalid OTP Session'));
});

it('accepts a code of the other phone, and drops the change of number that had begun', async () => {
  const who = partlySignedIn('both', 'password');
  await post(who, 'change-mobile', { mobile_number: mobile });
  await post(who, 'trigger-otp', { otp_method: 'landline' });
  expect((await post(who, 'otp', otp(String(who.account?.landline), 'landline'))).status).toBe(200);
  expect(who.account?.phoneChange).toBeUndefined();
});

it('counts wrong codes of the old number on after a change of number', async () => {
  const who = partlySignedIn('change-number', 'password');
  await post(who, 'trigger-otp', { otp_method: 'mobile' });
  await post(who, 'otp', { otp: 'wrong', otp_method: 'mobile' });
  await post(who, 'change-mobile', { mobile_number: mobile });
  await post(who, 'otp', otp(mobile));
  expect(who.account?.codeTries.count).toBe(1);
});

it('refuses a second change of a phone number for a day', async () => {
  const who = partlySignedIn('passkey-pending-change', 'password');
  const change = () => post(who, 'change-mobile', { mobile_number: mobile });
  const passkey = async () => {
    who.session.email = who.email;
    return (await post(who, 'passkey-options', {})).status;
  };
  expect(await change()).toEqual(refused(409, 'Pending phone number change'));
  expect(await passkey()).toBe(409);
  waitHours(who, 24);
  expect(await passkey()).toBe(200);
  expect((await change()).status).toBe(200);
});

it('refuses a code sent to another user of the same session', async () => {
  const who = partlySignedIn('mobile', 'password');
  await post(who, 'trigger-otp', { otp_method: 'mobile' });
  const code = otp(String(who.account?.mobile));
  await post(who, 'password', { email: 'straight-back@example.com', password: who.account?.password });
  expect(await post(who, 'otp', code)).toEqual(refused(400, 'Invalid OTP Session'));
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

const otherThan = (code: string) => (code === '000000' ? '111111' : '000000');

it('sets a password once by a reset link', async () => {
  const { reset, logIn, account } = withLink();
  expect(await reset()).toEqual(ok);
  expect(await logIn(another)).toBe('VERIFIED');
  expect(await logIn(password)).toBeUndefined();
  expect(await reset({ new_password: 'YetAnother1' })).toEqual(refused(400, 'Expired code'));
  expect(account.password).toBe(another);
});

it('reports that a reset link was used, also after another one was sent', async () => {
  const { code, reset, sendLink } = withLink();
  const used = code();
  await reset();
  sendLink();
  expect(await reset({ code: used })).toEqual(refused(400, 'Expired code'));
  expect(await reset()).toEqual(ok);
});

it('refuses a reset link after an hour', async () => {
  const { reset } = withLink();
  world().clock.advance(3_600_000);
  expect(await reset()).toEqual(refused(400, 'Expired code'));
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

it('accepts a reset link for the id of a registered account', async () => {
  const { account } = partlySignedIn('new-user', 'email-code');
  const { reset } = withLink('new-user');
  expect(await reset({ username: account?.id.toUpperCase() })).toEqual(ok);
  expect(account).toMatchObject({ password: another, status: 'UNCONFIRMED' });
});

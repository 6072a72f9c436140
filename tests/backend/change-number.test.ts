import { describe, expect, it } from 'vitest';
import type { CallName } from '../../mocks/backend/http/calls';
import { accountByEmail } from '../../mocks/backend/world';
import type { PersonaId } from '../../mocks/people/personas';
import { codeSentTo, world } from '../../mocks/server';
import { partlySignedIn, post, refused } from '../support/mock-requests';

const mobile = '+447700900123';
const landline = '+441632960123';
const otp = (to: string, otp_method = 'mobile') => ({ otp: codeSentTo(to), otp_method });
const later = (who: ReturnType<typeof partlySignedIn>, hours: number) => {
  world().clock.advance(hours * 3_600_000);
  who.session.renewedAt = world().clock.now();
};
const numbersOf = (email: string) => {
  const account = accountByEmail(world(), email);
  return { mobile: account?.mobile, landline: account?.landline };
};

describe('change of a phone number', () => {
  it.each<[PersonaId, 'mobile' | 'landline', string, string]>([
    ['change-number', 'mobile', mobile, 'phone_number'],
    ['change-landline', 'landline', landline, 'landline_number'],
    ['both', 'landline', landline, 'landline_number'],
  ])('takes 24 hours for %s (%s)', async (persona, method, number, answered) => {
    const who = partlySignedIn(persona, 'password');
    const before = numbersOf(who.email);
    const change = { [`${method}_number`]: number };
    expect(await post(who, `change-${method}`, change)).toEqual({ status: 200, body: { [answered]: '•••••••0123' } });
    expect(await post(who, 'otp', otp(number, method))).toEqual(refused(403, 'Pending phone number change'));
    expect(world().inbox[0]).toMatchObject({ kind: 'email', to: who.email });
    expect(await post(who, `change-${method}`, change)).toEqual(refused(409, 'Pending phone number change'));
    later(who, 23);
    expect(numbersOf(who.email)).toEqual(before);
    later(who, 1);
    expect(numbersOf(who.email)).toEqual({ ...before, [method]: number });
    expect((await post(who, `change-${method}`, change)).status).toBe(200);
  });

  it.each<CallName>(['request-otp', 'trigger-otp'])('sends another code by %s', async (call) => {
    const who = partlySignedIn('change-number', 'password');
    await post(who, 'change-mobile', { mobile_number: mobile });
    world().clock.advance(5 * 60_000);
    expect(await post(who, 'otp', otp(mobile))).toEqual(refused(400, 'OTP has expired'));
    const { body } = await post(who, call, { otp_method: 'mobile' });
    expect(body).toEqual(call === 'trigger-otp' ? { phone_number: '•••••••0123' } : {});
    expect(world().inbox.map(({ to }) => to)).toEqual([mobile, mobile]);
    expect(await post(who, 'otp', otp(mobile))).toEqual(refused(403, 'Pending phone number change'));
  });

  it('preserves the old number for logins before and after the code', async () => {
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

  it('never logs the user in, even after the password', async () => {
    const who = partlySignedIn('change-number', 'password');
    await post(who, 'change-mobile', { mobile_number: mobile });
    await post(who, 'password', { email: who.email, password: who.account?.password });
    expect(await post(who, 'otp', otp(mobile))).toEqual(refused(400, 'Invalid OTP Session'));
  });

  it('accepts a code of the other phone, and drops the change that had begun', async () => {
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

  it('refuses a second change for a day', async () => {
    const who = partlySignedIn('passkey-pending-change', 'password');
    const change = () => post(who, 'change-mobile', { mobile_number: mobile });
    const passkey = async () => {
      who.session.email = who.email;
      return (await post(who, 'passkey-options', {})).status;
    };
    expect(await change()).toEqual(refused(409, 'Pending phone number change'));
    expect(await passkey()).toBe(409);
    later(who, 24);
    expect(await passkey()).toBe(200);
    expect((await change()).status).toBe(200);
  });
});

it('refuses a code sent to another user of the same session', async () => {
  const who = partlySignedIn('mobile', 'password');
  await post(who, 'trigger-otp', { otp_method: 'mobile' });
  const code = otp(String(who.account?.mobile));
  await post(who, 'password', { email: 'straight-back@example.com', password: who.account?.password });
  expect(await post(who, 'otp', code)).toEqual(refused(400, 'Invalid OTP Session'));
});

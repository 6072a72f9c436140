import { describe, expect, it } from 'vitest';
import type { CallName } from '../../mocks/backend/http/calls';
import type { PersonaId } from '../../mocks/people/personas';
import { codeSentTo, world } from '../../mocks/server';
import { partlySignedIn, post, refused } from '../support/mock-requests';

const mobile = '+447700900123';
const landline = '+441632960123';
const otp = (to: string, otp_method = 'mobile') => ({ otp: codeSentTo(to), otp_method });

describe('phone number of a new account', () => {
  it('receives a text message', async () => {
    const who = partlySignedIn('unregistered', 'password');
    expect(await post(who, 'mobile', { mobile_number: mobile })).toEqual({ status: 200, body: { phone_number: '•••••••0123' } });
    expect(who.account).toMatchObject({ mobile, signInState: 'VERIFIED' });
    expect(world().inbox[0]).toMatchObject({ kind: 'text', to: mobile });
    expect((await post(who, 'otp', otp(mobile))).status).toBe(200);
  });

  it('receives a call where landlines are allowed', async () => {
    const who = partlySignedIn('new-landline', 'email-code');
    await post(who, 'verify-email', { email: who.email, code: codeSentTo(who.email) });
    expect(await post(who, 'landline', { landline_number: landline })).toEqual({ status: 200, body: { landline_number: '•••••••0123' } });
    expect(world().inbox[0]).toMatchObject({ kind: 'voice call', to: landline });
    expect((await post(who, 'otp', otp(landline, 'landline'))).status).toBe(200);
    expect(who.account).toMatchObject({ mobile: null, landline });
  });

  it('can be corrected until a code is confirmed', async () => {
    const who = partlySignedIn('unregistered', 'password');
    await post(who, 'mobile', { mobile_number: '+447700900999' });
    expect((await post(who, 'mobile', { mobile_number: mobile })).status).toBe(200);
    expect((await post(who, 'otp', otp(mobile))).status).toBe(200);
    expect(await post(who, 'mobile', { mobile_number: '+447700900999' })).toEqual(refused(403, 'Forbidden'));
  });

  it('cannot be used to change an existing number', async () => {
    const who = partlySignedIn('mobile', 'password');
    expect(await post(who, 'mobile', { mobile_number: mobile })).toEqual(refused(403, 'Forbidden'));
  });

  it('cannot be a landline for every user', async () => {
    const who = partlySignedIn('unregistered', 'password');
    expect(await post(who, 'landline', { landline_number: landline })).toEqual(refused(403, 'Forbidden'));
  });

  it('requires a known user', async () => {
    expect(await post(partlySignedIn('unregistered'), 'mobile', { mobile_number: mobile })).toEqual({
      status: 401,
      body: { message: 'Unauthorized' },
    });
  });

  it('counts with the other codes', async () => {
    const who = partlySignedIn('unregistered', 'password');
    for (let times = 0; times < 5; times++) expect((await post(who, 'mobile', { mobile_number: mobile })).status).toBe(200);
    expect(await post(who, 'mobile', { mobile_number: mobile })).toEqual(refused(403, 'OTP requests exceeded'));
  });
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

  it.each(good)('accepts %s', async (number) => {
    expect((await send(number)).status).toBe(200);
  });

  it.each(bad)('refuses %j', async (number) => {
    expect(await send(number)).toEqual(refused(400, 'Invalid phone number'));
  });
});

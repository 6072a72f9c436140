import { describe, expect, it } from 'vitest';
import { emailOf, type PersonaId } from '../../mocks/people/personas';
import { codeSentTo, world } from '../../mocks/server';
import { ok, partlySignedIn, post, refused } from '../support/mock-requests';

const email = emailOf('new-user');

describe('emailed code', () => {
  const wrong = (right: string) => (right === '000000' ? '111111' : '000000');

  it('accepts an emailed code once', async () => {
    const who = partlySignedIn('new-user', 'email-code');
    const code = codeSentTo(email);
    expect(await post(who, 'verify-email', { email, code })).toEqual(ok);
    expect(who.session.accountId).toBe(who.account?.id);
    expect(await post(who, 'verify-email', { email, code })).toEqual(refused(400, 'Invalid code'));
  });

  it('expires within an hour', async () => {
    const who = partlySignedIn('new-user', 'email-code');
    const code = codeSentTo(email);
    world().clock.advance(3_600_000);
    who.session.renewedAt = world().clock.now();
    expect(await post(who, 'verify-email', { email, code })).toEqual(refused(400, 'Code has expired'));
    expect(await post(who, 'resend-email-code', { email })).toEqual(ok);
    expect(await post(who, 'verify-email', { email, code: codeSentTo(email) })).toEqual(ok);
  });

  it('locks at the fifth wrong attempt for 15 minutes', async () => {
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

  it.each<PersonaId>(['new-user', 'mobile'])('reveals nothing about %s', async (persona) => {
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

  it.each(['account-status', 'user-sign-in'] as const)('is in the inbox once when %s finds the address unconfirmed', async (call) => {
    const who = partlySignedIn('unconfirmed');
    const ask = () => post(who, call, { email: who.email, password: who.account?.password });
    await ask();
    await ask();
    expect(world().inbox).toHaveLength(1);
    world().clock.advance(3_600_000);
    who.session.renewedAt = world().clock.now();
    await ask();
    expect(world().inbox).toHaveLength(2);
    expect(await post(who, 'verify-email', { email: who.email, code: codeSentTo(who.email) })).toEqual(ok);
  });
});

import { describe, expect, it } from 'vitest';
import { sendResetLink } from '../../mocks/backend/recovery/reset-link';
import { accountByEmail } from '../../mocks/backend/world';
import { emailOf, password, type PersonaId } from '../../mocks/people/personas';
import { linkSentTo, world } from '../../mocks/server';
import { ok, partlySignedIn, post, refused } from '../support/mock-requests';

const another = 'Another1';

/** An account to which a reset link has gone. The link is opened where there is no session. */
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

describe('reset link', () => {
  it('sets a password once', async () => {
    const { reset, logIn, account } = withLink();
    expect(await reset()).toEqual(ok);
    expect(await logIn(another)).toBe('VERIFIED');
    expect(await logIn(password)).toBeUndefined();
    expect(await reset({ new_password: 'YetAnother1' })).toEqual(refused(400, 'Expired code'));
    expect(account.password).toBe(another);
  });

  it('reports that it was used, also after another one was sent', async () => {
    const { code, reset, sendLink } = withLink();
    const used = code();
    await reset();
    sendLink();
    expect(await reset({ code: used })).toEqual(refused(400, 'Expired code'));
    expect(await reset()).toEqual(ok);
  });

  it('expires within an hour', async () => {
    const { reset } = withLink();
    world().clock.advance(3_600_000);
    expect(await reset()).toEqual(refused(400, 'Expired code'));
  });

  it.each<[string, object, string]>([
    ['nobody', { username: 'nobody@example.com' }, 'User not found'],
    ['no name', { username: '' }, 'User not found'],
    ['an id that is no UUID', { username: 'account-mobile' }, 'User not found'],
    ['a UUID of nobody', { username: crypto.randomUUID() }, 'User not found'],
    ['no code', { code: '' }, 'Mismatched code'],
    ['a short password', { new_password: 'Passw0r' }, 'Invalid password'],
    ['a password without a capital letter', { new_password: 'passw0rd' }, 'Invalid password'],
  ])('refuses %s', async (_what, body, error) => {
    const { reset } = withLink();
    expect(await reset(body)).toEqual(refused(400, error));
    expect(await reset()).toEqual(ok);
  });

  it('is required', async () => {
    const body = { username: emailOf('mobile'), code: '123456', new_password: another };
    expect(await post({ headers: {} }, 'confirm-change-password', body)).toEqual(refused(400, 'Mismatched code'));
  });

  it('locks at the fifth wrong code for 15 minutes', async () => {
    const { code, reset } = withLink();
    const wrong = { code: otherThan(code()) };
    for (let times = 0; times < 4; times++) expect(await reset(wrong)).toEqual(refused(400, 'Mismatched code'));
    expect(await reset(wrong)).toEqual(refused(429, 'Reset attempts exceeded'));
    expect(await reset()).toEqual(refused(429, 'Reset attempts exceeded'));
    world().clock.advance(15 * 60_000);
    expect(await reset()).toEqual(ok);
  });

  it.each<PersonaId>(['reset-required', 'reset-at-sign-in', 'locked-out'])('unlocks %s', async (persona) => {
    const { reset, logIn, account } = withLink(persona);
    expect(await reset()).toEqual(ok);
    expect(account.status).toBe('CONFIRMED');
    expect(await logIn(another)).toBe('VERIFIED');
  });

  it('accepts the id of a registered account', async () => {
    const { account } = partlySignedIn('new-user', 'email-code');
    const { reset } = withLink('new-user');
    expect(await reset({ username: account?.id.toUpperCase() })).toEqual(ok);
    expect(account).toMatchObject({ password: another, status: 'UNCONFIRMED' });
  });
});

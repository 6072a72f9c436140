import { describe, expect, it } from 'vitest';
import { emailOf, password } from '../../mocks/people/personas';
import { answer, signInAs, world } from '../../mocks/server';
import { button, byId, expectPage } from '../support/page';
import { rawCookie } from '../support/plain-cookies';
import { agreeToShare, enterCode, enterPassword, expectHandOver, startSignIn, state } from '../support/sign-in-steps';
import { visit } from '../support/visit';

const cookie = () => JSON.parse(decodeURIComponent(rawCookie('nhs-authorization-cookie') ?? '{}')) as Record<string, unknown>;
const refusedCalls = () => world().calls.filter(({ status }) => (status ?? 500) >= 400);

describe('a server that renews the session id', () => {
  it('hands the user over when /password, /otp and /authcode renew the session id', async () => {
    answer('session.renewed');
    const visited = await startSignIn('mobile');
    const ids = [cookie().session_id];
    await enterPassword(visited.user);
    await expectPage('/enter-mobile-code');
    ids.push(cookie().session_id);
    await enterCode(visited.user, 'text');
    await expectPage('/nhs-login-consent');
    ids.push(cookie().session_id);
    expect(new Set(ids).size).toBe(3);
    await agreeToShare(visited.user);
    expect(await expectHandOver(visited)).toEqual({ code: expect.any(String) as string, state });
    expect(refusedCalls()).toEqual([]);
  });

  it('hands the user over when /user-sign-in renews the session id', async () => {
    answer('session.renewed');
    signInAs('straight-back');
    const visited = await visit('/login');
    await visited.user.type(byId('user-email'), emailOf('straight-back'));
    await visited.user.type(byId('password-input'), password);
    await visited.user.click(button('Continue'));
    await enterCode(visited.user, 'text');
    expect(await expectHandOver(visited)).toEqual({ code: expect.any(String) as string, state });
    expect(refusedCalls()).toEqual([]);
  });
});

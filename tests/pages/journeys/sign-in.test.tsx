import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { signInAs, world } from '../../../mocks/server';
import { button, byId, expectPage } from '../../support/page';
import { agreeToShare, enterCode, enterPassword, expectHandOver, startSignIn, state } from '../../support/sign-in-steps';
import { visit } from '../../support/visit';

describe('sign-in journey', () => {
  it('signs in by password, text message and consent', async () => {
    const visited = await startSignIn('mobile');
    await enterPassword(visited.user);
    await enterCode(visited.user, 'text');
    await agreeToShare(visited.user);
    const given = await expectHandOver(visited);
    expect(given).toEqual({ code: expect.any(String), state });
    expect(world().authorizationCodes.has(given.code ?? '')).toBe(true);
    expect(world().calls.filter(({ status }) => (status ?? 500) >= 400)).toEqual([]);
  });

  it('signs in with a landline only', async () => {
    const visited = await startSignIn('landline');
    await enterPassword(visited.user);
    await expectPage('/get-call-landline', 'Get a call to your landline');
    await visited.user.click(button('Call my landline now'));
    await enterCode(visited.user, 'voice call');
    await agreeToShare(visited.user);
    expect(await expectHandOver(visited)).toMatchObject({ state });
  });

  it('signs in by text message with both phones', async () => {
    const visited = await startSignIn('both');
    await enterPassword(visited.user);
    await expectPage('/choose-authentication-method', 'Which authentication method do you want to use?');
    await visited.user.click(screen.getByLabelText('Use my mobile phone to receive a security code by text message'));
    await visited.user.click(button('Continue'));
    await enterCode(visited.user, 'text');
    await agreeToShare(visited.user);
    expect(await expectHandOver(visited)).toMatchObject({ state });
  });

  it('signs in by a call instead of a text message', async () => {
    const visited = await startSignIn('both');
    await enterPassword(visited.user);
    await expectPage('/choose-authentication-method', 'Which authentication method do you want to use?');
    await visited.user.click(screen.getByLabelText(/^Use my mobile phone/));
    await visited.user.click(button('Continue'));
    await expectPage('/enter-mobile-code', 'Enter the security code');
    await visited.user.click(screen.getByRole('link', { name: 'Get a call to your landline', hidden: true }));
    await expectPage('/get-call-landline', 'Get a call to your landline');
    await visited.user.click(button('Call my landline now'));
    await enterCode(visited.user, 'voice call');
    await expectPage('/nhs-login-consent');
  });

  it('signs in without consent', async () => {
    const visited = await startSignIn('straight-back');
    await enterPassword(visited.user);
    await enterCode(visited.user, 'text');
    expect(await expectHandOver(visited)).toMatchObject({ state });
  });

  it('signs in with new terms, then consent', async () => {
    const visited = await startSignIn('terms-and-consent');
    await enterPassword(visited.user);
    await enterCode(visited.user, 'text');
    await expectPage('/terms-update', 'NHS login terms of use update');
    await visited.user.click(button('Agree and continue'));
    await agreeToShare(visited.user);
    expect(await expectHandOver(visited)).toMatchObject({ code: expect.any(String) as string, state });
  });

  it('signs in with the password on /login', async () => {
    signInAs('straight-back');
    const visited = await visit('/login');
    await visited.user.type(byId('user-email'), 'straight-back@example.com');
    await visited.user.type(byId('password-input'), 'Passw0rd$1{Enter}');
    await enterCode(visited.user, 'text');
    expect(await expectHandOver(visited)).toMatchObject({ state });
  });

  it('signs in with another code after one has expired', async () => {
    const visited = await startSignIn('straight-back');
    await enterPassword(visited.user);
    await expectPage('/enter-mobile-code', 'Enter the security code');
    world().clock.advance(5 * 60_000);
    await enterCode(visited.user, 'text');
    await expectPage('/mobile-code-expired', 'This security code has expired');
    await visited.user.click(button('Text me again with a new security code'));
    await enterCode(visited.user, 'text');
    expect(await expectHandOver(visited)).toMatchObject({ state });
  });

  it('ends at a lock after five wrong codes', async () => {
    const { user } = await startSignIn('mobile');
    await enterPassword(user);
    await expectPage('/enter-mobile-code', 'Enter the security code');
    const wrong = world().inbox[0]?.code === '000000' ? '111111' : '000000';
    for (let count = 1; count <= 5; count += 1) {
      await user.clear(byId('otp-input'));
      await user.type(byId('otp-input'), wrong);
      await user.click(button('Continue'));
      await waitFor(() => expect(world().calls.filter(({ path }) => path.endsWith('/otp'))).toHaveLength(count));
      if (count < 5) await waitFor(() => expect(button('Continue')).toBeEnabled());
    }
    await expectPage('/otp-attempts-exceeded', 'You cannot continue');
  });
});

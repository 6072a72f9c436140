import { describe, expect, it } from 'vitest';
import type { PersonaId } from '../../../mocks/people/personas';
import { world } from '../../../mocks/server';
import { authApiFailed, expectConsoleMessage } from '../../support/console-guard';
import { button, expectPage, link } from '../../support/page';
import { enterCode, enterPassword, startSignIn } from '../../support/sign-in-steps';

describe('journey that ends early', () => {
  it('shows the email of a required reset, and returns to the password', async () => {
    const { user } = await startSignIn('reset-required');
    await enterPassword(user);
    await expectPage('/restore-message', 'Something went wrong');
    expect(world().inbox[0]?.kind).toBe('email');
    await user.click(link('go back and enter it'));
    await expectPage('/log-in-password', 'Enter your password');
  });

  it.each<[PersonaId, string]>([
    ['unconfirmed', '/register/check-email'],
    ['not-found', '/register/create-account'],
  ])('shows, for the user %s, the page %s after the email address', async (persona, path) => {
    await startSignIn(persona);
    await expectPage(path);
  });

  it('accepts another address when the client allows no registration', async () => {
    const { user } = await startSignIn('not-found', { allow_registration: 'false' });
    await expectPage('/not-registered', 'We cannot log you in');
    await user.click(button('Try again'));
    await expectPage('/enter-email');
  });

  it('continues with the phone number of an unregistered user', async () => {
    const { user } = await startSignIn('unregistered');
    await enterPassword(user);
    await expectPage('/register/enter-mobile');
  });

  it('shows the lockout after the password of a locked-out user', async () => {
    const { user } = await startSignIn('locked-out');
    await enterPassword(user);
    await expectPage('/password-attempts-exceeded', 'You cannot continue');
  });

  it.each<[PersonaId, string]>([
    ['reset-at-sign-in', '/restore-message'],
    ['disabled-cid2013', '/account-disabled?errorCode=CID2013'],
    ['disabled-cid2014', '/error-account?errorCode=CID2014'],
  ])('shows, for the user %s, the page %s after the password', async (persona, path) => {
    const { user } = await startSignIn(persona);
    await enterPassword(user);
    await expectPage(path);
  });

  it.each<[PersonaId, string]>([
    ['authcode-cid2011', '/login-problem-nhs-number'],
    ['authcode-cid2012', '/login-disabled'],
    ['authcode-disabled', '/login-disabled-authcode'],
  ])('shows, for the user %s, the page %s after the code', async (persona, path) => {
    expectConsoleMessage(authApiFailed);
    const { user } = await startSignIn(persona);
    await enterPassword(user);
    await enterCode(user, 'text');
    await expectPage(path);
  });
});

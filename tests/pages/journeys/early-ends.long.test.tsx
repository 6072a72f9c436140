import { describe, expect, it } from 'vitest';
import type { PersonaId } from '../../../mocks/people/personas';
import { world } from '../../../mocks/server';
import { authApiFailed, expectComplaint } from '../../support/console-guard';
import { arriveAt, button, link } from '../../support/page';
import { begin, enterCode, enterPassword } from '../../support/sign-in-steps';

describe('a journey that ends early', () => {
  it('reset required: an email, and back to the password', async () => {
    const { user } = await begin('reset-required');
    await enterPassword(user);
    await arriveAt('/restore-message', 'Something went wrong');
    expect(world().inbox[0]?.kind).toBe('email');
    await user.click(link('go back and enter it'));
    await arriveAt('/log-in-password', 'Enter your password');
  });

  it.each<[PersonaId, string]>([
    ['unconfirmed', '/register/check-email'],
    ['not-found', '/register/create-account'],
  ])('%s: %s', async (persona, path) => {
    await begin(persona);
    await arriveAt(path);
  });

  it('not found, where the client allows no registration: another address may be tried', async () => {
    const { user } = await begin('not-found', { allow_registration: 'false' });
    await arriveAt('/not-registered', 'We cannot log you in');
    await user.click(button('Try again'));
    await arriveAt('/enter-email');
  });

  it('unregistered: on with the phone number', async () => {
    const { user } = await begin('unregistered');
    await enterPassword(user);
    await arriveAt('/register/enter-mobile');
  });

  it('locked out', async () => {
    const { user } = await begin('locked-out');
    await enterPassword(user);
    await arriveAt('/password-attempts-exceeded', 'You cannot continue');
  });

  it.each<[PersonaId, string]>([
    ['reset-at-sign-in', '/restore-message'],
    ['disabled-cid2013', '/account-disabled?errorCode=CID2013'],
    ['disabled-cid2014', '/error-account?errorCode=CID2014'],
  ])('%s: %s after the password', async (persona, path) => {
    const { user } = await begin(persona);
    await enterPassword(user);
    await arriveAt(path);
  });

  it.each<[PersonaId, string]>([
    ['authcode-cid2011', '/login-problem-nhs-number'],
    ['authcode-cid2012', '/login-disabled'],
    ['authcode-disabled', '/login-disabled-authcode'],
  ])('%s: %s after the code', async (persona, path) => {
    expectComplaint(authApiFailed);
    const { user } = await begin(persona);
    await enterPassword(user);
    await enterCode(user, 'text');
    await arriveAt(path);
  });
});

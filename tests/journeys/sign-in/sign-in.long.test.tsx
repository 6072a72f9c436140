import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { accountChecked, emailEntered, nhsNumberGiven, passkeysChecked, uplifted } from '@/state/events';
import { emailOf, type PersonaId } from '../../../mocks/people/personas';
import { signInAs } from '../../../mocks/server';
import { withAuthenticator } from '../../support/authenticator';
import { authApiFailed, expectConsoleMessage } from '../../support/console-guard';
import { button, expectPage } from '../../support/page';
import { performAction } from '../../support/page-action';
import { enterCode, enterPassword, startSignIn } from '../../support/sign-in-steps';
import { visit } from '../../support/visit';

it.each<[PersonaId, 'the email address' | 'the password' | 'the code', string]>([
  ['unconfirmed', 'the email address', '/register/check-email'],
  ['not-found', 'the email address', '/register/create-account'],
  ['reset-required', 'the password', '/restore-message'],
  ['reset-at-sign-in', 'the password', '/restore-message'],
  ['unregistered', 'the password', '/register/enter-mobile'],
  ['locked-out', 'the password', '/password-attempts-exceeded'],
  ['disabled-cid2013', 'the password', '/account-disabled?errorCode=CID2013'],
  ['disabled-cid2014', 'the password', '/error-account?errorCode=CID2014'],
  ['authcode-cid2011', 'the code', '/login-problem-nhs-number'],
  ['authcode-cid2012', 'the code', '/login-disabled'],
  ['authcode-disabled', 'the code', '/login-disabled-authcode'],
])('ends the sign-in of %s after %s at %s', async (persona, last, path) => {
  const { user } = await startSignIn(persona);
  if (last !== 'the email address') await enterPassword(user);
  if (last === 'the code') {
    expectConsoleMessage(authApiFailed);
    await enterCode(user, 'text');
  }
  await expectPage(path);
});

describe('another address', () => {
  const email = emailOf('passkey-and-both');
  const enabled = passkeysChecked({ passkeys_enabled: true, allow_credentials: [{ id: 'one', type: 'public-key' }] });
  const confirmed = accountChecked({
    status: 'CONFIRMED',
    uplift_required: false,
    allow_p5_before_p9: false,
    landline_registration_enabled: false,
    auth_options: { authentication_options: { allowCredentials: [] } },
  });

  it('offers the passkey after the same address is entered again', async () => {
    withAuthenticator();
    signInAs('passkey-and-both');
    // Without a bot check.
    document.cookie = 'aws-waf-token=solved; path=/';
    const { user, store } = await visit('/log-in-password', { events: [emailEntered(email), confirmed, enabled] });
    await screen.findByText('I cannot remember my password');
    await user.click(screen.getByText('I cannot remember my password'));
    await user.click(screen.getByRole('link', { name: 'Reset your password' }));
    await expectPage('/forgotten-password');
    await performAction({ user }, { clicked: 'Continue' });
    await expectPage('/check-email');
    await user.click(button('Go back and enter password'));
    await expectPage('/log-in-password');
    expect(screen.getByText('I cannot remember my password')).toBeInTheDocument();
    expect(store.getState().passkey.allowCredentials).toHaveLength(1);
  });

  it('forgets the former user after another address', async () => {
    signInAs('mobile');
    const events = [emailEntered(email), confirmed, enabled, nhsNumberGiven('9990000018'), uplifted()];
    const { user, store } = await visit('/enter-email', { events });
    await performAction({ user }, { typed: { 'Email address': emailOf('mobile') }, clicked: 'Continue' });
    await expectPage('/log-in-password');
    expect(store.getState().journey).toMatchObject({ hasP5Success: false, gpRecordChecked: false, fido2Enabled: false });
    expect(store.getState().passkey.allowCredentials).toEqual([]);
    expect(store.getState().proofing).toMatchObject({ nhsNumber: '', knowNhsNumber: null, hasUplifted: false });
  });
});

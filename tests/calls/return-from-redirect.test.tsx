import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { storeRoundTrip } from '@/session/pending-round-trips';
import type { RoundTrip } from '@/session/round-trips';
import { accountChecked, emailEntered, securityCodeAccepted, signInEnded } from '@/state/events';
import { answer, signInAs } from '../../mocks/server';
import { byId, expectPage, link } from '../support/page';
import { performAction } from '../support/page-action';
import { newLink } from '../support/reset-links';
import { unloadDocument, visit } from '../support/visit';

const email = 'mobile@example.com';
const found = accountChecked({
  status: 'CONFIRMED',
  uplift_required: false,
  allow_p5_before_p9: false,
  landline_registration_enabled: false,
  auth_options: { authentication_options: { allowCredentials: [] } },
});
const checked = 'We checked your browser.';
const renewed = 'Your session had ended, so we started a new one.';
const news = () => screen.getByRole('alert');

/** The browser comes back to a page from the last of these detours. */
const comeBack = (path: string, detours: readonly RoundTrip[], options?: Parameters<typeof visit>[1]) => {
  for (const detour of detours) storeRoundTrip(detour, path);
  return visit(path, options);
};

describe('return from a redirect round trip', () => {
  it.each<[RoundTrip[], string]>([
    [['password:firewall'], `${checked} Enter your password again.`],
    [['password:renewal'], `${renewed} Enter your password again.`],
    [['password:renewal', 'verify-waf-token:firewall'], `${checked} Enter your password again.`],
  ])('shows why the password is asked for again: %j', async (detours, said) => {
    signInAs('mobile', { upTo: 'password' });
    await comeBack('/check-login', detours, { events: [emailEntered(email), found] });
    await expectPage('/log-in-password', 'Enter your password');
    expect(news()).toHaveTextContent(said);
    await unloadDocument();
    await visit('/log-in-password', { events: [emailEntered(email), found], state: window.history.state?.usr });
    await expectPage('/log-in-password', 'Enter your password');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each([
    ['with an address that is kept', [emailEntered(email)], `${checked} Enter your password again.`],
    ['where nothing is kept', [], `${checked} Enter your email address and password again.`],
  ])('shows the reason on /login, %s', async (_where, events, said) => {
    signInAs('mobile');
    await comeBack('/check-login', ['user-sign-in:firewall'], { events });
    await expectPage('/login', 'Log In to Example health service');
    expect(news()).toHaveTextContent(said);
  });

  it.each<[string, RoundTrip, string, string]>([
    ['/check-account-status', 'account-status:firewall', '/enter-email', checked],
    ['/check-account-status', 'account-status:renewal', '/enter-email', renewed],
    ['/check-registration', 'validate-email:firewall', '/register/enter-email', checked],
  ])('shows the reason when only the redirect is stored: %s, %s', async (from, detour, path, said) => {
    signInAs('mobile');
    await comeBack(from, [detour]);
    await expectPage(path);
    expect(news()).toHaveTextContent(said);
    expect(byId('user-email')).toHaveValue('');
  });

  it('shows the reason on a page without another return', async () => {
    signInAs('mobile', { upTo: 'mobile-code' });
    await comeBack('/enter-mobile-code', ['otp mobile:firewall']);
    await expectPage('/enter-mobile-code');
    expect(news()).toHaveTextContent(`${checked} You can continue now.`);
  });

  it('shows no message for a redirect that only the address names', async () => {
    signInAs('mobile');
    const { store } = await visit('/login?detour=<b>:firewall,otp:other,user-sign-in:firewall,firewall&client_id=one');
    await expectPage('/login?client_id=one', 'Log In to Example health service');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(store.getState().journey.roundTrips).toEqual([]);
  });

  it('shows no message to a user who opens the page directly', async () => {
    signInAs('mobile');
    await visit('/check-login');
    await expectPage('/login', 'Log In to Example health service');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('allows another redirect after the call has succeeded', async () => {
    signInAs('mobile');
    const { store } = await comeBack('/check-account-status', ['account-status:renewal'], { events: [emailEntered(email)] });
    await expectPage('/log-in-password', 'Enter your password');
    expect(store.getState().journey.roundTrips).toEqual([]);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('reset link after a firewall redirect', () => {
  it('asks the user to open the reset link again and shows that the password is unchanged', async () => {
    await comeBack('/reset/new-password', ['confirm-change-password:firewall']);
    await expectPage('/reset/new-password', 'Open your link again');
    expect(screen.getByText('For your security, open the link in your email again.')).toBeVisible();
    expect(screen.getByText('We checked your browser. We have not changed your password yet.')).toBeVisible();
    expect(link('Get help with NHS login (opens in a new tab)')).toBeVisible();
    expect(console.error).not.toHaveBeenCalled();
  });

  it('offers another reset link in the browser of the login', async () => {
    signInAs('mobile');
    const { user } = await comeBack('/reset/new-password', ['confirm-change-password:firewall']);
    await performAction({ user }, { press: 'Get a new link' });
    await expectPage('/forgotten-password', 'Forgot password');
  });

  it('accepts the reset link when it is opened again', async () => {
    const address = newLink();
    await visit(address);
    await unloadDocument();
    const { user } = await visit(address);
    await performAction({ user }, { typed: { 'New password': 'Battery Staple 7' }, press: 'Reset password' });
    await expectPage('/reset/success');
  });
});

describe('session end message', () => {
  const sinceLogIn = /since you logged in/;

  it('shows no logout to a user who has not logged in', async () => {
    answer('confirm-change-password.unauthorised');
    const { user } = await visit(newLink());
    await performAction({ user }, { typed: { 'New password': 'Battery Staple 7' }, press: 'Reset password' });
    await expectPage('/session-timeout', 'We have logged you out');
    expect(screen.queryByText(sinceLogIn)).not.toBeInTheDocument();
    expect(screen.getByText(/since you started\. We logged you out to keep your information safe\./)).toBeVisible();
  });

  it.each([
    ['who arrives with an identity token', 'identity-token', []],
    ['whose security code was accepted here', 'mobile-code', [securityCodeAccepted({ isDuplicatePhoneNumber: false })]],
  ] as const)('shows the logout to a user %s', async (_who, upTo, events) => {
    signInAs('mobile', { upTo });
    await visit('/session-timeout', { events: [...events, signInEnded('timedOut')] });
    await expectPage('/session-timeout', 'We have logged you out');
    expect(screen.getByText(sinceLogIn)).toBeVisible();
  });
});

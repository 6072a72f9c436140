import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { stepStarted } from '@/state/events';
import type { CallName } from '../../mocks/backend/http/calls';
import { emailOf } from '../../mocks/people/personas';
import { signInAs, world } from '../../mocks/server';
import { withAuthenticator } from '../support/authenticator';
import { address, expectPage } from '../support/page';
import { openAndSubmit, performAction, signIn } from '../support/page-action';
import { startAt, startPasskeyLogin } from '../support/passkey-starts';
import { pendingCalls } from '../support/pending-calls';
import { senderOf } from '../support/senders/senders';
import { type Visit, visit } from '../support/visit';

const posts = () => world().calls.filter(({ method, path }) => method === 'POST' && !path.endsWith('/authentication/options'));
const paths = () => posts().map(({ path }) => path);

async function goToCookies({ user }: Pick<Visit, 'user'>) {
  await user.click(screen.getByText('Cookies', { selector: 'footer a' }));
  await waitFor(() => expect(document.title).toBe('Cookie policy - NHS login'));
}

const atLogin = { from: '/login', typed: { 'Email address': emailOf('mobile'), Password: 'Passw0rd$1' }, press: 'Continue' };

describe('user who leaves the page during the first of several calls', () => {
  it.each<[CallName, Parameters<typeof openAndSubmit>[0]]>([
    ['password', senderOf('password')],
    ['user-sign-in', atLogin],
  ])('sends no security code after the user has left the page: %s', async (name, way) => {
    signIn(way);
    const call = pendingCalls(name);
    const visited = await openAndSubmit(way);
    await waitFor(() => expect(call.sent()).toBe(1));
    await goToCookies(visited);
    await call.answerNext();
    expect(paths()).not.toContain('/api/login/trigger-otp');
    expect(world().inbox).toEqual([]);
    expect(address()).toBe('/cookies');
  });

  it('sends no password after the passkey status when the user has left', async () => {
    withAuthenticator();
    signIn(atLogin);
    const call = pendingCalls('passkey-status');
    const visited = await openAndSubmit(atLogin);
    await waitFor(() => expect(call.sent()).toBe(1));
    await goToCookies(visited);
    await call.answerNext();
    expect(paths()).not.toContain('/api/login/user-sign-in');
  });

  it('opens no passkey dialogue over another call', async () => {
    const options = pendingCalls('passkey-options');
    const visited = await startPasskeyLogin(startAt('/enter-mobile-code'));
    await waitFor(() => expect(options.sent()).toBe(1));
    await goToCookies(visited);
    window.history.back();
    await expectPage('/enter-mobile-code');
    visited.store.dispatch(stepStarted());
    await options.answerNext();
    expect(visited.dialogs).toEqual([]);
  });
});

it('does not store the answer about one email address for another', async () => {
  signInAs('mobile');
  const first = pendingCalls('account-status');
  const { user, store } = await visit('/enter-email');
  await performAction({ user }, { typed: { 'Email address': emailOf('mobile') }, press: 'Continue' });
  await waitFor(() => expect(first.sent()).toBe(1));
  await goToCookies({ user });
  window.history.back();
  await expectPage('/enter-email');
  await performAction({ user }, { typed: { 'Email address': 'nobody@example.com' }, press: 'Continue' });
  await waitFor(() => expect(first.sent()).toBe(2));
  await first.answerNext();
  expect(store.getState().profile).toMatchObject({ email: 'nobody@example.com', status: null });
  await first.answerNext();
  await expectPage('/register/create-account');
});

import { waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { emailEntered } from '@/state/events';
import { emailOf, password } from '../../mocks/people/personas';
import { answer, signInAs } from '../../mocks/server';
import { address, button, byId, clickBack,expectPage } from '../support/page';
import { openAndSubmit, signIn } from '../support/page-action';
import type { Sender } from '../support/senders/sender';
import { senderOf, sentCalls } from '../support/senders/senders';
import { visit } from '../support/visit';

describe('answer after the user has left the page', () => {
  /** The call is under way; `finish` lets it be answered. */
  async function underWay(sender: Sender) {
    const typed = signIn(sender);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const visited = await openAndSubmit(sender, typed);
    await waitFor(() => expect(sentCalls(sender)[0]?.status).toBe(200));
    return { ...visited, finish: () => vi.advanceTimersByTimeAsync(1500) };
  }

  it('does not navigate after Back in the browser', async () => {
    const check = senderOf('account-status');
    const { finish } = await underWay(check);
    window.history.pushState(null, '', '/not-registered');
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    await expectPage('/not-registered', 'We cannot log you in');
    await finish();
    expect(address()).toBe('/not-registered');
  });

  it('keeps the next page usable', async () => {
    const { user, finish, store } = await underWay(senderOf('otp', '/enter-mobile-code'));
    window.history.pushState(null, '', '/not-registered');
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    await expectPage('/not-registered', 'We cannot log you in');
    expect(store.getState().page.loading).toBe(false);
    await finish();
    expect(address()).toBe('/not-registered');
    await user.click(button('Try again'));
    await expectPage('/enter-email', 'Enter your email address');
    expect(button('Continue')).toBeEnabled();
  });

  it('does not navigate after the Back link', async () => {
    signInAs('mobile');
    answer('password.hang');
    const { user } = await visit('/log-in-password', { events: [emailEntered(emailOf('mobile'))] });
    await user.type(byId('password-input'), `${password}{Enter}`);
    await clickBack(user);
    await expectPage('/enter-email', 'Enter your email address');
    expect(button('Continue')).toBeEnabled();
    await user.click(button('Continue'));
    await expectPage('/log-in-password', 'Enter your password');
  });
});

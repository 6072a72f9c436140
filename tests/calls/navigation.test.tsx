import { screen, waitFor } from '@testing-library/react';
import { stepStarted } from '@/state/events';
import { emailOf } from '../../mocks/people/personas';
import { signInAs } from '../../mocks/server';
import { pendingCalls } from '../support/environment';
import {
  address,
  button,
  errorSummaryWithFocusAt,
  expectPage,
  openAndSubmit,
  performAction,
  type Sender,
  senderOf,
  signIn,
  startAt,
  startPasskeyLogin,
  type Visit,
  visit,
} from '../support/user';

async function goToCookies({ user }: Pick<Visit, 'user'>) {
  await user.click(screen.getByText('Cookies', { selector: 'footer a' }));
  await waitFor(() => expect(document.title).toBe('Cookie policy - NHS login'));
}

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

it('does not store the answer about one email address for another', async () => {
  signInAs('mobile');
  const first = pendingCalls('account-status');
  const { user, store } = await visit('/enter-email');
  await performAction({ user }, { typed: { 'Email address': emailOf('mobile') }, clicked: 'Continue' });
  await waitFor(() => expect(first.sent()).toBe(1));
  await goToCookies({ user });
  window.history.back();
  await expectPage('/enter-email');
  await performAction({ user }, { typed: { 'Email address': 'nobody@example.com' }, clicked: 'Continue' });
  await waitFor(() => expect(first.sent()).toBe(2));
  await first.answerNext();
  expect(store.getState().profile).toMatchObject({ email: 'nobody@example.com', status: null });
  await first.answerNext();
  await expectPage('/register/create-account');
});

/** The page's call is pending when the user follows a link in the footer. */
async function leave(sender: Sender) {
  const typed = signIn(sender);
  const call = pendingCalls(sender.call);
  const visited = await openAndSubmit(sender, typed);
  await waitFor(() => expect(call.sent()).toBe(1));
  await goToCookies(visited);
  return { ...visited, ...call };
}

async function returnAfterUnload(sender: Sender) {
  const left = await leave(sender);
  window.history.back();
  await waitFor(() => expect(address()).toBe(sender.from));
  return left;
}

function expectNothingAt(path: string, { exits, store }: Pick<Visit, 'exits' | 'store'>) {
  expect([address(), exits]).toEqual([path, []]);
  expect(store.getState().page.loading).toBe(false);
  expect(screen.queryByText('There is a problem')).not.toBeInTheDocument();
  expect(screen.queryByText('Loading')).not.toBeInTheDocument();
}

it.each([senderOf('password'), senderOf('trigger-otp'), senderOf('uplift-nhs-known')])(
  'ignores the answer to $call after the user has left the page',
  async (sender) => {
    const left = await leave(sender);
    await left.answerNext();
    expectNothingAt('/cookies', left);
    expect(document.title).toBe('Cookie policy - NHS login');
  },
);

// Each click sends one call. Back shows the page with its button.
it.each([senderOf('authcode'), senderOf('verify-waf-token')])(
  'continues once after the second answer to $call when the user returns to its page',
  async (sender) => {
    const left = await returnAfterUnload(sender);
    await waitFor(() => expect(left.sent()).toBe(2));
    await left.answerNext();
    expect([address(), left.exits]).toEqual([sender.from, []]);
    await left.answerNext();
    const { target } = sender;
    if (typeof target === 'string') await expectPage(target);
    else expect(left.exits).toEqual([expect.stringMatching(target)]);
  },
);

it.each([senderOf('account-status'), senderOf('trigger-otp')])(
  'preserves the page when $call from $from is answered late',
  async (sender) => {
    const left = await returnAfterUnload(sender);
    await waitFor(() => expect(button(sender.clicked ?? '')).toBeEnabled());
    await left.answerNext();
    expectNothingAt(sender.from, left);
  },
);

it('shows the second answer and sends no third call before it when the user returns to a page', async () => {
  const wrong = { ...senderOf('password'), typed: { Password: 'Incorrect1' } };
  const left = await returnAfterUnload(wrong);
  await performAction(left, wrong);
  await waitFor(() => expect(left.sent()).toBe(2));
  await left.answerNext();
  expect(button('Continue')).toBeDisabled();
  expect(screen.queryByText('There is a problem')).not.toBeInTheDocument();
  await left.answerNext();
  expect(await errorSummaryWithFocusAt('password-input')).toHaveLength(1);
});

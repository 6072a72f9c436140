import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { address, button, errorSummaryWithFocusAt, expectPage } from '../support/page';
import { openAndSubmit, performAction, signIn } from '../support/page-action';
import { startAt, startPasskeyLogin } from '../support/passkey-starts';
import { pendingCalls } from '../support/pending-calls';
import { sample } from '../support/sample';
import type { Sender } from '../support/senders/sender';
import { namedSenders, senderOf } from '../support/senders/senders';
import type { Visit } from '../support/visit';

/** The call of the page is under way when the person follows a link in the footer. */
async function leave(sender: Sender) {
  const typed = signIn(sender);
  const call = pendingCalls(sender.call);
  const visited = await openAndSubmit(sender, typed);
  await waitFor(() => expect(call.sent()).toBe(1));
  await visited.user.click(screen.getByText('Cookies', { selector: 'footer a' }));
  await waitFor(() => expect(document.title).toBe('Cookie policy - NHS login'));
  return { ...visited, ...call };
}

async function comeBack(sender: Sender) {
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

describe('answer after the user has left the page', () => {
  it.each(sample(namedSenders, 3))('ignores a late answer: %s', async (_name, sender) => {
    const left = await leave(sender);
    await left.answerNext();
    expectNothingAt('/cookies', left);
    expect(document.title).toBe('Cookie policy - NHS login');
  });
});

describe('passkey dialogue after the user has left', () => {
  it.each(['passkey-options', 'passkey-status', 'account-status'] as const)(
    'opens no passkey dialogue when the user leaves before the answer of %s',
    async (name) => {
      const call = pendingCalls(name);
      const start = startAt(name === 'passkey-options' ? '/enter-mobile-code' : '/enter-email');
      const visited = await startPasskeyLogin(start);
      await waitFor(() => expect(call.sent()).toBe(1));
      await visited.user.click(screen.getByText('Cookies', { selector: 'footer a' }));
      await waitFor(() => expect(document.title).toBe('Cookie policy - NHS login'));
      await call.answerNext();
      expect(visited.dialogs).toEqual([]);
      expectNothingAt('/cookies', visited);
    },
  );
});

describe('user who returns to a page before its call is answered', () => {
  // What a press has asked for is asked for once: the way back leads to the page with its button.
  const spinners = namedSenders.filter(([, { call, press, state }]) => !press && !state && call !== 'client-info');
  it.each(sample(spinners, 2))('continues once after the second answer: %s', async (_name, sender) => {
    const left = await comeBack(sender);
    await waitFor(() => expect(left.sent()).toBe(2));
    await left.answerNext();
    expect([address(), left.exits]).toEqual([sender.from, []]);
    await left.answerNext();
    const { leadsTo } = sender;
    if (typeof leadsTo === 'string') await expectPage(leadsTo);
    else expect(left.exits).toEqual([expect.stringMatching(leadsTo)]);
  });

  it('shows the consent page after the one client call that both visits share', async () => {
    const left = await comeBack(senderOf('client-info'));
    await left.answerNext();
    expect([left.sent(), address()]).toEqual([1, '/nhs-login-consent']);
    await expectPage('/nhs-login-consent');
    await waitFor(() => expect(button('I agree')).toBeEnabled());
  });

  it.each([senderOf('account-status'), senderOf('trigger-otp')])(
    'preserves the page when $call from $from is answered late',
    async (sender) => {
      const left = await comeBack(sender);
      await waitFor(() => expect(button(sender.press ?? '')).toBeEnabled());
      await left.answerNext();
      expectNothingAt(sender.from, left);
    },
  );

  it('shows the second answer and sends no third call before it', async () => {
    const wrong = { ...senderOf('password'), typed: { Password: 'Incorrect1' } };
    const left = await comeBack(wrong);
    await performAction(left, wrong);
    await waitFor(() => expect(left.sent()).toBe(2));
    await left.answerNext();
    expect(button('Continue')).toBeDisabled();
    expect(screen.queryByText('There is a problem')).not.toBeInTheDocument();
    await left.answerNext();
    expect(await errorSummaryWithFocusAt('password-input')).toHaveLength(1);
  });
});

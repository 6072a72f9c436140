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

describe('an answer that comes after the person has left the page', () => {
  it.each(sample(namedSenders, 3))('%s: shows nothing where they are', async (_name, sender) => {
    const left = await leave(sender);
    await left.answerNext();
    expectNothingAt('/cookies', left);
    expect(document.title).toBe('Cookie policy - NHS login');
  });
});

describe('a passkey', () => {
  it.each(['passkey-options', 'passkey-status', 'account-status'] as const)(
    'is not asked for when the person has left before %s was answered',
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

describe('a person who has come back to a page before its call was answered', () => {
  // What a press has asked for is asked for once: the way back leads to the page with its button.
  const spinners = namedSenders.filter(([, { call, press, state }]) => !press && !state && call !== 'client-info');
  it.each(sample(spinners, 2))('%s: goes on when the second call is answered, once', async (_name, sender) => {
    const left = await comeBack(sender);
    await waitFor(() => expect(left.sent()).toBe(2));
    await left.answerNext();
    expect([address(), left.exits]).toEqual([sender.from, []]);
    await left.answerNext();
    const { leadsTo } = sender;
    if (typeof leadsTo === 'string') await expectPage(leadsTo);
    else expect(left.exits).toEqual([expect.stringMatching(leadsTo)]);
  });

  it('to consent goes on when the one call for the client is answered, which both visits share', async () => {
    const left = await comeBack(senderOf('client-info'));
    await left.answerNext();
    expect([left.sent(), address()]).toEqual([1, '/nhs-login-consent']);
    await expectPage('/nhs-login-consent');
    await waitFor(() => expect(button('I agree')).toBeEnabled());
  });

  it.each([senderOf('account-status'), senderOf('trigger-otp')])('$call from $from: is not taken away from it', async (sender) => {
    const left = await comeBack(sender);
    await waitFor(() => expect(button(sender.press ?? '')).toBeEnabled());
    await left.answerNext();
    expectNothingAt(sender.from, left);
  });

  it('and has sent it again is told what the second answer says, and cannot send a third before', async () => {
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

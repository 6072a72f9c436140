import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer } from '../../mocks/server';
import { agrees, refuses, type Reply, waits } from '../support/authenticator';
import { button, byId, summary } from '../support/page';
import { arrive } from '../support/passkey-autofill';
import { begin, startAt } from '../support/passkey-starts';

const cancels = { dialog: refuses('NotAllowedError') };
const notUsed = 'Your passkey was not used.';
const unreachable = 'We could not reach the service.';

/** NHS design system, "Error summary": a page has one, and it is about what was last attempted. */
async function expectOnly(sentence: string | RegExp, ...gone: string[]) {
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, hidden: true })).toBeVisible());
  // A heading may say the same.
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(sentence));
  expect(screen.getAllByRole('heading', { name: 'There is a problem' })).toHaveLength(1);
  expect(await summary()).toHaveTextContent(sentence);
  for (const text of gone) expect(screen.queryByText(text, { exact: false })).not.toBeInTheDocument();
}

describe('a page says what was wrong with the last attempt, and only that', () => {
  it('a passkey that was cancelled, then no password', async () => {
    const { user } = await begin(startAt('/log-in-password'), cancels);
    await expectOnly(new RegExp(notUsed));
    await user.click(button('Continue'));
    await expectOnly('Enter your password', notUsed);
  });

  it('a passkey that was cancelled, then no code', async () => {
    const { user } = await begin(startAt('/enter-mobile-code'), cancels);
    await expectOnly(new RegExp(notUsed));
    await user.click(button('Continue'));
    await expectOnly('Enter the security code', notUsed);
  });

  it('no password, then a passkey that was cancelled', async () => {
    const { user } = await begin({ ...startAt('/log-in-password'), press: 'Continue' }, cancels);
    await expectOnly('Enter your password');
    await user.click(button('Log in with your passkey'));
    await expectOnly(new RegExp(notUsed));
  });

  it('a passkey that was cancelled, then a call that could not be asked for', async () => {
    answer('trigger-otp.dead');
    const { user } = await begin(startAt('/get-call-landline'), cancels);
    await expectOnly(new RegExp(notUsed));
    await user.click(button('Call my landline now'));
    await expectOnly(new RegExp(unreachable), notUsed);
  });

  it('a passkey from the autofill list that could not be sent, then no address', async () => {
    answer('passkey-verify.dead-once');
    const replies: Reply[] = [agrees, waits];
    const { user } = await arrive('/enter-email', { autofill: (asked) => (replies.shift() ?? waits)(asked) });
    await expectOnly(new RegExp(unreachable));
    await user.click(byId('user-email'));
    await user.click(button('Continue'));
    await expectOnly('You need to enter your email address', unreachable);
  });
});

import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer, signInAs } from '../../mocks/server';
import { agrees, neverAnswers, refuses, type Reply } from '../support/authenticator';
import { button, byId, expectPage, findErrorSummary } from '../support/page';
import { openWithPasskey } from '../support/passkey-autofill';
import { startAt, startPasskeyLogin } from '../support/passkey-starts';
import { visit } from '../support/visit';

const cancels = { dialog: refuses('NotAllowedError') };
const notUsed = 'Your passkey was not used.';
const unreachable = 'We could not reach the service.';

/** NHS design system, "Error summary": a page has one, and it is about what was last attempted. */
async function expectOnly(sentence: string | RegExp, ...gone: string[]) {
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, hidden: true })).toBeVisible());
  // A heading may say the same.
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(sentence));
  expect(screen.getAllByRole('heading', { name: 'There is a problem' })).toHaveLength(1);
  expect(await findErrorSummary()).toHaveTextContent(sentence);
  for (const text of gone) expect(screen.queryByText(text, { exact: false })).not.toBeInTheDocument();
}

describe('a refusal that came with the navigation', () => {
  const open = (code: string) => {
    signInAs('mobile');
    return visit('/enter-email', { state: { refused: { kind: 'invalid', field: 'email', code } } });
  };

  it('is shown where the form has a sentence for it', async () => {
    await open('EMAIL_FORMAT');
    await expectOnly(/^There is a problem.*Enter an email address in the correct format/);
  });

  it('is no summary without words, as of an older release whose code the form does not know', async () => {
    await open('EMAIL_OF_OLDER_RELEASE');
    await expectPage('/enter-email', 'Enter your email address');
    expect(screen.queryByText('There is a problem')).not.toBeInTheDocument();
  });
});

describe('a page says what was wrong with the last attempt, and only that', () => {
  it('a passkey that was cancelled, then no password', async () => {
    const { user } = await startPasskeyLogin(startAt('/log-in-password'), cancels);
    await expectOnly(new RegExp(notUsed));
    await user.click(button('Continue'));
    await expectOnly('Enter your password', notUsed);
  });

  it('a passkey that was cancelled, then no code', async () => {
    const { user } = await startPasskeyLogin(startAt('/enter-mobile-code'), cancels);
    await expectOnly(new RegExp(notUsed));
    await user.click(button('Continue'));
    await expectOnly('Enter the security code', notUsed);
  });

  it('no password, then a passkey that was cancelled', async () => {
    const { user } = await startPasskeyLogin({ ...startAt('/log-in-password'), press: 'Continue' }, cancels);
    await expectOnly('Enter your password');
    await user.click(button('Log in with your passkey'));
    await expectOnly(new RegExp(notUsed));
  });

  it('a passkey that was cancelled, then a call that could not be asked for', async () => {
    answer('trigger-otp.dead');
    const { user } = await startPasskeyLogin(startAt('/get-call-landline'), cancels);
    await expectOnly(new RegExp(notUsed));
    await user.click(button('Call my landline now'));
    await expectOnly(new RegExp(unreachable), notUsed);
  });

  it('a passkey from the autofill list that could not be sent, then no address', async () => {
    answer('passkey-verify.dead-once');
    const replies: Reply[] = [agrees, neverAnswers];
    const { user } = await openWithPasskey('/enter-email', { autofill: (asked) => (replies.shift() ?? neverAnswers)(asked) });
    await expectOnly(new RegExp(unreachable));
    await user.click(byId('user-email'));
    await user.click(button('Continue'));
    await expectOnly('You need to enter your email address', unreachable);
  });
});

import { screen, waitFor } from '@testing-library/react';
import { answer } from '../../mocks/server';
import { agrees, neverAnswers, refuses, type Reply } from '../support/environment';
import { button, byId, expectPage, findErrorSummary, openWithPasskey, startAt, startPasskeyLogin, visit } from '../support/user';

const cancels = { dialog: refuses('NotAllowedError') };
const notUsed = 'Your passkey was not used.';
const unreachable = 'Sorry, that did not work.';

/** NHS design system, "Error summary": a page has one, with the errors of the last attempt. */
async function expectOnly(sentence: string | RegExp, ...removed: string[]) {
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, hidden: true })).toBeVisible());
  // A heading may have the same text.
  await waitFor(() => expect(screen.getByRole('group', { name: 'There is a problem' })).toHaveTextContent(sentence));
  expect(screen.getAllByRole('heading', { name: 'There is a problem' })).toHaveLength(1);
  expect(await findErrorSummary()).toHaveTextContent(sentence);
  for (const text of removed) expect(screen.queryByText(text, { exact: false })).not.toBeInTheDocument();
}

const open = (code: string) => visit('/enter-email', { persona: 'mobile', state: { refused: { kind: 'invalid', field: 'email', code } } });

it('shows the error of the navigation state when the form has a sentence for it', async () => {
  await open('EMAIL_FORMAT');
  await expectOnly(/^There is a problem.*Enter an email address in the correct format/);
});

it('shows no summary for an error code without a sentence', async () => {
  await open('EMAIL_OF_OLDER_RELEASE');
  await expectPage('/enter-email', 'Enter your email address');
  expect(screen.queryByText('There is a problem')).not.toBeInTheDocument();
});

it.each([
  ['/log-in-password', 'Enter your password'],
  ['/enter-mobile-code', 'Enter the security code'],
])('replaces the cancelled passkey on %s by the missing value: %s', async (path, sentence) => {
  const { user } = await startPasskeyLogin(startAt(path), cancels);
  await expectOnly(new RegExp(notUsed));
  await user.click(button('Continue'));
  await expectOnly(sentence, notUsed);
});

it('replaces the missing password by the cancelled passkey', async () => {
  const { user } = await startPasskeyLogin({ ...startAt('/log-in-password'), clicked: 'Continue' }, cancels);
  await expectOnly('Enter your password');
  await user.click(button('Log in with your passkey'));
  await expectOnly(new RegExp(notUsed));
});

it('replaces the cancelled passkey by the failed call', async () => {
  answer('trigger-otp.dead');
  const { user } = await startPasskeyLogin(startAt('/get-call-landline'), cancels);
  await expectOnly(new RegExp(notUsed));
  await user.click(button('Call my landline now'));
  await expectOnly(new RegExp(unreachable), notUsed);
});

it('replaces the failed autofill passkey by the missing address', async () => {
  answer('passkey-verify.dead-once');
  const replies: Reply[] = [agrees, neverAnswers];
  const { user } = await openWithPasskey('/enter-email', { autofill: (asked) => (replies.shift() ?? neverAnswers)(asked) });
  await expectOnly(new RegExp(unreachable));
  await user.click(byId('user-email'));
  await user.click(button('Continue'));
  await expectOnly('You need to enter your email address', unreachable);
});

import { screen } from '@testing-library/react';
import { clientInfoReceived } from '@/state/events';
import { exampleClient } from '../../mocks/backend/provider/example-client';
import { answer, signInAs } from '../../mocks/server';
import { authApiFailed, expectConsoleMessage } from '../support/console-guard';
import { address, button, byId, errorSummaryWithFocusAt, expectPage, fill, findErrorSummary, link } from '../support/page';
import { senderOf } from '../support/senders/senders';
import { openAndSubmit, signIn, visit } from '../support/visit';

const first = 'Sorry, that did not work. Try again. If it still does not work, check your internet connection.';
const second = 'Sorry, that still did not work. Nothing is lost on this page';

it('allows a retry in place without an answer, and shows other options the second time', async () => {
  const { user } = await visit('/enter-email', { persona: 'mobile' });
  await fill(user, 'user-email', 'mobile@example.com');
  answer('account-status.dead', 3);
  await user.click(button('Continue'));
  expect(await findErrorSummary()).toHaveTextContent(first);
  for (const _attempt of ['second', 'third']) {
    await user.click(button('Continue'));
    await screen.findByText(new RegExp(second));
    expect(await findErrorSummary()).not.toHaveTextContent(first);
    expect(link('get help (opens in a new tab)')).toHaveAttribute('href', 'https://help.login.nhs.uk');
    expect(byId('user-email')).toHaveValue('mobile@example.com');
    expect(address()).toBe('/enter-email');
  }
  await user.click(button('Continue'));
  await expectPage('/log-in-password', 'Enter your password');
});

it('counts missing answers from zero after an answer', async () => {
  const sender = senderOf('password');
  const typed = signIn(sender);
  answer('password.dead', 1);
  const { user } = await openAndSubmit(sender, typed);
  expect(await findErrorSummary()).toHaveTextContent(first);
  await fill(user, 'password-input', 'wrong');
  await user.click(button('Continue'));
  await errorSummaryWithFocusAt('password-input');
  answer('password.dead', 1);
  await fill(user, 'password-input', 'wrong');
  await user.click(button('Continue'));
  expect(await findErrorSummary()).toHaveTextContent(first);
  expect(screen.queryByText(new RegExp(second))).not.toBeInTheDocument();
});

const open = (times: number) => {
  signInAs('mobile', { upTo: 'identity-token' });
  expectConsoleMessage(authApiFailed);
  answer('authcode.dead', times);
  return visit('/authcode', { events: [clientInfoReceived(exampleClient)] });
};

it('shows the failure and a button to retry on a page without a form that gets no answer', async () => {
  const { user } = await open(1);
  expect(await findErrorSummary()).toHaveTextContent(first);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('We could not load this page');
  await user.click(button('Try again'));
  await expectPage('/nhs-login-consent', 'Agree to share your login information');
});

it('shows other links onwards, including the client service, after the second failure of a page without a form', async () => {
  const { user } = await open(2);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Sorry, that still did not work. Check your internet connection.')).toBeVisible();
  expect(await findErrorSummary()).not.toHaveTextContent(first);
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  expect(link('Go to Example health service')).toHaveAttribute('href', exampleClient.client_homepage_url);
  expect(link('Get help with NHS login (opens in a new tab)')).toBeVisible();
  await user.click(link('Log in again'));
  await expectPage('/enter-email');
});

import { screen } from '@testing-library/react';
import { answer } from '../../mocks/server';
import { address, button, byId, expectPage, fill, findErrorSummary, link, visit } from '../support/user';

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

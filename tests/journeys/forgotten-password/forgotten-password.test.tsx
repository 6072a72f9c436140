import { act, screen, within } from '@testing-library/react';
import { emailEntered, signInEnded, userChanged } from '@/state/events';
import { accountFound } from '../../support/events';
import { button, byId, clickBack, expectPage, link } from '../../support/page';
import { visit } from '../../support/visit';

const email = 'mobile@example.com';
const anybody = /If there is an account linked to/;
const goBack = 'Go back and enter password';

it('asks for the address of a forgotten password, and links back to /login', async () => {
  const { user } = await visit('/forgotten-password', { persona: 'mobile', events: [emailEntered(email)] });
  await expectPage('/forgotten-password', 'Forgot password');
  expect(document.title).toBe('Forgot password - NHS login');
  expect(byId('user-email')).toHaveValue(email);
  await clickBack(user);
  await expectPage('/login');
});

it.each([
  ['/check-email', 'names the address', [emailEntered(email)], email],
  ['/reset/check-email', 'names the address', [emailEntered(email)], email],
  ['/check-email', 'does without the address', [], 'the email address you entered'],
])('shows on %s %s the same text with and without an account', async (path, _what, events, named) => {
  await visit(path, { persona: 'mobile', events });
  await expectPage(path, 'Check your email');
  expect(screen.getByText(anybody)).toHaveTextContent(named);
  expect(screen.getByText('The link expires after 1 hour.')).toBeVisible();
  expect(within(screen.getByRole('main')).getAllByRole('link')).toEqual([link('Send another link')]);
  expect(button('Back to log in')).toHaveAttribute('href', '/login');
  expect(document.title).toBe('Check your email - NHS login');
});

describe('/check-email', () => {
  it.each(['CONFIRMED', 'RESET_REQUIRED'])('shows that the email was sent when the account is known to be %s', async (status) => {
    const { user } = await visit('/check-email', { persona: 'mobile', events: [emailEntered(email), accountFound({ status })] });
    await expectPage('/check-email', 'Check your email');
    expect(screen.getByText(email)).toBeVisible();
    expect(screen.getByText('You must use the link within 1 hour.')).toBeVisible();
    expect(screen.queryByText(anybody)).not.toBeInTheDocument();
    await user.click(button(goBack));
    await expectPage('/log-in-password', 'Enter your password');
  });

  it.each(['NOT_FOUND', 'UNCONFIRMED', 'ARCHIVED'])('does not show that the email was sent after the status %s', async (status) => {
    await visit('/check-email', { events: [emailEntered(email), accountFound({ status })] });
    expect(screen.getByText(anybody)).toBeVisible();
    expect(screen.queryByRole('button', { name: goBack })).not.toBeInTheDocument();
  });

  it('shows nothing about the account of another address', async () => {
    await visit('/check-email', {
      events: [emailEntered(email), accountFound(), userChanged(), emailEntered('other@example.com')],
    });
    expect(screen.getByText(anybody)).toHaveTextContent('other@example.com');
  });
});

it('links from /reset/check-email to the form when opened from the terms', async () => {
  const { user } = await visit('/terms-and-conditions', { persona: 'mobile' });
  await user.click(link('reset your password'));
  await expectPage('/reset/check-email', 'Check your email');
  expect(screen.queryByText(/we have sent/)).not.toBeInTheDocument();
  expect(screen.getByText(/spam or junk folder/)).toBeVisible();
  expect(link('Back to log in')).toHaveAttribute('href', '/login');
  await user.click(button('Get a link'));
  await expectPage('/forgotten-password', 'Forgot password');
});

it('shows on /reset/check-email how to reach the form without a session', async () => {
  await visit('/reset/check-email');
  expect(screen.queryByText(/we have sent/)).not.toBeInTheDocument();
  expect(screen.getByText(/Go back to the website or app that you want to use/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Get a link' })).not.toBeInTheDocument();
});

it('keeps the text of /reset/check-email when the session ends', async () => {
  const { store } = await visit('/reset/check-email', { events: [emailEntered(email)] });
  act(() => void store.dispatch(signInEnded('handedOver')));
  expect(screen.getByText(anybody)).toBeVisible();
});

it('shows on /reset/attempts-exceeded what was tried too often, and a link to help', async () => {
  await visit('/reset/attempts-exceeded');
  await expectPage('/reset/attempts-exceeded', 'You cannot continue');
  expect(screen.getByText(/tried to reset your password too many times/)).toBeVisible();
  expect(link('Get help with NHS login (opens in a new tab)')).toHaveAttribute('href', 'https://help.login.nhs.uk');
});

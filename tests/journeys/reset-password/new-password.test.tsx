import type { UnknownAction } from '@reduxjs/toolkit';
import { screen } from '@testing-library/react';
import { clientInfoReceived, emailEntered } from '@/state/events';
import { exampleClient } from '../../../mocks/backend/provider/example-client';
import { answer, signInAs, world } from '../../../mocks/server';
import { authApiFailed, expectConsoleMessage } from '../../support/console-guard';
import { address, button, byId, errorSummary, expectPage, expectRefusal, fill, link, paragraphWithText } from '../../support/page';
import { goodParameters, linkWith, newLink } from '../../support/reset-links';
import { reload, visit } from '../../support/visit';

const back = /Go back to the website or app that you want to use/;
const expired = '/reset/link-expired?username=mobile%40example.com';

it('shows the name of the client on the page of a new password when it is known', async () => {
  await visit(newLink(), { persona: 'mobile' });
  await expectPage('/reset/new-password', 'Choose a new password');
  expect(
    await screen.findByText(paragraphWithText("You'll use this password to log in to Example health service with NHS login.")),
  ).toBeVisible();
});

it.each([
  ['without a session', () => undefined],
  [
    'when the call for the client service fails',
    () => {
      signInAs('mobile');
      expectConsoleMessage(authApiFailed);
      answer('client-info.unavailable');
    },
  ],
])('renders the page of a new password without the name of the client %s', async (_what, arrange) => {
  arrange();
  await visit(newLink());
  expect(screen.getByText(paragraphWithText("You'll use this password to log in to websites and apps with NHS login."))).toBeVisible();
});

it('shows one field for the new password, with the user name for password managers', async () => {
  await visit(newLink());
  const field = screen.getByLabelText('New password');
  expect(field).toBe(byId('password-input'));
  expect(field).toHaveAttribute('type', 'password');
  expect(field).toHaveAttribute('autocomplete', 'new-password');
  expect(field).toHaveAccessibleDescription(/Password must have at least 8 characters and a capital letter/);
  expect(screen.queryAllByRole('textbox')).toEqual([]);
  const username = screen.getByDisplayValue('mobile@example.com');
  expect(username).toHaveAttribute('autocomplete', 'username');
  expect(username).toHaveAttribute('type', 'email');
  expect(username).not.toBeVisible();
  expect(document.title).toBe('Choose a new password - NHS login');
});

it('shows the page of success after Back from the login, not the link', async () => {
  const { user } = await visit(newLink(), { persona: 'mobile' });
  await fill(user, 'password-input', 'Another1');
  await user.click(button('Reset password'));
  await expectPage('/reset/success', 'You have reset your password for NHS login');
  await user.click(button('Continue to log in'));
  await expectPage('/enter-email', 'Enter your email address');
  window.history.back();
  await expectPage('/reset/success', 'You have reset your password for NHS login');
});

it('asks after a reload to open the link again, because no storage has it', async () => {
  const emailed = newLink();
  await visit(emailed);
  await expectPage('/reset/new-password', 'Choose a new password');
  await reload();
  await expectPage('/reset/new-password', 'Open your link again');
  expect(screen.getByText('For your security, open the link in your email again.')).toBeVisible();
  expect(screen.queryByText(/We had to check that you are not a robot/)).not.toBeInTheDocument();
});

const pages = [
  ['/reset/success', 'You have reset your password for NHS login', 'Continue to log in', '/enter-email', 'Enter your email address'],
  ['/reset/link-used', 'You have already reset your password', 'Continue to log in', '/enter-email', 'Enter your email address'],
  ['/reset/link-not-working', 'This link does not work', 'Get a new link', '/forgotten-password', 'Forgot password'],
] as const;

describe.each(pages)('result page of a reset link %s', (path, heading, label, to, next) => {
  it('continues from the result page of a reset link in the browser of the login', async () => {
    const { user } = await visit(path, { persona: 'mobile' });
    await expectPage(path, heading);
    expect(document.title).toBe(`${heading} - NHS login`);
    expect(screen.queryByText(back)).not.toBeInTheDocument();
    await user.click(button(label));
    await expectPage(to, next);
  });

  it('links from the result page of a reset link back to the client service in another browser', async () => {
    await visit(path);
    await expectPage(path, heading);
    expect(screen.getByText(back)).toBeVisible();
    expect(screen.queryByRole('button', { name: label })).not.toBeInTheDocument();
    expect(link('Get help with NHS login (opens in a new tab)')).toBeVisible();
  });

  it('links from the result page of a reset link to a known client service in another browser', async () => {
    await visit(path, { events: [clientInfoReceived(exampleClient)] });
    expect(link('Go to Example health service')).toHaveAttribute('href', 'https://www.example.com');
  });
});

it('shows the causes of an invalid reset link', async () => {
  await visit('/reset/link-not-working');
  for (const cause of [/mistyped the link/, /technical error/]) expect(screen.getByText(cause)).toBeVisible();
});

it('shows the expiry of a reset link and the address of its email', async () => {
  await visit(expired);
  await expectPage('/reset/link-expired', 'This link has expired');
  expect(screen.getByText('It has been more than 1 hour since it was sent.')).toBeVisible();
  expect(screen.getByText('mobile@example.com')).toBeVisible();
});

it('links from an expired reset link to the form with the address in the browser of the login', async () => {
  const { user } = await visit(expired, { persona: 'mobile' });
  await user.click(button('Get a new link'));
  await expectPage('/forgotten-password', 'Forgot password');
  expect(byId('user-email')).toHaveValue('mobile@example.com');
});

it.each(['', '?username=0b9f6c1e-2f3a-4c5d-8e7f-9a0b1c2d3e4f', '?username=%3Cb%3E', '?username=https%3A%2F%2Fexample.com'])(
  'shows and fills in no address when the expired reset link has %j',
  async (query) => {
    const { user } = await visit(`/reset/link-expired${query}`, { persona: 'mobile' });
    await expectPage('/reset/link-expired', 'This link has expired');
    expect(screen.queryByText(/We sent it to/)).not.toBeInTheDocument();
    await user.click(button('Get a new link'));
    await expectPage('/forgotten-password', 'Forgot password');
    expect(byId('user-email')).toHaveValue('');
  },
);

it('shows in another browser how to request another reset link', async () => {
  await visit(expired);
  expect(screen.getByText(/Then select 'Forgot password'/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Get a new link' })).not.toBeInTheDocument();
});
const email = 'new-user@example.com';
const createPassword = () => visit('/register/create-password', { persona: 'new-user', events: [emailEntered(email)] });

describe.each([
  ['/reset/new-password', () => visit(newLink()), 'Reset password', 'confirm-change-password', 'new_password', '/reset/success'],
  ['/register/create-password', createPassword, 'Continue', 'register', 'password', '/register/check-email'],
] as const)('chosen password on %s', (page, open, clicked, call, name, next) => {
  const sent = () => world().calls.filter(({ path }) => path.endsWith(`/${call}`));

  it.each([
    ['nothing', '', 'Enter a password'],
    ['no capital letter', 'passw0rd', 'Password must have at least 8 characters and a capital letter'],
  ])('refuses the password: %s', async (_what, typed, sentence) => {
    const { user } = await open();
    await fill(user, 'password-input', typed);
    await user.click(button(clicked));
    await expectRefusal(user, 'password-input', sentence);
    expect(byId('password-input')).toHaveValue(typed);
    expect(sent()).toEqual([]);
    expect(address()).toBe(page);
  });

  it.each([' Passw0rd ', 'Пароль密码Z'])('sends the password as typed: %j', async (typed) => {
    const { user } = await open();
    await fill(user, 'password-input', typed);
    await user.click(button(clicked));
    await expectPage(next);
    expect(sent()).toMatchObject([{ body: { [name]: typed } }]);
  });

  it('shows the password on request, and hides it when it is sent', async () => {
    const { user } = await open();
    await user.type(byId('password-input'), 'short');
    await user.click(button('Show password'));
    expect(byId('password-input')).toHaveAttribute('type', 'text');
    await user.click(button(clicked));
    await errorSummary();
    expect(byId('password-input')).toHaveAttribute('type', 'password');
  });
});

describe('page of a reset link', () => {
  const uuid = '0b9f6c1e-2f3a-4c5d-8e7f-9a0b1c2d3e4f';
  // The field is hidden and has no label.
  // eslint-disable-next-line testing-library/no-node-access
  const username = () => document.querySelector<HTMLInputElement>('input[autocomplete=username]')?.value;
  const open = async (parameters: object, events: readonly UnknownAction[] = []) => {
    await visit(linkWith({ ...goodParameters(), ...parameters }), { persona: 'mobile', events });
    await expectPage('/reset/new-password', 'Choose a new password');
  };

  it('passes the email address of the link to password managers', async () => {
    await open({}, [emailEntered('mobile@example.com')]);
    expect(username()).toBe('somebody@example.com');
  });

  it('passes the email address of the sign-in to password managers for a link with a UUID', async () => {
    await open({ username: uuid }, [emailEntered('mobile@example.com')]);
    expect(username()).toBe('mobile@example.com');
  });

  it('passes no email address to password managers when none is known', async () => {
    await open({ username: uuid });
    expect(username()).toBeUndefined();
    expect(screen.queryByDisplayValue(uuid)).not.toBeInTheDocument();
  });
});

describe('password page of a new account', () => {
  it('shows the rule, the owner of the password and the terms', async () => {
    await createPassword();
    await expectPage('/register/create-password', 'Create a password');
    const field = screen.getByLabelText('Password');
    expect(field).toHaveAttribute('autocomplete', 'new-password');
    expect(field).toHaveAccessibleDescription(/Password must have at least 8 characters and a capital letter/);
    const whose = screen.getByDisplayValue(email);
    expect(whose).toHaveAttribute('autocomplete', 'username');
    expect(whose).toHaveAttribute('type', 'email');
    expect(whose).not.toBeVisible();
    expect(link('Back')).toHaveAttribute('href', '/register/enter-email');
  });

  it('links to the terms', async () => {
    await createPassword();
    const main = byId('maincontent');
    const links = screen.getAllByRole('link').filter((one) => main.contains(one));
    expect(links.map((one) => [one.textContent, one.getAttribute('href')])).toEqual([
      ['terms and conditions', '/terms-and-conditions'],
      ['privacy notice', '/privacy'],
    ]);
  });
});

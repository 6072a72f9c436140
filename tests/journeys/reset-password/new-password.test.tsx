import type { UnknownAction } from '@reduxjs/toolkit';
import { screen } from '@testing-library/react';
import { emailEntered } from '@/state/events';
import { world } from '../../../mocks/server';
import {
  button,
  byId,
  errorSummary,
  expectPage,
  fill,
  goodParameters,
  linkWith,
  newLink,
  reload,
  visit,
  newPassword,
} from '../../support/user';

const expired = '/reset/link-expired?username=mobile%40example.com';

it('shows the page of success after Back from the login, not the link', async () => {
  const { user } = await visit(newLink(), { persona: 'mobile' });
  await fill(user, 'password-input', newPassword);
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

it('links from an expired reset link to the form with the address in the browser of the login', async () => {
  const { user } = await visit(expired, { persona: 'mobile' });
  await user.click(button('Get a new link'));
  await expectPage('/forgotten-password', 'Forgot password');
  expect(byId('user-email')).toHaveValue('mobile@example.com');
});
const email = 'new-user@example.com';
const createPassword = () => visit('/register/create-password', { persona: 'new-user', events: [emailEntered(email)] });

describe.each([
  ['/reset/new-password', () => visit(newLink()), 'Reset password', 'confirm-change-password', 'new_password', '/reset/success'],
  ['/register/create-password', createPassword, 'Continue', 'register', 'password', '/register/check-email'],
] as const)('chosen password on %s', (_page, open, clicked, call, name, next) => {
  const sent = () => world().calls.filter(({ path }) => path.endsWith(`/${call}`));

  it.each([` ${newPassword} `, `${newPassword}密码Я`])('sends the password as typed: %j', async (typed) => {
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

  it.each([
    ['the link', {}, 'somebody@example.com'],
    ['the sign-in, for a link with a UUID', { username: uuid }, 'mobile@example.com'],
  ])('passes to password managers the email address of %s', async (_what, parameters, owner) => {
    await open(parameters, [emailEntered('mobile@example.com')]);
    expect(username()).toBe(owner);
  });

  it('passes no email address to password managers when none is known', async () => {
    await open({ username: uuid });
    expect(username()).toBeUndefined();
    expect(screen.queryByDisplayValue(uuid)).not.toBeInTheDocument();
  });
});

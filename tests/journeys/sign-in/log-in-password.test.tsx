import { screen, waitFor, within } from '@testing-library/react';
import { emailEntered } from '@/state/events';
import { emailOf, password } from '../../../mocks/people/personas';
import { answer, world } from '../../../mocks/server';
import { authApiFailed, expectConsoleMessage } from '../../support/console-guard';
import {
  attributesOf,
  button,
  byId,
  clickBack,
  errorSummary,
  errorSummaryWithFocusAt,
  expectPage,
  expectRefusal,
  fieldError,
  fieldValues,
  fillAndContinue,
  link,
  paragraphWithText,
} from '../../support/page';
import { visit } from '../../support/visit';

const open = () => visit('/log-in-password', { persona: 'mobile', events: [emailEntered('mobile@example.com')] });

it('shows one password field with the email address for password managers', async () => {
  await open();
  const field = screen.getByLabelText('Password');
  expect(attributesOf(field)).toMatchObject({ id: 'password-input', type: 'password', autocomplete: 'current-password' });
  expect(screen.getAllByRole('button', { name: 'Continue' })).toHaveLength(1);
  expect(document.title).toBe('Enter your password - NHS login');
  const whose = screen.getByDisplayValue('mobile@example.com');
  expect(whose).toHaveAttribute('autocomplete', 'username');
  expect(whose).not.toBeVisible();
});

it('links to the password reset and back to the email address', async () => {
  const { user } = await open();
  expect(link('Reset your password')).toHaveAttribute('href', '/forgotten-password');
  await clickBack(user);
  await expectPage('/enter-email', 'Enter your email address');
  expect(byId('user-email')).toHaveValue('mobile@example.com');
});

it('shows the email address once, with a link to start again', async () => {
  await open();
  expect(await screen.findByRole('button', { name: 'Not you? Start again' })).toBeVisible();
  expect(screen.getByText(paragraphWithText('Email address: mobile@example.com'))).toBeVisible();
  expect(screen.getAllByText('mobile@example.com')).toHaveLength(1);
});

it('requires a password, and focuses the error summary after each failure, also a repeated one', async () => {
  const { user } = await open();
  await user.click(button('Continue'));
  await expectRefusal(user, 'password-input', 'Enter your password');
  // A hidden password stays hidden, so there is nothing to announce.
  expect(screen.queryByText(/^Your password is/)).not.toBeInTheDocument();
  await user.click(button('Continue'));
  await errorSummary();
});

it('shows the password on request', async () => {
  const { user } = await open();
  expect(screen.queryByText(/^Your password is/)).not.toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Show password' }));
  expect(byId('password-input')).toHaveAttribute('type', 'text');
  expect(screen.getByText('Your password is visible')).toBeInTheDocument();
  await user.click(button('Hide password'));
  expect(screen.getByText('Your password is hidden')).toBeInTheDocument();
});

it('sends the password as typed, with spaces and capitals', async () => {
  const { user } = await open();
  await user.type(byId('password-input'), ' Pass Wörd ');
  await user.click(button('Continue'));
  expect(await errorSummaryWithFocusAt('password-input')).toEqual(['Enter the correct password']);
  const { body } = world().calls.find(({ path }) => path.endsWith('/password')) ?? {};
  expect(body).toEqual({ email: 'mobile@example.com', password: ' Pass Wörd ', rmd_token: null });
});

describe('page that asks for both email address and password', () => {
  const openLogin = (oidc = {}) => visit('/login', { persona: 'mobile', oidc });

  it('shows the name of the client on /login when it is known', async () => {
    await openLogin();
    await expectPage('/login', 'Log In to Example health service');
    await expect.poll(() => document.title).toBe('Log In to Example health service - NHS login');
  });

  it.each(['client-info.dead', 'client-info.failed', 'client-info.unknown-client', 'client-info.nameless'] as const)(
    'shows no client name on /login: %s',
    async (scenario) => {
      expectConsoleMessage(authApiFailed);
      answer(scenario);
      await openLogin();
      await expectPage('/login', 'Log In with NHS account');
    },
  );

  it('nests the button of /login in the element that other suites click', async () => {
    await openLogin();
    expect(within(byId('continue-button')).getByRole('button', { name: 'Continue' })).toHaveAttribute('type', 'submit');
  });

  it('lists both missing fields of /login in their order', async () => {
    const { user } = await openLogin();
    await user.click(button('Continue'));
    expect(await errorSummary()).toEqual(['Enter your email address', 'Enter your password']);
  });

  it('links from /login to help, the password reset and other options', async () => {
    await openLogin();
    const targets = {
      'Forgot password': '/forgotten-password',
      'I have lost access to my email address': '/register/lost-access-email',
      'I am not sure if I have an account': '/register/not-sure-account',
      'Go to the help centre (opens in a new tab)': 'https://help.login.nhs.uk',
    };
    for (const [name, href] of Object.entries(targets)) expect(link(name)).toHaveAttribute('href', href);
    expect(button('Create NHS account')).toHaveAttribute('href', '/register/create-account-steps');
    expect(link('Learn more about NHS login (opens in a new tab)')).toHaveAttribute('target', '_blank');
  });

  it('offers help but no new account on /login when the client does not allow registration', async () => {
    await openLogin({ allow_registration: 'false' });
    expect(screen.queryByRole('button', { name: 'Create NHS account' })).not.toBeInTheDocument();
    expect(link('I have lost access to my email address')).toHaveAttribute('href', '/register/lost-access-email');
    expect(link('I am not sure if I have an account')).toHaveAttribute('href', '/register/not-sure-account');
  });
});
it.each([
  ['/log-in-password', 'password.incorrect'],
  ['/login', 'user-sign-in.incorrect'],
] as const)('clears the password field at %s after a refusal, focuses it and preserves the other fields', async (path, refusal) => {
  const { user } = await visit(path, { persona: 'mobile', events: [emailEntered(emailOf('mobile'))] });
  answer(refusal);
  const before = fieldValues();
  for (const _time of [1, 2]) {
    await fillAndContinue(user, 'password-input', password);
    await waitFor(() => expect(byId('password-input')).toHaveFocus());
    expect(fieldError(byId('password-input'))).toBe('Enter the correct password');
    expect(await screen.findByRole('group', { name: 'There is a problem' })).toHaveTextContent('Enter the correct password');
    expect(fieldValues()).toEqual(before);
  }
});

import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { emailEntered } from '@/state/events';
import { answer, signInAs, world } from '../../mocks/server';
import { authApiFailed, expectComplaint } from '../support/console-guard';
import { arriveAt, button, byId, clickBack, complaints, complaintsAt, fieldError, link, sentence } from '../support/page';
import { visit } from '../support/visit';

const open = () => {
  signInAs('mobile');
  return visit('/log-in-password', { events: [emailEntered('mobile@example.com')] });
};

describe('the password page', () => {
  it('asks for one password, and tells password managers whose', async () => {
    await open();
    const field = screen.getByLabelText('Password');
    expect(field).toHaveAttribute('id', 'password-input');
    expect(field).toHaveAttribute('type', 'password');
    expect(field).toHaveAttribute('autocomplete', 'current-password');
    expect(screen.getAllByRole('button', { name: 'Continue' })).toHaveLength(1);
    expect(document.title).toBe('Enter your password - NHS login');
    const whose = screen.getByDisplayValue('mobile@example.com');
    expect(whose).toHaveAttribute('autocomplete', 'username');
    expect(whose).not.toBeVisible();
  });

  it('leads to a reset of the password, and back to the email address', async () => {
    const { user } = await open();
    expect(link('Reset your password')).toHaveAttribute('href', '/forgotten-password');
    await clickBack(user);
    await arriveAt('/enter-email', 'Enter your email address');
    expect(byId('user-email')).toHaveValue('mobile@example.com');
  });

  it('says who is logging in, and lets them change that', async () => {
    const { user } = await open();
    expect(screen.getByText(sentence('Email address: mobile@example.com Change email address'))).toBeVisible();
    await user.click(link('Change email address'));
    await arriveAt('/enter-email', 'Enter your email address');
    expect(byId('user-email')).toHaveValue('mobile@example.com');
  });

  it('wants a password', async () => {
    const { user } = await open();
    await user.click(button('Continue'));
    expect(await complaints()).toEqual(['Enter your password']);
    expect(fieldError(byId('password-input'))).toBe('Enter your password');
    await user.click(link('Enter your password'));
    expect(byId('password-input')).toHaveFocus();
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

  it('says nothing of a password that was never shown when it is sent', async () => {
    const { user } = await open();
    await user.click(button('Continue'));
    await complaints();
    expect(screen.queryByText(/^Your password is/)).not.toBeInTheDocument();
  });

  it('sends what was typed untouched, spaces and capitals too', async () => {
    const { user } = await open();
    await user.type(byId('password-input'), ' Pass Wörd ');
    await user.click(button('Continue'));
    expect(await complaintsAt('password-input')).toEqual(['Enter the correct password']);
    const { body } = world().calls.find(({ path }) => path.endsWith('/password')) ?? {};
    expect(body).toEqual({ email: 'mobile@example.com', password: ' Pass Wörd ', rmd_token: null });
  });

  it('takes the focus to the summary at every failure, also at the same one', async () => {
    const { user } = await open();
    await user.click(button('Continue'));
    await complaints();
    await user.click(byId('password-input'));
    await user.click(button('Continue'));
    await complaints();
  });
});

describe('the page that asks for both', () => {
  const openLogin = async (oidc = {}) => {
    signInAs('mobile', { oidc });
    return visit('/login');
  };

  it('names the client as soon as it is known', async () => {
    await openLogin();
    await arriveAt('/login', 'Log In to Example health service');
    await expect.poll(() => document.title).toBe('Log In to Example health service - NHS login');
  });

  it.each(['client-info.dead', 'client-info.server-error', 'client-info.unknown-client', 'client-info.nameless'] as const)(
    'does without the name: %s',
    async (scenario) => {
      expectComplaint(authApiFailed);
      answer(scenario);
      await openLogin();
      await arriveAt('/login', 'Log In with NHS account');
    },
  );

  it('has its button inside the element that other suites press', async () => {
    await openLogin();
    expect(within(byId('continue-button')).getByRole('button', { name: 'Continue' })).toHaveAttribute('type', 'submit');
  });

  it('names both fields that are missing, in their order', async () => {
    const { user } = await openLogin();
    await user.click(button('Continue'));
    expect(await complaints()).toEqual(['Enter your email address', 'Enter your password']);
  });

  it('links to everything that helps', async () => {
    await openLogin();
    const targets = {
      'Forgot password': '/forgotten-password',
      'Create NHS account': '/register/create-account-steps',
      'I have lost access to my email address': '/register/lost-access-email',
      'I am not sure if I have an account': '/register/not-sure-account',
      'Go to the help centre (opens in a new tab)': 'https://help.login.nhs.uk',
    };
    for (const [name, href] of Object.entries(targets)) expect(link(name)).toHaveAttribute('href', href);
    expect(link('Learn more (opens in a new tab)')).toHaveAttribute('target', '_blank');
  });

  it('offers no new account when the client does not allow it, and help all the same', async () => {
    await openLogin({ allow_registration: 'false' });
    expect(screen.queryByRole('link', { name: 'Create NHS account' })).not.toBeInTheDocument();
    expect(link('I have lost access to my email address')).toHaveAttribute('href', '/register/lost-access-email');
    expect(link('I am not sure if I have an account')).toHaveAttribute('href', '/register/not-sure-account');
  });
});

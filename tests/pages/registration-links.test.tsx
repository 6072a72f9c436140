import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { signInAs } from '../../mocks/server';
import { button, expectPage, link } from '../support/page';
import { visit } from '../support/visit';

const named = (role: string, name: string) => screen.queryAllByRole(role, { name }).length;

describe('client without registration', () => {
  it.each([
    ['/register/lost-access-email', 'button', 'Create a new account', 0],
    ['/register/not-sure-account', 'link', 'Create an account', 0],
    ['/register/not-sure-account', 'button', 'Enter your email address', 1],
  ])('shows on %s the %s %s %i times', async (path, role, name, times) => {
    signInAs('not-found', { oidc: { allow_registration: 'false' } });
    await visit(path);
    await expectPage(path);
    expect(named(role, name)).toBe(times);
  });

  it('shows help and no registration after a lost email address', async () => {
    signInAs('not-found', { oidc: { allow_registration: 'false' } });
    await visit('/register/lost-access-email');
    await expectPage('/register/lost-access-email', 'If you cannot use your email address');
    expect(screen.queryByText(/Create a new account/)).not.toBeInTheDocument();
    expect(screen.getByText(/does not let you create a new account/)).toBeVisible();
    expect(link('Get help with NHS login (opens in a new tab)')).toHaveAttribute('href', 'https://help.login.nhs.uk');
  });
});

describe('client with registration', () => {
  it('offers a new account to an unsure user', async () => {
    signInAs('not-found');
    const { user } = await visit('/register/not-sure-account');
    await user.click(link('Create an account'));
    await expectPage('/register/create-account-steps', 'Create an NHS account');
  });

  it('lists four steps after a lost email address', async () => {
    signInAs('not-found');
    await visit('/register/lost-access-email');
    expect(screen.getAllByRole('listitem').filter((item) => screen.getByRole('main').contains(item))).toHaveLength(4);
    expect(button('Create a new account')).toBeVisible();
  });
});

describe('user who already has an account', () => {
  it('offers a password reset', async () => {
    signInAs('mobile');
    const { user } = await visit('/register/already-have-an-account');
    await user.click(link('Reset your password'));
    await expectPage('/forgotten-password', 'Forgot password');
  });

  it('offers no password reset without a session', async () => {
    await visit('/register/already-have-an-account');
    expect(named('link', 'Reset your password')).toBe(0);
  });
});

describe('too many registration attempts', () => {
  it('shows what was tried, and a wait of 15 minutes', async () => {
    await visit('/register/attempts-exceeded');
    await expectPage('/register/attempts-exceeded', 'You cannot continue');
    expect(screen.getByText('You have tried to create an account too many times.')).toBeVisible();
    expect(screen.getByText(/Wait up to 15 minutes/)).toBeVisible();
    expect(link('Get help with NHS login (opens in a new tab)')).toHaveAttribute('href', 'https://help.login.nhs.uk');
  });
});

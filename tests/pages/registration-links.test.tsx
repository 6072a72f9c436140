import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { signInAs } from '../../mocks/server';
import { button, expectPage, link } from '../support/page';
import { visit } from '../support/visit';

const named = (role: string, name: string) => screen.queryAllByRole(role, { name }).length;

describe('where the client allows no registration', () => {
  it.each([
    ['/register/lost-access-email', 'button', 'Create a new account', 0],
    ['/register/not-sure-account', 'link', 'Create an account', 0],
    ['/register/not-sure-account', 'button', 'Enter your email address', 1],
  ])('%s has the %s %s %i times', async (path, role, name, times) => {
    signInAs('not-found', { oidc: { allow_registration: 'false' } });
    await visit(path);
    await expectPage(path);
    expect(named(role, name)).toBe(times);
  });

  it('who has lost the email address is not told to create an account, and where help is', async () => {
    signInAs('not-found', { oidc: { allow_registration: 'false' } });
    await visit('/register/lost-access-email');
    await expectPage('/register/lost-access-email', 'If you cannot use your email address');
    expect(screen.queryByText(/Create a new account/)).not.toBeInTheDocument();
    expect(screen.getByText(/does not let you create a new account/)).toBeVisible();
    expect(link('Get help with NHS login (opens in a new tab)')).toHaveAttribute('href', 'https://help.login.nhs.uk');
  });
});

describe('where it does', () => {
  it('who is not sure may create an account', async () => {
    signInAs('not-found');
    const { user } = await visit('/register/not-sure-account');
    await user.click(link('Create an account'));
    await expectPage('/register/create-account-steps', 'Create an NHS account');
  });

  it('who has lost the email address is told of four steps', async () => {
    signInAs('not-found');
    await visit('/register/lost-access-email');
    expect(screen.getAllByRole('listitem').filter((item) => screen.getByRole('main').contains(item))).toHaveLength(4);
    expect(button('Create a new account')).toBeVisible();
  });
});

describe('who has an account already', () => {
  it('may reset the password', async () => {
    signInAs('mobile');
    const { user } = await visit('/register/already-have-an-account');
    await user.click(link('Reset your password'));
    await expectPage('/forgotten-password', 'Forgot password');
  });

  it('may not where there is no session to do so', async () => {
    await visit('/register/already-have-an-account');
    expect(named('link', 'Reset your password')).toBe(0);
  });
});

describe('too many attempts at a new account', () => {
  it('says what was tried, and to wait 15 minutes', async () => {
    await visit('/register/attempts-exceeded');
    await expectPage('/register/attempts-exceeded', 'You cannot continue');
    expect(screen.getByText('You have tried to create an account too many times.')).toBeVisible();
    expect(screen.getByText(/Wait up to 15 minutes/)).toBeVisible();
    expect(link('Get help with NHS login (opens in a new tab)')).toHaveAttribute('href', 'https://help.login.nhs.uk');
  });
});

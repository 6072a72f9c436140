import type { UnknownAction } from '@reduxjs/toolkit';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { emailEntered } from '@/state/events';
import { signInAs } from '../../mocks/server';
import { address, button, byId, errorSummary, expectPage, fieldError, fill, link } from '../support/page';
import { recordRequests } from '../support/recorded-requests';
import { goodParameters, linkWith, newLink } from '../support/reset-links';
import { sample } from '../support/sample';
import { visit } from '../support/visit';

const email = 'new-user@example.com';
const createPassword = () => {
  signInAs('new-user');
  return visit('/register/create-password', { events: [emailEntered(email)] });
};
const format = ['Enter a password in the correct format', 'Use at least 8 characters and 1 capital letter'] as const;
const alike = (sentence: string) => [sentence, sentence] as const;
const long = (length: number) => `A${'b'.repeat(length - 1)}`;

describe.each([
  ['/reset/new-password', () => visit(newLink()), 'Reset password', 'confirm-change-password', 'new_password', '/reset/success'],
  ['/register/create-password', createPassword, 'Continue', 'register', 'password', '/register/check-email'],
] as const)('chosen password on %s', (page, open, press, call, name, next) => {
  it.each(
    sample(
      [
        ['nothing', '', alike('Enter a password')],
        ['seven characters', 'Passw0r', format],
        ['no capital letter', 'passw0rd', format],
        ['no capital letter but an accented one', 'éÀÉpassw', format],
        ['only spaces', '        ', format],
        ['257 characters', long(257), alike('Enter a password with no more than 256 characters')],
      ],
      4,
    ),
  )('refuses the password: %s', async (_what, typed, [summary, field]) => {
    const heard = recordRequests(call);
    const { user } = await open();
    await fill(user, 'password-input', typed);
    await user.click(button(press));
    expect(await errorSummary()).toEqual([summary]);
    expect(fieldError(byId('password-input'))).toBe(field);
    expect(byId('password-input')).toHaveValue(typed);
    expect(heard).toEqual([]);
    expect(address()).toBe(page);
    await user.click(link(summary));
    expect(byId('password-input')).toHaveFocus();
  });

  it.each(
    sample(
      [
        ['eight characters', 'Passw0rd'],
        ['256 characters', long(256)],
        ['spaces around it', ' Passw0rd '],
        ['spaces that make it long enough', '  Secret'],
        ['a capital letter at the end', 'password with W'],
        ['other scripts', 'Пароль密码Z'],
        ['a capital letter only', 'ABCDEFGH'],
      ],
      4,
    ),
  )('sends the password as typed: %s', async (_what, typed) => {
    const heard = recordRequests(call);
    const { user } = await open();
    await fill(user, 'password-input', typed);
    await user.click(button(press));
    await expectPage(next);
    expect(heard.map(({ body }) => (body as Record<string, unknown>)[name])).toEqual([typed]);
  });

  it('shows the password on request, and hides it when it is sent', async () => {
    const { user } = await open();
    await fill(user, 'password-input', 'short');
    await user.click(button('Show password'));
    expect(byId('password-input')).toHaveAttribute('type', 'text');
    await user.click(button(press));
    await errorSummary();
    expect(byId('password-input')).toHaveAttribute('type', 'password');
  });
});

describe('page of a reset link', () => {
  const uuid = '0b9f6c1e-2f3a-4c5d-8e7f-9a0b1c2d3e4f';
  // It is hidden, and has no label.
  // eslint-disable-next-line testing-library/no-node-access
  const username = () => document.querySelector<HTMLInputElement>('input[autocomplete=username]')?.value;
  const open = async (parameters: object, events: readonly UnknownAction[] = []) => {
    signInAs('mobile');
    await visit(linkWith({ ...goodParameters(), ...parameters }), { events });
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
    expect(field).toHaveAccessibleDescription(/Use at least 8 characters, with at least 1 capital letter/);
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

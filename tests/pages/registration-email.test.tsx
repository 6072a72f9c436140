import type { UnknownAction } from '@reduxjs/toolkit';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { emailCodeSent } from '@/state/deadline-events';
import { emailEntered } from '@/state/events';
import { answer, signInAs, world } from '../../mocks/server';
import { address, button, byId, errorSummary, expectPage, fieldError, fill, link, paragraphWithText } from '../support/page';
import { visit } from '../support/visit';

const email = 'new-user@example.com';
const format = 'Enter an email address in the correct format, like name@example.com';
const main = () => within(screen.getByRole('main'));
const open = (path: string, events: readonly UnknownAction[] = [emailEntered(email)]) => {
  signInAs('new-user');
  return visit(path, { events });
};
describe('email address of a new account', () => {
  it('asks for the email address, and fills in a known one', async () => {
    await open('/register/enter-email');
    expect(screen.getByLabelText('Email address')).toBe(byId('user-email'));
    expect(byId('user-email')).toHaveValue(email);
    expect(main().getByText(/It must be yours alone/)).toBeVisible();
    expect(link('Back')).toHaveAttribute('href', '/register/create-account-steps');
  });

  it.each([
    ['', 'Enter your email address', 'Enter your email address'],
    ['a@b.uk', 'We cannot accept email addresses with fewer than 7 characters', 'Enter an email address with at least 7 characters'],
    ['somebody@example', format, format],
    ['somebody.example.com', format, format],
  ])('refuses %j without a call', async (typed, summary, field) => {
    const { user } = await open('/register/enter-email', []);
    await fill(user, 'user-email', typed);
    await user.click(button('Continue'));
    expect(await errorSummary()).toEqual([summary]);
    expect(fieldError(byId('user-email'))).toBe(field);
    expect(world().calls.filter(({ method }) => method === 'POST')).toEqual([]);
    expect(address()).toBe('/register/enter-email');
  });
});

describe('code page of a new account', () => {
  const code = [emailEntered(email), emailCodeSent()];

  it('shows that no code was sent yet for an earlier registration', async () => {
    const { user } = await open('/register/check-email');
    expect(main().getByText(paragraphWithText(`You need to confirm the email address ${email} before you can log in.`))).toBeVisible();
    expect(screen.queryByText(/We have sent/)).not.toBeInTheDocument();
    expect(screen.queryByText('Send the security code again')).not.toBeInTheDocument();
    await user.click(button('Email me a new security code'));
    expect(await screen.findByText('You have been sent a new security code.')).toBeVisible();
    expect(
      main().getByText(paragraphWithText(new RegExp(`^We have sent a 6 digit security code to ${email}\\. Use it within 1 hour`))),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Email me a new security code' })).not.toBeInTheDocument();
  });

  it('shows the address, the hour, and what to do without an email', async () => {
    await open('/register/check-email', code);
    await expectPage('/register/check-email', 'Check your email');
    expect(main().getAllByText(email)[0]).toBeVisible();
    expect(main().getByText(/6 digit security code.*within 1 hour/)).toBeVisible();
    expect(screen.getByText('Not received an email?')).toBeVisible();
    expect(screen.getByText(/spam or junk folder/)).toBeInTheDocument();
    expect(byId('otp-input')).toHaveAttribute('autocomplete', 'one-time-code');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('offers another code under an expired one, and resets its time', async () => {
    const { user } = await open('/register/check-email', code);
    expect(screen.queryByRole('button', { name: 'Send a new security code' })).not.toBeInTheDocument();
    answer('verify-email.code-expired');
    await fill(user, 'otp-input', '246810');
    await user.click(button('Continue'));
    expect(await errorSummary()).toEqual(['This security code has expired. Send a new one']);
    await user.click(button('Send a new security code'));
    expect(await screen.findByText('You have been sent a new security code.')).toBeVisible();
    expect(byId('otp-input')).toHaveValue('');
    expect(fieldError(byId('otp-input'))).toBe('');
    expect(screen.queryByRole('button', { name: 'Send a new security code' })).not.toBeInTheDocument();
  });

  it('links back to a mistyped address', async () => {
    const { user } = await open('/register/check-email', code);
    await user.click(screen.getByRole('link', { name: 'Change the email address', hidden: true }));
    await expectPage('/register/enter-email', 'What is your email address?');
    expect(byId('user-email')).toHaveValue(email);
  });

  it.each([
    ['', 'Enter the security code', 'Enter the security code'],
    ['12345', 'The security code must be 6 digits', 'Enter the 6 digits of your security code'],
    ['abcdef', 'The security code must be 6 digits', 'Enter the 6 digits of your security code'],
  ])('refuses the emailed code %j', async (typed, sentence, field) => {
    const { user } = await open('/register/check-email', code);
    await fill(user, 'otp-input', typed);
    await user.click(button('Continue'));
    expect(await errorSummary()).toEqual([sentence]);
    expect(fieldError(byId('otp-input'))).toBe(field);
    expect(world().calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });
});

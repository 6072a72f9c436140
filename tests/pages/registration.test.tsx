import type { UnknownAction } from '@reduxjs/toolkit';
import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { emailEntered, signInEnded } from '@/state/events';
import { answer, signInAs, world } from '../../mocks/server';
import { address, arriveAt, button, byId, complaints, fieldError, fill, link, sentence } from '../support/page';
import { landlineAllowed } from '../support/senders/registration-senders';
import { visit } from '../support/visit';

const email = 'new-user@example.com';
const format = 'Enter an email address in the correct format, like name@example.com';
const back = /Go back to the website or app that you want to use/;
const main = () => within(screen.getByRole('main'));
const open = (path: string, events: readonly UnknownAction[] = [emailEntered(email)]) => {
  signInAs('new-user');
  return visit(path, { events });
};

describe('the start of a new account', () => {
  it('says what is needed and what comes, and leads on', async () => {
    const { user } = await open('/register/create-account-steps');
    await arriveAt('/register/create-account-steps', 'Create an NHS account');
    expect(main().getByText(/at least 7 characters/)).toBeVisible();
    expect(main().getByText('a mobile phone')).toBeVisible();
    expect(main().getAllByRole('listitem')).toHaveLength(5);
    expect(link('Back')).toHaveAttribute('href', '/login');
    await user.click(button('Continue'));
    await arriveAt('/register/enter-email', 'What is your email address?');
  });

  it('names the landline where the server allows it', async () => {
    await open('/register/create-account-steps', [landlineAllowed()]);
    expect(main().getByText('a mobile phone, or a landline where you can take a call')).toBeVisible();
  });

  it('for an address that has no account shows it, and checks it with the server', async () => {
    const { user } = await open('/register/create-account');
    await arriveAt('/register/create-account', 'Create an NHS account');
    expect(main().getAllByText(email)[0]).toBeVisible();
    expect(link('Enter a different email address')).toHaveAttribute('href', '/enter-email');
    expect(link('Back')).toHaveAttribute('href', '/enter-email');
    await user.click(button('Create an account'));
    await arriveAt('/register/create-password', 'Create a password');
    expect(
      world()
        .calls.filter(({ method }) => method === 'POST')
        .map(({ path }) => path),
    ).toEqual(['/api/login/validate-email']);
  });
});

describe('the email address of a new account', () => {
  it('is asked for, with the one that is known', async () => {
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
  ])('%j is refused before the server is asked', async (typed, summary, field) => {
    const { user } = await open('/register/enter-email', []);
    await fill(user, 'user-email', typed);
    await user.click(button('Continue'));
    expect(await complaints()).toEqual([summary]);
    expect(fieldError(byId('user-email'))).toBe(field);
    expect(world().calls.filter(({ method }) => method === 'POST')).toEqual([]);
    expect(address()).toBe('/register/enter-email');
  });
});

describe('the page for the code of a new account', () => {
  it('names the address and the hour, and what to do without an email', async () => {
    await open('/register/check-email');
    await arriveAt('/register/check-email', 'Check your email');
    expect(main().getAllByText(email)[0]).toBeVisible();
    expect(main().getByText(/6 digit security code.*within 1 hour/)).toBeVisible();
    expect(screen.getByText('Not received an email?')).toBeVisible();
    expect(screen.getByText(/spam or junk folder/)).toBeInTheDocument();
    expect(byId('otp-input')).toHaveAttribute('autocomplete', 'one-time-code');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('has a button for another code under one that has expired, and begins anew with it', async () => {
    const { user } = await open('/register/check-email');
    expect(screen.queryByRole('button', { name: 'Send a new security code' })).not.toBeInTheDocument();
    answer('verify-email.code-expired');
    await fill(user, 'otp-input', '246810');
    await user.click(button('Continue'));
    expect(await complaints()).toEqual(['This security code has expired. Send a new one']);
    await user.click(button('Send a new security code'));
    expect(await screen.findByText('You have been sent a new security code.')).toBeVisible();
    expect(byId('otp-input')).toHaveValue('');
    expect(fieldError(byId('otp-input'))).toBe('');
    expect(screen.queryByRole('button', { name: 'Send a new security code' })).not.toBeInTheDocument();
  });

  it('leads who mistyped the address back to it', async () => {
    const { user } = await open('/register/check-email');
    await user.click(screen.getByRole('link', { name: 'Change the email address', hidden: true }));
    await arriveAt('/register/enter-email', 'What is your email address?');
    expect(byId('user-email')).toHaveValue(email);
  });

  it.each([
    ['', 'Enter the security code'],
    ['12345', 'Enter a valid security code'],
    ['abcdef', 'Enter a valid security code'],
  ])('refuses the code %j', async (typed, sentence) => {
    const { user } = await open('/register/check-email');
    await fill(user, 'otp-input', typed);
    await user.click(button('Continue'));
    expect(await complaints()).toEqual([sentence]);
    expect(fieldError(byId('otp-input'))).toBe(sentence);
    expect(world().calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });
});

it.each(['/register/create-account', '/register/check-email'])(
  '%s names the address to the end, also while a step ends the session',
  async (path) => {
    const { store } = await open(path);
    act(() => void store.dispatch(signInEnded('handedOver')));
    expect(main().getAllByText(email)[0]).toBeVisible();
  },
);

it('/register/already-have-an-account names the address, where it is known', async () => {
  await open('/register/already-have-an-account');
  expect(screen.getByText(sentence(`There is an account with ${email}. Log in with it.`))).toBeVisible();
});

it('/register/lost-access-email has ways on where no account can be created', async () => {
  signInAs('mobile', { oidc: { allow_registration: 'false' } });
  const { user } = await visit('/register/lost-access-email');
  expect(link('contact us (opens in a new tab)')).toHaveAttribute('href', 'https://help.login.nhs.uk/contact');
  expect(await screen.findByRole('link', { name: 'Go to Example health service' })).toBeVisible();
  await user.click(button('Log in with another email address'));
  await arriveAt('/enter-email');
});

const ends = [
  ['/register/already-have-an-account', 'You already have an account', 'Log in', '/enter-email'],
  ['/register/error', 'We could not create your account', 'Try again', '/register/enter-email'],
  ['/register/lost-access-email', 'If you cannot use your email address', 'Create a new account', '/register/create-account-steps'],
  ['/register/not-sure-account', 'Check if you have an account', 'Enter your email address', '/enter-email'],
] as const;

describe.each(ends)('%s', (path, heading, way, to) => {
  it('leads on where there is a session', async () => {
    const { user } = await open(path);
    await arriveAt(path, heading);
    expect(document.title).toBe(`${heading} - NHS login`);
    await user.click(button(way));
    await arriveAt(to);
  });

  it('leads back to the client service where there is none', async () => {
    await visit(path);
    await arriveAt(path, heading);
    expect(screen.getByText(back)).toBeVisible();
    expect(screen.queryByRole('button', { name: way })).not.toBeInTheDocument();
    expect(main().getAllByRole('link')).not.toHaveLength(0);
  });
});

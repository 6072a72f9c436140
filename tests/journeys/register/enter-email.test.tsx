import type { UnknownAction } from '@reduxjs/toolkit';
import { act, screen, within } from '@testing-library/react';
import { emailCodeSent, emailEntered, signInEnded } from '@/state/events';
import { answer, world } from '../../../mocks/server';
import { address, button, byId, errorSummary, expectPage, fieldError, fillAndContinue, link, paragraphWithText } from '../../support/page';
import { landlineAllowed } from '../../support/senders/calls';
import { visit } from '../../support/visit';

const email = 'new-user@example.com';
const back = /Go back to the website or app that you want to use/;
const main = () => within(screen.getByRole('main'));
const open = (path: string, events: readonly UnknownAction[] = [emailEntered(email)]) => visit(path, { persona: 'new-user', events });
describe('start of a registration', () => {
  it('shows what a registration requires and what follows, and continues', async () => {
    const { user } = await open('/register/create-account-steps');
    await expectPage('/register/create-account-steps', 'Create an NHS account');
    expect(main().getByText(/at least 7 characters/)).toBeVisible();
    expect(main().getByText('a mobile phone')).toBeVisible();
    expect(main().getAllByRole('listitem')).toHaveLength(5);
    expect(link('Back')).toHaveAttribute('href', '/login');
    await user.click(button('Continue'));
    await expectPage('/register/enter-email', 'What is your email address?');
  });

  it('mentions the landline at the start of a registration when the server allows it', async () => {
    await open('/register/create-account-steps', [landlineAllowed()]);
    expect(main().getByText('a mobile phone, or a landline where you can take a call')).toBeVisible();
  });

  it('shows an address without an account, and checks it with the server', async () => {
    const { user } = await open('/register/create-account');
    await expectPage('/register/create-account', 'We could not find your account');
    expect(main().getAllByText(email)[0]).toBeVisible();
    expect(link('Enter a different email address')).toHaveAttribute('href', '/enter-email');
    expect(link('Back')).toHaveAttribute('href', '/enter-email');
    await user.click(button('Create an account'));
    await expectPage('/register/create-password', 'Create a password');
    expect(
      world()
        .calls.filter(({ method }) => method === 'POST')
        .map(({ path }) => path),
    ).toEqual(['/api/login/validate-email']);
  });
});
it.each(['/register/create-account', '/register/check-email'])('shows the address on %s while a step ends the session', async (path) => {
  const { store } = await open(path);
  act(() => void store.dispatch(signInEnded('handedOver')));
  expect(main().getAllByText(email)[0]).toBeVisible();
});

it('shows the address on /register/already-have-an-account when it is known', async () => {
  await open('/register/already-have-an-account');
  expect(screen.getByText(paragraphWithText(`There is already an account for ${email}.`))).toBeVisible();
});

it('shows links onwards on /register/lost-access-email without registration', async () => {
  const { user } = await visit('/register/lost-access-email', { persona: 'mobile', oidc: { allow_registration: 'false' } });
  expect(link('contact us (opens in a new tab)')).toHaveAttribute('href', 'https://help.login.nhs.uk/contact');
  expect(await screen.findByRole('link', { name: 'Go to Example health service' })).toBeVisible();
  await user.click(button('Log in with another email address'));
  await expectPage('/enter-email');
});

const ends = [
  ['/register/already-have-an-account', 'This email address has an account', 'Log in', '/enter-email'],
  ['/register/error', 'We could not create your account', 'Try again', '/register/enter-email'],
  ['/register/lost-access-email', 'If you cannot use your email address', 'Create a new account', '/register/create-account-steps'],
  ['/register/not-sure-account', 'Check if you have an account', 'Enter your email address', '/enter-email'],
] as const;

describe.each(ends)('last page of a registration %s', (path, heading, label, to) => {
  it('continues from the last page of a registration with a session', async () => {
    const { user } = await open(path);
    await expectPage(path, heading);
    expect(document.title).toBe(`${heading} - NHS login`);
    await user.click(button(label));
    await expectPage(to);
  });

  it('links from the last page of a registration back to the client service without a session', async () => {
    await visit(path);
    await expectPage(path, heading);
    expect(screen.getByText(back)).toBeVisible();
    expect(screen.queryByRole('button', { name: label })).not.toBeInTheDocument();
    expect(main().getAllByRole('link')).not.toHaveLength(0);
  });
});

it('asks for the email address of a new account, and fills in a known one', async () => {
  await open('/register/enter-email');
  expect(screen.getByLabelText('Email address')).toBe(byId('user-email'));
  expect(byId('user-email')).toHaveValue(email);
  expect(main().getByText(/If you share an email address, use one that only you can open/)).toBeVisible();
  expect(link('Back')).toHaveAttribute('href', '/register/create-account-steps');
});

it.each([
  ['', 'Enter your email address', 'Enter your email address'],
  ['a@b.uk', 'We cannot accept email addresses with fewer than 7 characters', 'Enter an email address with at least 7 characters'],
])('refuses the email address %j without a call', async (typed, summary, field) => {
  const { user } = await open('/register/enter-email', []);
  await fillAndContinue(user, 'user-email', typed);
  expect(await errorSummary()).toEqual([summary]);
  expect(fieldError(byId('user-email'))).toBe(field);
  expect(world().calls.filter(({ method }) => method === 'POST')).toEqual([]);
  expect(address()).toBe('/register/enter-email');
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

  it('shows the address of an emailed code, the hour, and what to do without an email', async () => {
    await open('/register/check-email', code);
    await expectPage('/register/check-email', 'Check your email');
    expect(main().getAllByText(email)[0]).toBeVisible();
    expect(main().getByText(/6 digit security code.*within 1 hour/)).toBeVisible();
    expect(screen.getByText('Not received an email?')).toBeVisible();
    expect(screen.getByText(/spam or junk folder/)).toBeInTheDocument();
    expect(byId('otp-input')).toHaveAttribute('autocomplete', 'one-time-code');
    expect(screen.queryByRole('group', { name: 'Success' })).not.toBeInTheDocument();
  });

  it('offers another emailed code under an expired one, and resets its time', async () => {
    const { user } = await open('/register/check-email', code);
    expect(screen.queryByRole('button', { name: 'Send a new security code' })).not.toBeInTheDocument();
    answer('verify-email.code-expired');
    await fillAndContinue(user, 'otp-input', '246810');
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
    ['', 'Enter the security code'],
    ['12345', 'Enter the 6 digits of your security code'],
  ])('refuses the emailed code %j', async (typed, sentence) => {
    const { user } = await open('/register/check-email', code);
    await fillAndContinue(user, 'otp-input', typed);
    expect(await errorSummary()).toEqual([sentence]);
    expect(fieldError(byId('otp-input'))).toBe(sentence);
    expect(world().calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });
});

const named = (role: string, name: string) => screen.queryAllByRole(role, { name }).length;

describe('client without registration', () => {
  it.each([
    ['/register/lost-access-email', 'button', 'Create a new account', 0],
    ['/register/not-sure-account', 'link', 'Create an account', 0],
    ['/register/not-sure-account', 'button', 'Enter your email address', 1],
  ])('shows on %s the %s %s %i times', async (path, role, name, times) => {
    await visit(path, { persona: 'not-found', oidc: { allow_registration: 'false' } });
    await expectPage(path);
    expect(named(role, name)).toBe(times);
  });

  it('shows help and no registration after a lost email address', async () => {
    await visit('/register/lost-access-email', { persona: 'not-found', oidc: { allow_registration: 'false' } });
    await expectPage('/register/lost-access-email', 'If you cannot use your email address');
    expect(screen.queryByText(/Create a new account/)).not.toBeInTheDocument();
    expect(screen.getByText(/does not let you create a new account/)).toBeVisible();
    expect(link('Get help with NHS login (opens in a new tab)')).toHaveAttribute('href', 'https://help.login.nhs.uk');
  });
});

describe('client with registration', () => {
  it('offers a new account to an unsure user', async () => {
    const { user } = await visit('/register/not-sure-account', { persona: 'not-found' });
    await user.click(link('Create an account'));
    await expectPage('/register/create-account-steps', 'Create an NHS account');
  });

  it('lists three steps after a lost email address', async () => {
    await visit('/register/lost-access-email', { persona: 'not-found' });
    expect(screen.getAllByRole('listitem').filter((item) => screen.getByRole('main').contains(item))).toHaveLength(3);
    expect(button('Create a new account')).toBeVisible();
  });
});

describe('user who already has an account', () => {
  it('offers a password reset', async () => {
    const { user } = await visit('/register/already-have-an-account', { persona: 'mobile' });
    await user.click(link('Reset your password'));
    await expectPage('/forgotten-password', 'Forgot password');
  });

  it('offers no password reset without a session', async () => {
    await visit('/register/already-have-an-account');
    expect(named('link', 'Reset your password')).toBe(0);
  });
});

it('shows after too many registrations what was tried, and a wait of 15 minutes', async () => {
  await visit('/register/attempts-exceeded');
  await expectPage('/register/attempts-exceeded', 'You cannot continue');
  expect(screen.getByText('You have tried to create an account too many times.')).toBeVisible();
  expect(screen.getByText(/Wait up to 15 minutes/)).toBeVisible();
  expect(link('Get help with NHS login (opens in a new tab)')).toHaveAttribute('href', 'https://help.login.nhs.uk');
});

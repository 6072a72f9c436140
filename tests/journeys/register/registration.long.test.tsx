import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { calls } from '../../../mocks/backend/http/calls';
import { emailOf } from '../../../mocks/people/personas';
import { answer, codeSentTo, signInAs, world } from '../../../mocks/server';
import { openVariant } from '../../support/open-variant';
import { button, expectPage, fill } from '../../support/page';
import { performAction } from '../../support/page-action';
import { agreeToShare, enterCode, enterPassword, expectHandOver, startSignIn, state } from '../../support/sign-in-steps';
import { type Visit, visit } from '../../support/visit';

type User = Visit['user'];
const created = 'You have created an account';
const hiddenLink = (name: string) => screen.getByRole('link', { name, hidden: true });

async function givePassword(user: User) {
  await expectPage('/register/create-password', 'Create a password');
  await fill(user, 'password-input', 'Another1');
  await user.click(button('Continue'));
}

async function giveEmailCode(user: User, email: string) {
  await expectPage('/register/check-email', 'Check your email');
  await fill(user, 'otp-input', codeSentTo(email));
  await user.click(button('Continue'));
}

async function givePhone(user: User, option: string, id: string, number: string) {
  await expectPage('/register/enter-mobile', 'Which phone do you want to use?');
  await user.click(screen.getByLabelText(option));
  await fill(user, id, number);
  await user.click(button('Continue'));
}
const giveMobile = (user: User, number = '07700 900 123') => givePhone(user, 'A UK mobile phone', 'mobile', number);

// Seven pages take longer than the usual timeout on a busy machine.
describe('registration journey', { timeout: 20_000 }, () => {
  it('registers with a mobile phone and returns to the client', async () => {
    const visited = await startSignIn('new-user');
    await expectPage('/register/create-account', 'We could not find your account');
    await visited.user.click(button('Create an account'));
    await givePassword(visited.user);
    await giveEmailCode(visited.user, emailOf('new-user'));
    await giveMobile(visited.user);
    await enterCode(visited.user, 'text');
    await expectPage('/nhs-login-consent');
    expect(await screen.findByText(created)).toBeVisible();
    await agreeToShare(visited.user);
    expect(await expectHandOver(visited)).toEqual({ code: expect.any(String) as string, state });
    expect(world().calls.filter(({ status }) => (status ?? 500) >= 400)).toEqual([]);
  });

  it('registers with a landline and a voice call', async () => {
    const visited = await startSignIn('new-landline');
    await expectPage('/register/create-account', 'We could not find your account');
    await visited.user.click(button('Create an account'));
    await givePassword(visited.user);
    await giveEmailCode(visited.user, emailOf('new-landline'));
    await givePhone(visited.user, 'A UK landline', 'landline', '01632 960 123');
    await enterCode(visited.user, 'voice call');
    await expectPage('/nhs-login-consent');
    expect(await screen.findByText(created)).toBeVisible();
  });

  it('registers from the login page through the explained steps', async () => {
    signInAs('new-user');
    const { user } = await visit('/login');
    await user.click(button('Create NHS account'));
    await expectPage('/register/create-account-steps', 'Create an NHS account');
    await user.click(button('Continue'));
    await expectPage('/register/enter-email', 'What is your email address?');
    await fill(user, 'user-email', emailOf('new-user'));
    await user.click(button('Continue'));
    await givePassword(user);
    await expectPage('/register/check-email', 'Check your email');
  });

  it('resumes the registration of an unconfirmed address', async () => {
    const { user } = await startSignIn('unconfirmed');
    await giveEmailCode(user, emailOf('unconfirmed'));
    await giveMobile(user);
    await enterCode(user, 'text');
    await expectPage('/nhs-login-consent');
    expect(await screen.findByText(created)).toBeVisible();
  });

  it('resumes the registration without a phone number', async () => {
    const { user } = await startSignIn('unregistered');
    await enterPassword(user);
    await giveMobile(user);
    await enterCode(user, 'text');
    await expectPage('/nhs-login-consent');
    expect(await screen.findByText(created)).toBeVisible();
  });

  it('registers another address after a typing mistake', async () => {
    const { user } = await startSignIn('unconfirmed');
    await expectPage('/register/check-email', 'Check your email');
    await user.click(hiddenLink('Change the email address'));
    await expectPage('/register/enter-email');
    await fill(user, 'user-email', emailOf('new-user'));
    await user.click(button('Continue'));
    await givePassword(user);
    await giveEmailCode(user, emailOf('new-user'));
    await expectPage('/register/enter-mobile');
  });

  it('registers with a code that was sent again', async () => {
    const { user } = await startSignIn('unconfirmed');
    await expectPage('/register/check-email', 'Check your email');
    await user.click(button('Email me a new security code'));
    expect(await screen.findByText('You have been sent a new security code.')).toBeVisible();
    await giveEmailCode(user, emailOf('unconfirmed'));
    await expectPage('/register/enter-mobile');
  });
});

describe('wrong phone number', () => {
  const change = 'Change your mobile phone number';

  it('corrects the number of a new account at once', async () => {
    const { user } = await startSignIn('unregistered');
    await enterPassword(user);
    await giveMobile(user);
    await expectPage('/enter-mobile-code', 'Enter the security code');
    expect(hiddenLink(change)).toHaveAttribute('href', '/register/enter-mobile');
    await user.click(hiddenLink(change));
    await giveMobile(user, '07700 900 456');
    await expectPage('/enter-mobile-code', 'Enter the security code');
    expect(screen.getByText('07700900456')).toBeVisible();
    await enterCode(user, 'text');
    await expectPage('/nhs-login-consent');
  });

  it('changes the number of an existing account after a day', async () => {
    const { user } = await startSignIn('change-number');
    await enterPassword(user);
    await expectPage('/enter-mobile-code', 'Enter the security code');
    await user.click(hiddenLink(change));
    await expectPage('/recovery/change-mobile/enter-mobile', 'Change your mobile phone number');
  });
});
describe('new account with the address of the entry screen', () => {
  it.each([
    [409, '/register/already-have-an-account'],
    [403, '/register/attempts-exceeded'],
    [429, '/register/attempts-exceeded'],
    [500, '/register/error'],
  ])('shows, when a new account is refused with %i, the page %s', async (status, to) => {
    const visited = await openVariant('register/create-account.usual');
    answer({ call: calls['validate-email'], answer: { status, json: { error: 'Refused' } } });
    await performAction(visited, { clicked: 'Create an account' });
    await expectPage(to);
  });
});

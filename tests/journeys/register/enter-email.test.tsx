import type { UnknownAction } from '@reduxjs/toolkit';
import { act, screen, waitFor, within } from '@testing-library/react';
import { emailCodeSent, emailEntered, signInEnded } from '@/state/events';
import { answer, world } from '../../../mocks/server';
import { button, byId, clickBack, errorSummary, expectPage, fieldError, fillAndContinue, link, visit } from '../../support/user';

const email = 'new-user@example.com';
const main = () => within(screen.getByRole('main'));
const open = (path: string, events: readonly UnknownAction[] = [emailEntered(email)]) => visit(path, { persona: 'new-user', events });
it('shows an address without an account, and checks it with the server', async () => {
  const { user } = await open('/register/create-account');
  await expectPage('/register/create-account', 'We could not find your account');
  expect(main().getAllByText(email)[0]).toBeVisible();
  expect(link('Enter a different email address')).toHaveAttribute('href', '/enter-email');
  await user.click(button('Create an account'));
  await expectPage('/register/create-password', 'Create a password');
  expect(world().calls.flatMap(({ method, path }) => (method === 'POST' ? [path] : []))).toEqual(['/api/login/validate-email']);
});

it.each(['/register/create-account', '/register/check-email'])('shows the address on %s while a step ends the session', async (path) => {
  const { store } = await open(path);
  act(() => void store.dispatch(signInEnded('handedOver')));
  expect(main().getAllByText(email)[0]).toBeVisible();
});

it('offers another emailed code under an expired one, and resets its time', async () => {
  const { user } = await open('/register/check-email', [emailEntered(email), emailCodeSent()]);
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

describe('address that seems to be mistyped', () => {
  const own = 'new-user@example.con';
  const posted = () => world().calls.flatMap(({ method, path, body }) => (method === 'POST' ? [`${path} ${String(body.email)}`] : []));
  const offer = (address: string) => screen.getByRole('button', { name: `Did you mean ${address}?` });
  const question = () =>
    screen.findByRole('group', {
      name: `Did you mean ${email}?`,
      description: 'If the address that you entered is right, select Continue again.',
    });

  it.each(['/register/create-account', '/not-registered'])('looks on %s for an account at the likely address', async (path) => {
    const { user, store } = await visit(path, { persona: 'mobile', events: [emailEntered('mobile@example.con')] });
    await user.click(offer('mobile@example.com'));
    await expectPage('/log-in-password');
    expect(posted()[0]).toBe('/api/login/account-status mobile@example.com');
    expect(store.getState().profile).toMatchObject({ email: 'mobile@example.com', status: 'CONFIRMED' });
  });

  it.each([
    ['/not-registered', 'without an address', []],
    ['/not-registered', 'for another address', [emailEntered(email)]],
    ['/register/create-account', 'for another address', [emailEntered(email)]],
  ])('offers on %s nothing %s', async (path, _what, events) => {
    await open(path, events);
    expect(screen.queryByRole('button', { name: /^Did you mean/ })).not.toBeInTheDocument();
  });

  it('creates an account with a mistyped address by one click', async () => {
    const { user } = await open('/register/create-account', [emailEntered(own)]);
    await user.click(button('Create an account'));
    await expectPage('/register/create-password');
    expect(posted()).toEqual([`/api/login/validate-email ${own}`]);
  });

  it('registers the likely address instead if no email has arrived', async () => {
    const { user } = await open('/register/check-email', [emailEntered(own), emailCodeSent()]);
    await user.click(screen.getByText('Not received an email?'));
    await user.click(offer(email));
    await expectPage('/register/create-password');
    expect(posted()).toEqual([`/api/login/validate-email ${email}`]);
  });

  it('sends a mistyped address by the second Continue, and questions each other one', async () => {
    const { user } = await open('/register/enter-email', []);
    await fillAndContinue(user, 'user-email', own);
    expect(await question()).toHaveFocus();
    expect(byId('user-email')).toHaveValue(own);
    expect(document.title).not.toMatch(/^Error/);
    await fillAndContinue(user, 'user-email', 'new-user@example.cmo');
    await waitFor(async () => expect(await question()).toHaveFocus());
    expect(posted()).toEqual([]);
    await user.click(button('Continue'));
    await expectPage('/register/create-password');
    expect(posted()).toEqual(['/api/login/validate-email new-user@example.cmo']);
    await clickBack(user);
    await expectPage('/register/enter-email');
    await user.click(button('Continue'));
    await expectPage('/register/create-password');
  });

  it('replaces a mistyped address by one click, also beside the error of its format', async () => {
    const { user } = await open('/register/enter-email', []);
    await fillAndContinue(user, 'user-email', 'New-User@example,com');
    expect(await errorSummary()).toEqual(['Enter an email address in the correct format, like name@example.com']);
    await user.click(offer(email));
    await expectPage('/register/create-password');
    expect(posted()).toEqual([`/api/login/validate-email ${email}`]);
    await clickBack(user);
    await expectPage('/register/enter-email');
    expect(byId('user-email')).toHaveValue(email);
  });
});

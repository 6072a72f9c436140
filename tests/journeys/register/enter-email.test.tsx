import type { UnknownAction } from '@reduxjs/toolkit';
import { act, screen, within } from '@testing-library/react';
import { emailCodeSent, emailEntered, signInEnded } from '@/state/events';
import { answer, world } from '../../../mocks/server';
import { button, byId, errorSummary, expectPage, fieldError, fillAndContinue, link, visit } from '../../support/user';

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

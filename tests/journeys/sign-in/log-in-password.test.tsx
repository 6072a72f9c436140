import { screen, waitFor, within } from '@testing-library/react';
import { emailEntered } from '@/state/events';
import { emailOf, password } from '../../../mocks/people/personas';
import { answer, world } from '../../../mocks/server';
import {
  button,
  byId,
  errorSummary,
  errorSummaryWithFocusAt,
  expectRefusal,
  fieldError,
  fieldValues,
  fillAndContinue,
  visit,
} from '../../support/user';

const open = () => visit('/log-in-password', { persona: 'mobile', events: [emailEntered('mobile@example.com')] });

it('requires a password, and focuses the error summary after each failure, also a repeated one', async () => {
  const { user } = await open();
  await user.click(button('Continue'));
  await expectRefusal(user, 'password-input', 'Enter your password');
  // A hidden password stays hidden, so there is nothing to announce.
  expect(screen.queryByText(/^Your password is/)).not.toBeInTheDocument();
  await user.click(button('Continue'));
  await errorSummary();
});

it('sends the password as typed, with spaces and capitals', async () => {
  const { user } = await open();
  await user.type(byId('password-input'), ' Pass Wörd ');
  await user.click(button('Continue'));
  expect(await errorSummaryWithFocusAt('password-input')).toEqual(['Enter the correct password']);
  const { body } = world().calls.find(({ path }) => path.endsWith('/password')) ?? {};
  expect(body).toEqual({ email: 'mobile@example.com', password: ' Pass Wörd ', rmd_token: null });
});

it('nests the button of /login in the element that other suites click', async () => {
  await visit('/login', { persona: 'mobile' });
  expect(within(byId('continue-button')).getByRole('button', { name: 'Continue' })).toHaveAttribute('type', 'submit');
});

it.each([
  ['/log-in-password', 'password.incorrect'],
  ['/login', 'user-sign-in.incorrect'],
] as const)('clears the password field at %s after a refusal, focuses it and preserves the other fields', async (path, refusal) => {
  const { user } = await visit(path, { persona: 'mobile', events: [emailEntered(emailOf('mobile'))] });
  answer(refusal);
  const before = fieldValues();
  for (const _time of [1, 2]) {
    await fillAndContinue(user, 'password-input', password);
    await waitFor(() => expect(byId('password-input')).toHaveFocus());
    expect(fieldError(byId('password-input'))).toBe('Enter the correct password');
    expect(await screen.findByRole('group', { name: 'There is a problem' })).toHaveTextContent('Enter the correct password');
    expect(fieldValues()).toEqual(before);
  }
});

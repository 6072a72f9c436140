import { screen } from '@testing-library/react';
import { it } from 'vitest';
import { calls } from '../../../mocks/backend/http/calls';
import { emailOf } from '../../../mocks/people/personas';
import { answer, codeSentTo } from '../../../mocks/server';
import { openVariant } from '../../support/open-variant';
import { expectPage } from '../../support/page';
import { performAction } from '../../support/page-action';
import { startSignIn } from '../../support/sign-in-steps';

it('registers another address after a typing mistake', async () => {
  const visited = await startSignIn('unconfirmed');
  await expectPage('/register/check-email', 'Check your email');
  await visited.user.click(screen.getByRole('link', { name: 'Change the email address', hidden: true }));
  await expectPage('/register/enter-email');
  await performAction(visited, { typed: { 'Email address': emailOf('new-user') }, clicked: 'Continue' });
  await expectPage('/register/create-password', 'Create a password');
  await performAction(visited, { typed: { Password: 'Another1' }, clicked: 'Continue' });
  await expectPage('/register/check-email', 'Check your email');
  await performAction(visited, { typed: { 'Security code': codeSentTo(emailOf('new-user')) }, clicked: 'Continue' });
  await expectPage('/register/enter-mobile');
});

it.each([
  [409, '/register/already-have-an-account'],
  [403, '/register/attempts-exceeded'],
  [429, '/register/attempts-exceeded'],
  [500, '/register/error'],
])('shows, for the refusal %i of an address from the entry screen, the page %s', async (status, to) => {
  const visited = await openVariant('register/create-account.usual');
  answer({ call: calls['validate-email'], answer: { status, json: { error: 'Refused' } } });
  await performAction(visited, { clicked: 'Create an account' });
  await expectPage(to);
});

import type { UnknownAction } from '@reduxjs/toolkit';
import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { emailEntered, signInEnded } from '@/state/events';
import { signInAs, world } from '../../mocks/server';
import { button, expectPage, link, paragraphWithText } from '../support/page';
import { landlineAllowed } from '../support/senders/registration-senders';
import { visit } from '../support/visit';

const email = 'new-user@example.com';
const back = /Go back to the website or app that you want to use/;
const main = () => within(screen.getByRole('main'));
const open = (path: string, events: readonly UnknownAction[] = [emailEntered(email)]) => {
  signInAs('new-user');
  return visit(path, { events });
};
describe('start of a registration', () => {
  it('shows what is required and what follows, and continues', async () => {
    const { user } = await open('/register/create-account-steps');
    await expectPage('/register/create-account-steps', 'Create an NHS account');
    expect(main().getByText(/at least 7 characters/)).toBeVisible();
    expect(main().getByText('a mobile phone')).toBeVisible();
    expect(main().getAllByRole('listitem')).toHaveLength(5);
    expect(link('Back')).toHaveAttribute('href', '/login');
    await user.click(button('Continue'));
    await expectPage('/register/enter-email', 'What is your email address?');
  });

  it('mentions the landline when the server allows it', async () => {
    await open('/register/create-account-steps', [landlineAllowed()]);
    expect(main().getByText('a mobile phone, or a landline where you can take a call')).toBeVisible();
  });

  it('shows an address without an account, and checks it with the server', async () => {
    const { user } = await open('/register/create-account');
    await expectPage('/register/create-account', 'Create an NHS account');
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
  expect(screen.getByText(paragraphWithText(`There is an account with ${email}. Log in with it.`))).toBeVisible();
});

it('shows links onwards on /register/lost-access-email without registration', async () => {
  signInAs('mobile', { oidc: { allow_registration: 'false' } });
  const { user } = await visit('/register/lost-access-email');
  expect(link('contact us (opens in a new tab)')).toHaveAttribute('href', 'https://help.login.nhs.uk/contact');
  expect(await screen.findByRole('link', { name: 'Go to Example health service' })).toBeVisible();
  await user.click(button('Log in with another email address'));
  await expectPage('/enter-email');
});

const ends = [
  ['/register/already-have-an-account', 'You already have an account', 'Log in', '/enter-email'],
  ['/register/error', 'We could not create your account', 'Try again', '/register/enter-email'],
  ['/register/lost-access-email', 'If you cannot use your email address', 'Create a new account', '/register/create-account-steps'],
  ['/register/not-sure-account', 'Check if you have an account', 'Enter your email address', '/enter-email'],
] as const;

describe.each(ends)('last page of a registration %s', (path, heading, way, to) => {
  it('continues with a session', async () => {
    const { user } = await open(path);
    await expectPage(path, heading);
    expect(document.title).toBe(`${heading} - NHS login`);
    await user.click(button(way));
    await expectPage(to);
  });

  it('links back to the client service without a session', async () => {
    await visit(path);
    await expectPage(path, heading);
    expect(screen.getByText(back)).toBeVisible();
    expect(screen.queryByRole('button', { name: way })).not.toBeInTheDocument();
    expect(main().getAllByRole('link')).not.toHaveLength(0);
  });
});

import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { clientInfoReceived } from '@/state/events';
import { exampleClient } from '../../mocks/backend/provider/example-client';
import { answer, signInAs } from '../../mocks/server';
import { authApiFailed, expectConsoleMessage } from '../support/console-guard';
import { button, byId, expectPage, fill, link, paragraphWithText } from '../support/page';
import { newLink } from '../support/reset-links';
import { unloadDocument, visit } from '../support/visit';

const back = /Go back to the website or app that you want to use/;
const expired = '/reset/link-expired?username=mobile%40example.com';

describe('page of a new password', () => {
  it('shows the name of the client when it is known', async () => {
    signInAs('mobile');
    await visit(newLink());
    await expectPage('/reset/new-password', 'Choose a new password');
    expect(
      await screen.findByText(paragraphWithText("You'll use this password to log in to Example health service with NHS login.")),
    ).toBeVisible();
  });

  it.each([
    ['without a session', () => undefined],
    [
      'with a client service that cannot be asked about',
      () => {
        signInAs('mobile');
        expectConsoleMessage(authApiFailed);
        answer('client-info.unavailable');
      },
    ],
  ])('renders without the name of the client %s', async (_what, arrange) => {
    arrange();
    await visit(newLink());
    expect(screen.getByText(paragraphWithText("You'll use this password to log in to websites and apps with NHS login."))).toBeVisible();
  });

  it('shows one field, with the user name for password managers', async () => {
    await visit(newLink());
    const field = screen.getByLabelText('New password');
    expect(field).toBe(byId('password-input'));
    expect(field).toHaveAttribute('type', 'password');
    expect(field).toHaveAttribute('autocomplete', 'new-password');
    expect(field).toHaveAccessibleDescription(/Use at least 8 characters, with at least 1 capital letter/);
    expect(screen.queryAllByRole('textbox')).toEqual([]);
    const username = screen.getByDisplayValue('mobile@example.com');
    expect(username).toHaveAttribute('autocomplete', 'username');
    expect(username).toHaveAttribute('type', 'email');
    expect(username).not.toBeVisible();
    expect(document.title).toBe('Choose a new password - NHS login');
  });
});

it('shows the page of success after Back from the login, not the link', async () => {
  signInAs('mobile');
  const { user } = await visit(newLink());
  await fill(user, 'password-input', 'Another1');
  await user.click(button('Reset password'));
  await expectPage('/reset/success', 'You have reset your password for NHS login');
  await user.click(button('Continue to log in'));
  await expectPage('/enter-email', 'Enter your email address');
  window.history.back();
  await expectPage('/reset/success', 'You have reset your password for NHS login');
});

it('asks after a reload to open the link again, because no storage has it', async () => {
  const emailed = newLink();
  await visit(emailed);
  await expectPage('/reset/new-password', 'Choose a new password');
  const { usr } = window.history.state as { usr: unknown };
  await unloadDocument();
  await visit('/reset/new-password', { state: usr });
  await expectPage('/reset/new-password', 'Open your link again');
  expect(screen.getByText('For your security, open the link in your email again.')).toBeVisible();
  expect(screen.queryByText(/We checked your browser/)).not.toBeInTheDocument();
});

const pages = [
  ['/reset/success', 'You have reset your password for NHS login', 'Continue to log in', '/enter-email', 'Enter your email address'],
  ['/reset/link-used', 'You have already reset your password', 'Continue to log in', '/enter-email', 'Enter your email address'],
  ['/reset/link-not-working', 'This link does not work', 'Get a new link', '/forgotten-password', 'Forgot password'],
] as const;

describe.each(pages)('result page %s', (path, heading, way, to, next) => {
  it('continues in the browser of the login', async () => {
    signInAs('mobile');
    const { user } = await visit(path);
    await expectPage(path, heading);
    expect(document.title).toBe(`${heading} - NHS login`);
    expect(screen.queryByText(back)).not.toBeInTheDocument();
    await user.click(button(way));
    await expectPage(to, next);
  });

  it('links back to the client service in another browser', async () => {
    await visit(path);
    await expectPage(path, heading);
    expect(screen.getByText(back)).toBeVisible();
    expect(screen.queryByRole('button', { name: way })).not.toBeInTheDocument();
    expect(link('Get help with NHS login (opens in a new tab)')).toBeVisible();
  });

  it('links to a known client service in another browser', async () => {
    await visit(path, { events: [clientInfoReceived(exampleClient)] });
    expect(link('Go to Example health service')).toHaveAttribute('href', 'https://www.example.com');
  });
});

describe('page of an invalid link', () => {
  it('shows the causes', async () => {
    await visit('/reset/link-not-working');
    for (const cause of [/mistyped the link/, /technical error/]) expect(screen.getByText(cause)).toBeVisible();
  });
});

describe('page of an expired link', () => {
  it('shows the expiry and the address of the email', async () => {
    await visit(expired);
    await expectPage('/reset/link-expired', 'This link has expired');
    expect(screen.getByText('It has been more than 1 hour since it was sent.')).toBeVisible();
    expect(screen.getByText('mobile@example.com')).toBeVisible();
  });

  it('links to the form with the address in the browser of the login', async () => {
    signInAs('mobile');
    const { user } = await visit(expired);
    await user.click(button('Get a new link'));
    await expectPage('/forgotten-password', 'Forgot password');
    expect(byId('user-email')).toHaveValue('mobile@example.com');
  });

  it.each(['', '?username=0b9f6c1e-2f3a-4c5d-8e7f-9a0b1c2d3e4f', '?username=%3Cb%3E', '?username=https%3A%2F%2Fexample.com'])(
    'shows and fills in no address when the link has %j',
    async (query) => {
      signInAs('mobile');
      const { user } = await visit(`/reset/link-expired${query}`);
      await expectPage('/reset/link-expired', 'This link has expired');
      expect(screen.queryByText(/We sent it to/)).not.toBeInTheDocument();
      await user.click(button('Get a new link'));
      await expectPage('/forgotten-password', 'Forgot password');
      expect(byId('user-email')).toHaveValue('');
    },
  );

  it('shows in another browser how to request another link', async () => {
    await visit(expired);
    expect(screen.getByText(/Then select 'Forgot password'/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Get a new link' })).not.toBeInTheDocument();
  });
});

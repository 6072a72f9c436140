import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { emailOf, password } from '../../mocks/people/personas';
import { world } from '../../mocks/server';
import { neverAnswers, refuses, registerPasskey } from '../support/authenticator';
import { button, clickBack,expectPage } from '../support/page';
import { openAndSubmit, performAction, signIn } from '../support/page-action';
import { email, startAt, startPasskeyLogin } from '../support/passkey-starts';
import { unloadDocument, visit } from '../support/visit';

const entry = startAt('/enter-email');
const login = startAt('/login');
const cancels = { dialog: refuses('NotAllowedError') };
const instead = { chosen: 'Log in using my password instead', press: 'Continue' };
const asked = (call: string) => world().calls.filter(({ path }) => path.endsWith(call)).length;
const methods = 'Which authentication method do you want to use?';

describe('automatic passkey login', () => {
  it('asks for a password after a cancelled automatic passkey, and opens no second dialogue', async () => {
    const visited = await startPasskeyLogin(entry, cancels);
    await expectPage('/passkey-login-failed', 'There was a problem');
    await performAction(visited, instead);
    await expectPage('/log-in-password', 'Enter your password');
    await clickBack(visited.user);
    await expectPage('/enter-email', 'Enter your email address');
    await visited.user.click(button('Continue'));
    await expectPage('/log-in-password', 'Enter your password');
    expect(visited.dialogs).toHaveLength(1);
  });

  it('sends the password on the second Continue of /login', async () => {
    const visited = await startPasskeyLogin(login, cancels);
    await expectPage('/passkey-user-login-failed', 'There was a problem');
    expect(asked('/user-sign-in')).toBe(0);
    await performAction(visited, instead);
    await expectPage('/login');
    await performAction(visited, login);
    await expectPage('/choose-authentication-method', methods);
    expect(world().calls.find(({ path }) => path.endsWith('/user-sign-in'))?.body).toMatchObject({ email, password });
    expect(visited.dialogs).toHaveLength(1);
  });

  it('asks for a password elsewhere after a cancelled automatic passkey', async () => {
    const visited = await startPasskeyLogin(entry, cancels);
    await expectPage('/passkey-login-failed');
    await unloadDocument();
    await openAndSubmit(login);
    await expectPage('/choose-authentication-method', methods);
    expect(visited.dialogs).toHaveLength(1);
  });

  it.each([
    ['after it was cancelled', refuses('NotAllowedError')],
    ['while the browser was asking', neverAnswers],
  ])('remembers the cancelled passkey after a reload %s', async (_when, dialog) => {
    const { dialogs } = await startPasskeyLogin(entry, { dialog });
    await waitFor(() => expect(dialogs).toHaveLength(1));
    await unloadDocument();
    const again = await visit('/enter-email');
    await performAction(again, entry);
    await expectPage('/log-in-password', 'Enter your password');
    expect(dialogs).toHaveLength(1);
  });

  it('tries a passkey once for each email address', async () => {
    const visited = await startPasskeyLogin(entry, cancels);
    await expectPage('/passkey-login-failed');
    await performAction(visited, instead);
    await expectPage('/log-in-password', 'Enter your password');
    await clickBack(visited.user);
    registerPasskey('passkey-and-mobile');
    await performAction(visited, { typed: { 'Email address': emailOf('passkey-and-mobile') }, press: 'Continue' });
    await expectPage('/passkey-login-failed', 'There was a problem');
    expect(visited.dialogs).toHaveLength(2);
    await performAction(visited, instead);
    await expectPage('/log-in-password', 'Enter your password');
    await clickBack(visited.user);
    await visited.user.click(button('Continue'));
    await expectPage('/log-in-password', 'Enter your password');
    expect(visited.dialogs).toHaveLength(2);
  });

  it('tries a passkey again in the next sign-in', async () => {
    const { dialogs } = await startPasskeyLogin(entry, cancels);
    await expectPage('/passkey-login-failed');
    await unloadDocument();
    await openAndSubmit(entry, signIn(entry));
    await expectPage('/passkey-login-failed');
    expect(dialogs).toHaveLength(2);
  });

  it('opens the passkey dialogue each time the user asks, and Back skips all attempts', async () => {
    const visited = await startPasskeyLogin(entry, cancels);
    await expectPage('/passkey-login-failed');
    const { length } = window.history;
    for (const times of [2, 3]) {
      await expectPage('/passkey-login-failed');
      await performAction(visited, { chosen: 'Try using my passkey again', press: 'Continue' });
      await waitFor(() => expect(visited.dialogs).toHaveLength(times));
      await waitFor(() => expect(screen.getByLabelText('Try using my passkey again')).not.toBeChecked());
    }
    expect(window.history).toHaveLength(length);
  });
});

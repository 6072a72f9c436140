import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { emailOf, password } from '../../mocks/people/personas';
import { world } from '../../mocks/server';
import { givePasskey, refuses, waits } from '../support/authenticator';
import { arriveAt, button, clickBack } from '../support/page';
import { performAction, send, signIn } from '../support/page-action';
import { begin, email, startAt } from '../support/passkey-starts';
import { depart, visit } from '../support/visit';

const entry = startAt('/enter-email');
const login = startAt('/login');
const cancels = { dialog: refuses('NotAllowedError') };
const instead = { chosen: 'Log in using my password instead', press: 'Continue' };
const asked = (call: string) => world().calls.filter(({ path }) => path.endsWith(call)).length;
const methods = 'Which authentication method do you want to use?';

describe('a passkey is tried by itself once', () => {
  it('on the entry screen: then a password is asked for, and the next Continue asks for it at once', async () => {
    const visited = await begin(entry, cancels);
    await arriveAt('/passkey-login-failed', 'There was a problem');
    await performAction(visited, instead);
    await arriveAt('/log-in-password', 'Enter your password');
    await clickBack(visited.user);
    await arriveAt('/enter-email', 'Enter your email address');
    await visited.user.click(button('Continue'));
    await arriveAt('/log-in-password', 'Enter your password');
    expect(visited.dialogs).toHaveLength(1);
  });

  it('on the page that asks for both: the second time the password is sent', async () => {
    const visited = await begin(login, cancels);
    await arriveAt('/passkey-user-login-failed', 'There was a problem');
    expect(asked('/user-sign-in')).toBe(0);
    await performAction(visited, instead);
    await arriveAt('/login');
    await performAction(visited, login);
    await arriveAt('/choose-authentication-method', methods);
    expect(world().calls.find(({ path }) => path.endsWith('/user-sign-in'))?.body).toMatchObject({ email, password });
    expect(visited.dialogs).toHaveLength(1);
  });

  it('also when a password was asked for on another page', async () => {
    const visited = await begin(entry, cancels);
    await arriveAt('/passkey-login-failed');
    await depart();
    await send(login);
    await arriveAt('/choose-authentication-method', methods);
    expect(visited.dialogs).toHaveLength(1);
  });

  it.each([
    ['after it was cancelled', refuses('NotAllowedError')],
    ['while the browser was asking', waits],
  ])('and a reload %s does not forget that', async (_when, dialog) => {
    const { dialogs } = await begin(entry, { dialog });
    await waitFor(() => expect(dialogs).toHaveLength(1));
    await depart();
    const again = await visit('/enter-email');
    await performAction(again, entry);
    await arriveAt('/log-in-password', 'Enter your password');
    expect(dialogs).toHaveLength(1);
  });

  it('for each email address: who cancelled it for one may use that of another, and comes back to a password for the first', async () => {
    const visited = await begin(entry, cancels);
    await arriveAt('/passkey-login-failed');
    await performAction(visited, instead);
    await arriveAt('/log-in-password', 'Enter your password');
    await clickBack(visited.user);
    givePasskey('passkey-and-mobile');
    await performAction(visited, { typed: { 'Email address': emailOf('passkey-and-mobile') }, press: 'Continue' });
    await arriveAt('/passkey-login-failed', 'There was a problem');
    expect(visited.dialogs).toHaveLength(2);
    await performAction(visited, instead);
    await arriveAt('/log-in-password', 'Enter your password');
    await clickBack(visited.user);
    await visited.user.click(button('Continue'));
    await arriveAt('/log-in-password', 'Enter your password');
    expect(visited.dialogs).toHaveLength(2);
  });

  it('and once in the next sign-in', async () => {
    const { dialogs } = await begin(entry, cancels);
    await arriveAt('/passkey-login-failed');
    await depart();
    await send(entry, signIn(entry));
    await arriveAt('/passkey-login-failed');
    expect(dialogs).toHaveLength(2);
  });

  it('and again whenever the person asks for it, and Back leads past all of that', async () => {
    const visited = await begin(entry, cancels);
    await arriveAt('/passkey-login-failed');
    const { length } = window.history;
    for (const times of [2, 3]) {
      await arriveAt('/passkey-login-failed');
      await performAction(visited, { chosen: 'Try using my passkey again', press: 'Continue' });
      await waitFor(() => expect(visited.dialogs).toHaveLength(times));
      await waitFor(() => expect(screen.getByLabelText('Try using my passkey again')).not.toBeChecked());
    }
    expect(window.history).toHaveLength(length);
  });
});

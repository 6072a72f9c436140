import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { emailEntered } from '@/state/events';
import { signInAs } from '../../mocks/server';
import { withAuthenticator } from '../support/authenticator';
import { goBy } from '../support/go-by';
import { arriveAt, byId, clickBack, fill, link } from '../support/page';
import { visit } from '../support/visit';

describe('a typed email address travels', () => {
  it.each([
    ['Log in with a passkey', '/passkey-enter-email'],
    ['Forgot password', '/forgotten-password'],
  ])('from the login by %j, before it is sent', async (way, path) => {
    signInAs('mobile');
    withAuthenticator();
    const { user } = await visit('/login');
    await user.type(byId('user-email'), 'some@example.com');
    await user.click(await screen.findByRole('link', { name: way }));
    await arriveAt(path);
    expect(byId('user-email')).toHaveValue('some@example.com');
    await clickBack(user);
    await arriveAt('/login');
    expect(byId('user-email')).toHaveValue('some@example.com');
    expect(byId('password-input')).toHaveValue('');
  });

  it('back by the Back link, to a page where none was typed', async () => {
    signInAs('mobile');
    const { user } = await visit('/login');
    await user.click(link('Forgot password'));
    await arriveAt('/forgotten-password');
    await user.type(byId('user-email'), 'some@example.com');
    await clickBack(user);
    await arriveAt('/login');
    expect(byId('user-email')).toHaveValue('some@example.com');
    expect((window.history.state as { idx: number }).idx).toBe(0);
  });

  it('on and on, as it was typed last', async () => {
    signInAs('mobile');
    const { user } = await visit('/login', { events: [emailEntered('first@example.com')] });
    await fill(user, 'user-email', 'second@example.com');
    await user.click(link('Forgot password'));
    await arriveAt('/forgotten-password');
    await fill(user, 'user-email', 'third@example.com');
    await clickBack(user);
    await arriveAt('/login');
    expect(byId('user-email')).toHaveValue('third@example.com');
  });

  it('not when it was emptied: the address that is known is better than none', async () => {
    signInAs('mobile');
    const { user } = await visit('/login', { events: [emailEntered('first@example.com')] });
    await user.clear(byId('user-email'));
    await user.click(link('Forgot password'));
    await arriveAt('/forgotten-password');
    expect(byId('user-email')).toHaveValue('first@example.com');
  });

  it('not over the address that was sent meanwhile', async () => {
    signInAs('mobile');
    const { user, store } = await visit('/enter-email');
    await user.type(byId('user-email'), 'some@');
    await user.click(link('Cookies'));
    await arriveAt('/cookies');
    act(() => void store.dispatch(emailEntered('other@example.com')));
    await goBy('back', '/enter-email');
    expect(byId('user-email')).toHaveValue('other@example.com');
  });
});

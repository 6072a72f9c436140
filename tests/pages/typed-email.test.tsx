import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { emailEntered } from '@/state/events';
import { signInAs } from '../../mocks/server';
import { withAuthenticator } from '../support/authenticator';
import { byId, clickBack, expectPage, fill, link } from '../support/page';
import { traverseHistory } from '../support/traverse-history';
import { visit } from '../support/visit';

describe('typed email address', () => {
  it.each([
    ['Log in with a passkey', '/passkey-enter-email'],
    ['Forgot password', '/forgotten-password'],
  ])('passes the typed address from the login by %j before a submission', async (way, path) => {
    signInAs('mobile');
    withAuthenticator();
    const { user } = await visit('/login');
    await user.type(byId('user-email'), 'some@example.com');
    await user.click(await screen.findByRole('link', { name: way }));
    await expectPage(path);
    expect(byId('user-email')).toHaveValue('some@example.com');
    await clickBack(user);
    await expectPage('/login');
    expect(byId('user-email')).toHaveValue('some@example.com');
    expect(byId('password-input')).toHaveValue('');
  });

  it('passes the typed address by the Back link to a page with an empty field', async () => {
    signInAs('mobile');
    const { user } = await visit('/login');
    await user.click(link('Forgot password'));
    await expectPage('/forgotten-password');
    await user.type(byId('user-email'), 'some@example.com');
    await clickBack(user);
    await expectPage('/login');
    expect(byId('user-email')).toHaveValue('some@example.com');
    expect((window.history.state as { idx: number }).idx).toBe(0);
  });

  it('passes the last typed address across several pages', async () => {
    signInAs('mobile');
    const { user } = await visit('/login', { events: [emailEntered('first@example.com')] });
    await fill(user, 'user-email', 'second@example.com');
    await user.click(link('Forgot password'));
    await expectPage('/forgotten-password');
    await fill(user, 'user-email', 'third@example.com');
    await clickBack(user);
    await expectPage('/login');
    expect(byId('user-email')).toHaveValue('third@example.com');
  });

  it('prefers the known address to an emptied field', async () => {
    signInAs('mobile');
    const { user } = await visit('/login', { events: [emailEntered('first@example.com')] });
    await user.clear(byId('user-email'));
    await user.click(link('Forgot password'));
    await expectPage('/forgotten-password');
    expect(byId('user-email')).toHaveValue('first@example.com');
  });

  it('prefers the address sent meanwhile to the typed one', async () => {
    signInAs('mobile');
    const { user, store } = await visit('/enter-email');
    await user.type(byId('user-email'), 'some@');
    await user.click(link('Cookies'));
    await expectPage('/cookies');
    act(() => void store.dispatch(emailEntered('other@example.com')));
    await traverseHistory('back', '/enter-email');
    expect(byId('user-email')).toHaveValue('other@example.com');
  });
});

import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer } from '../../mocks/server';
import { agrees, neverAnswers } from '../support/authenticator';
import { address, button, byId, errorSummaryWithFocusAt, expectPage, link } from '../support/page';
import { autofillPages, callCount, openWithAutofill, openWithPasskey, pendingRequests } from '../support/passkey-autofill';
import { sample } from '../support/sample';
import { waitForIdle } from '../support/wait-for-idle';

describe.each(sample(autofillPages, 2))('autofill list on $from', ({ from }) => {
  it('requests every passkey of this site once', async () => {
    const { lists, dialogs } = await openWithPasskey(from);
    await waitFor(() => expect(lists).toHaveLength(1));
    await waitForIdle();
    expect(lists).toHaveLength(1);
    expect(lists[0]).toMatchObject({ mediation: 'conditional', publicKey: { rpId: 'localhost', allowCredentials: [] } });
    expect(dialogs).toEqual([]);
    expect(callCount('/authentication/options')).toBe(1);
    expect(button('Continue')).toBeEnabled();
  });

  it('aborts the autofill request when the user clicks Continue', async () => {
    answer('account-status.hang');
    answer('user-sign-in.hang');
    answer('passkey-status.not-enabled');
    const visited = await openWithAutofill(from);
    await visited.user.type(byId('user-email'), 'mobile@example.com');
    if (from === '/login') await visited.user.type(byId('password-input'), 'anything');
    expect(pendingRequests(visited)).toHaveLength(1);
    await visited.user.click(button('Continue'));
    await waitFor(() => expect(pendingRequests(visited)).toHaveLength(0));
  });

  it('aborts the autofill request when the user leaves the page', async () => {
    const visited = await openWithAutofill(from);
    await visited.user.click(link('Cookies'));
    await expectPage('/cookies');
    expect(pendingRequests(visited)).toHaveLength(0);
  });

  it('aborts the autofill request before the page enters the back/forward cache', async () => {
    const visited = await openWithAutofill(from);
    window.dispatchEvent(new Event('pagehide'));
    expect(pendingRequests(visited)).toHaveLength(0);
  });

  it('starts no autofill request after Continue was clicked before the browser was ready', async () => {
    answer('account-status.hang');
    answer('user-sign-in.hang');
    answer('passkey-status.not-enabled');
    const ready: (() => void)[] = [];
    const hasList = () => new Promise<boolean>((resolve) => ready.push(() => resolve(true)));
    const visited = await openWithPasskey(from, { hasList });
    await waitFor(() => expect(ready).toHaveLength(1));
    await visited.user.type(byId('user-email'), 'mobile@example.com');
    if (from === '/login') await visited.user.type(byId('password-input'), 'anything');
    await visited.user.click(button('Continue'));
    for (const say of ready) say();
    await waitForIdle();
    expect(visited.lists).toEqual([]);
  });

  it.each([
    ['cannot use passkeys', { passkeys: false }],
    ['has no such list', { autofill: undefined }],
  ])('starts no autofill request in a browser that %s', async (_what, browser) => {
    const { lists } = await openWithPasskey(from, browser);
    await waitForIdle();
    expect(lists).toEqual([]);
    expect(callCount('/authentication/options')).toBe(0);
  });
});

describe('autofill list', () => {
  it('does not close a dialogue that opened before the browser was ready', async () => {
    const ready: (() => void)[] = [];
    const hasList = () => new Promise<boolean>((resolve) => ready.push(() => resolve(true)));
    const visited = await openWithPasskey('/login', { hasList, dialog: neverAnswers });
    await waitFor(() => expect(ready).toHaveLength(1));
    await visited.user.type(byId('user-email'), 'passkey-and-mobile@example.com');
    await visited.user.type(byId('password-input'), 'anything{Enter}');
    await waitFor(() => expect(visited.dialogs).toHaveLength(1));
    for (const say of ready) say();
    await waitForIdle();
    expect(visited.lists).toEqual([]);
    expect(visited.dialogs[0]?.signal.aborted).toBe(false);
    expect(address()).toBe('/login');
  });

  it('starts the autofill request again after a refused password', async () => {
    const visited = await openWithAutofill('/login');
    answer('passkey-status.not-enabled');
    await visited.user.type(byId('user-email'), 'mobile@example.com');
    await visited.user.type(byId('password-input'), 'wrong{Enter}');
    expect(await errorSummaryWithFocusAt('password-input')).toEqual(['Enter the correct password']);
    await waitFor(() => expect(visited.lists).toHaveLength(2));
    expect(pendingRequests(visited)).toHaveLength(1);
  });

  it('aborts the autofill request before the dialogue of an automatic passkey opens', async () => {
    const visited = await openWithAutofill('/enter-email', { dialog: agrees });
    await visited.user.type(byId('user-email'), 'passkey-and-mobile@example.com{Enter}');
    await waitFor(() => expect(visited.exits).toEqual([expect.stringMatching(/^\/api\/auth\/complete/)]));
    expect(pendingRequests(visited)).toHaveLength(0);
    expect(visited.dialogs).toHaveLength(1);
  });

  it.each(['/passkey-enter-email', '/forgotten-password', '/log-in-password', '/error'])(
    'starts no autofill request on %s',
    async (from) => {
      const { lists } = await openWithPasskey(from);
      await waitForIdle();
      // Without an address the password page leads to the entry screen, which has one.
      expect(lists).toHaveLength(address() === '/enter-email' ? 1 : 0);
    },
  );
});

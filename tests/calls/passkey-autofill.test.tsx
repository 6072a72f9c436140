import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answer } from '../../mocks/server';
import { agrees, waits } from '../support/authenticator';
import { fewOf } from '../support/few-of';
import { address, arriveAt, button, byId, complaintsAt, link } from '../support/page';
import { arrive, offered, open, pages, posted } from '../support/passkey-autofill';
import { untilQuiet } from '../support/under-way';

describe.each(fewOf(2, pages))('the autofill list on $from', ({ from }) => {
  it('offers every passkey of this site that the browser has, asked for once', async () => {
    const { lists, dialogs } = await arrive(from);
    await waitFor(() => expect(lists).toHaveLength(1));
    await untilQuiet();
    expect(lists).toHaveLength(1);
    expect(lists[0]).toMatchObject({ mediation: 'conditional', publicKey: { rpId: 'localhost', allowCredentials: [] } });
    expect(dialogs).toEqual([]);
    expect(posted('/authentication/options')).toBe(1);
    expect(button('Continue')).toBeEnabled();
  });

  it('is given up when Continue is pressed', async () => {
    answer('account-status.hang');
    answer('user-sign-in.hang');
    answer('passkey-status.not-enabled');
    const visited = await offered(from);
    await visited.user.type(byId('user-email'), 'mobile@example.com');
    if (from === '/login') await visited.user.type(byId('password-input'), 'anything');
    expect(open(visited)).toHaveLength(1);
    await visited.user.click(button('Continue'));
    await waitFor(() => expect(open(visited)).toHaveLength(0));
  });

  it('is given up when the page is left', async () => {
    const visited = await offered(from);
    await visited.user.click(link('Cookies'));
    await arriveAt('/cookies');
    expect(open(visited)).toHaveLength(0);
  });

  it('is given up before the browser keeps the page for the Back button', async () => {
    const visited = await offered(from);
    window.dispatchEvent(new Event('pagehide'));
    expect(open(visited)).toHaveLength(0);
  });

  it('is not asked for after Continue was pressed before the browser was ready', async () => {
    answer('account-status.hang');
    answer('user-sign-in.hang');
    answer('passkey-status.not-enabled');
    const ready: (() => void)[] = [];
    const hasList = () => new Promise<boolean>((resolve) => ready.push(() => resolve(true)));
    const visited = await arrive(from, { hasList });
    await waitFor(() => expect(ready).toHaveLength(1));
    await visited.user.type(byId('user-email'), 'mobile@example.com');
    if (from === '/login') await visited.user.type(byId('password-input'), 'anything');
    await visited.user.click(button('Continue'));
    for (const say of ready) say();
    await untilQuiet();
    expect(visited.lists).toEqual([]);
  });

  it.each([
    ['cannot use passkeys', { passkeys: false }],
    ['has no such list', { autofill: undefined }],
  ])('is not asked for in a browser that %s', async (_what, browser) => {
    const { lists } = await arrive(from, browser);
    await untilQuiet();
    expect(lists).toEqual([]);
    expect(posted('/authentication/options')).toBe(0);
  });
});

describe('the autofill list', () => {
  it('does not take away a dialog that was shown before the browser was ready', async () => {
    const ready: (() => void)[] = [];
    const hasList = () => new Promise<boolean>((resolve) => ready.push(() => resolve(true)));
    const visited = await arrive('/login', { hasList, dialog: waits });
    await waitFor(() => expect(ready).toHaveLength(1));
    await visited.user.type(byId('user-email'), 'passkey-and-mobile@example.com');
    await visited.user.type(byId('password-input'), 'anything{Enter}');
    await waitFor(() => expect(visited.dialogs).toHaveLength(1));
    for (const say of ready) say();
    await untilQuiet();
    expect(visited.lists).toEqual([]);
    expect(visited.dialogs[0]?.signal.aborted).toBe(false);
    expect(address()).toBe('/login');
  });

  it('is offered again after a refused password', async () => {
    const visited = await offered('/login');
    answer('passkey-status.not-enabled');
    await visited.user.type(byId('user-email'), 'mobile@example.com');
    await visited.user.type(byId('password-input'), 'wrong{Enter}');
    expect(await complaintsAt('password-input')).toEqual(['Enter the correct password']);
    await waitFor(() => expect(visited.lists).toHaveLength(2));
    expect(open(visited)).toHaveLength(1);
  });

  it('gives way to the dialog of a passkey that is tried by itself', async () => {
    const visited = await offered('/enter-email', { dialog: agrees });
    await visited.user.type(byId('user-email'), 'passkey-and-mobile@example.com{Enter}');
    await waitFor(() => expect(visited.exits).toEqual([expect.stringMatching(/^\/api\/auth\/complete/)]));
    expect(open(visited)).toHaveLength(0);
    expect(visited.dialogs).toHaveLength(1);
  });

  it.each(['/passkey-enter-email', '/forgotten-password', '/log-in-password', '/error'])('is not on %s', async (from) => {
    const { lists } = await arrive(from);
    await untilQuiet();
    // Without an address the password page leads to the entry screen, which has one.
    expect(lists).toHaveLength(address() === '/enter-email' ? 1 : 0);
  });
});

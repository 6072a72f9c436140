import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openSignIn } from '@/session/sign-in';
import { bannersReceived, emailEntered, signInEnded, stepStarted } from '@/state/events';
import { makeStore } from '@/state/store';
import { keptOf, leave, openKept, openStore } from '../../support/bare-store';
import { writeSession, writeToken } from '../../support/cookies-by-hand';
import { registerStore } from '../../support/open-stores';

const maya = emailEntered('maya@example.com');

beforeEach(() => {
  writeSession('first');
  openSignIn();
});

describe('what keeps the state', () => {
  it('is loaded once, however often it is asked for', async () => {
    const load = vi.fn(() => import('@/state/saver'));
    const opened = makeStore(load);
    registerStore(opened);
    const [one, other] = await Promise.all([opened.keep(), opened.keep()]);
    expect([other, await opened.keep()]).toEqual([one, one]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('can be asked for again after it could not be loaded', async () => {
    const load = vi.fn(() => import('@/state/saver')).mockRejectedValueOnce(new Error('No chunk'));
    const opened = makeStore(load);
    registerStore(opened);
    await expect(opened.keep()).rejects.toThrow('No chunk');
    opened.store.dispatch(maya);
    await opened.keep();
    await opened.flush();
    expect(await keptOf('profile')).toMatchObject({ email: 'maya@example.com' });
  });

  it('is not needed to write what is pending, or to look for what is missing', async () => {
    const { flush, anyMissing } = openStore(maya);
    await expect(flush()).resolves.toBeUndefined();
    expect(anyMissing()).toBe(false);
  });

  it('changes nothing in a browser with nothing stored', async () => {
    const { store, keep } = openStore(
      maya,
      stepStarted(),
      bannersReceived({ app: { showBanner: true, message: 'Down' }, alerts: { showBanner: false, message: '' } }),
    );
    const { profile, page, banners } = store.getState();
    await keep();
    expect(store.getState()).toMatchObject({ profile, page, banners });
  });

  it('has brought back what is stored once it is there', async () => {
    await leave('profile', { email: 'maya@example.com', status: 'registered' });
    const { store } = await openKept();
    expect(store.getState().profile).toMatchObject({ email: 'maya@example.com', status: 'registered', upliftRequired: false });
  });

  it('brings back what an older release has left out, too', async () => {
    await leave('profile', {});
    const { store } = await openKept(maya);
    expect(store.getState().profile).toMatchObject({ email: 'maya@example.com', status: null });
  });

  it('knows what another document has removed', async () => {
    const { flush, anyMissing } = await openKept(maya);
    await flush();
    expect(anyMissing()).toBe(false);
    localStorage.removeItem('nhs-login-profile');
    expect(anyMissing()).toBe(true);
  });

  it('writes nothing any more once it pauses', async () => {
    const { store, keep, flush } = await openKept(maya);
    await flush();
    (await keep()).pause();
    store.dispatch(emailEntered('ada@example.com'));
    await flush();
    expect(await keptOf('profile')).toMatchObject({ email: 'maya@example.com' });
  });
});

describe('what is kept', () => {
  const known = async () => {
    const opened = await openKept(maya);
    await opened.flush();
    return opened;
  };
  const entries = () => Object.keys(localStorage).toSorted();

  it.each([
    ['all of it by the hand-over', 'handedOver', []],
    ['but for the client service and the end of the session by a time-out', 'timedOut', ['nhs-login-client', 'nhs-login-deadlines']],
    ["but for the client service and the end of the session by 'Not you?'", 'notYou', ['nhs-login-client', 'nhs-login-deadlines']],
  ] as const)('is removed at once, %s', async (_what, ending, left) => {
    const { store } = await known();
    store.dispatch(signInEnded(ending));
    expect(entries()).toEqual(left);
  });

  it('does not come back with what was still to be written', async () => {
    const { store, flush } = await known();
    store.dispatch(emailEntered('ada@example.com'));
    store.dispatch(signInEnded('handedOver'));
    await flush();
    expect(entries()).toEqual([]);
  });

  it('is sealed anew as soon as somebody has signed in, and only then', async () => {
    const { store, flush } = await known();
    const sealed = vi.spyOn(crypto.subtle, 'encrypt');
    store.dispatch(stepStarted());
    store.dispatch(emailEntered('ada@example.com'));
    await flush();
    expect(sealed).toHaveBeenCalledTimes(1);
    writeToken('maya');
    store.dispatch(stepStarted());
    await waitFor(() => expect(sealed).toHaveBeenCalledTimes(7));
    store.dispatch(stepStarted());
    store.dispatch(emailEntered('maya@example.com'));
    await flush();
    expect(sealed).toHaveBeenCalledTimes(8);
  });
});

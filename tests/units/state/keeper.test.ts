import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openSignIn } from '@/session/sign-in';
import { bannersReceived, emailEntered, signInEnded, stepStarted } from '@/state/events';
import { makeStore } from '@/state/store';
import { openPersistedStore, openStore, persistedValues, persistValues } from '../../support/bare-store';
import { writeSession, writeToken } from '../../support/cookies-by-hand';
import { registerStore } from '../../support/open-stores';

const maya = emailEntered('maya@example.com');

beforeEach(() => {
  writeSession('first');
  openSignIn();
});

describe('state saver', () => {
  it('loads once, however often it is requested', async () => {
    const load = vi.fn(() => import('@/state/saver'));
    const opened = makeStore(load);
    registerStore(opened);
    const [one, other] = await Promise.all([opened.startSaving(), opened.startSaving()]);
    expect([other, await opened.startSaving()]).toEqual([one, one]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('loads on retry after a failed import', async () => {
    const load = vi.fn(() => import('@/state/saver')).mockRejectedValueOnce(new Error('No chunk'));
    const opened = makeStore(load);
    registerStore(opened);
    await expect(opened.startSaving()).rejects.toThrow('No chunk');
    opened.store.dispatch(maya);
    await opened.startSaving();
    await opened.flush();
    expect(await persistedValues('profile')).toMatchObject({ email: 'maya@example.com' });
  });

  it('is not required to flush writes or to look for entries', async () => {
    const { flush, anyMissing } = openStore(maya);
    await expect(flush()).resolves.toBeUndefined();
    expect(anyMissing()).toBe(false);
  });

  it('changes nothing in an empty browser', async () => {
    const { store, startSaving } = openStore(
      maya,
      stepStarted(),
      bannersReceived({ app: { showBanner: true, message: 'Down' }, alerts: { showBanner: false, message: '' } }),
    );
    const { profile, page, banners } = store.getState();
    await startSaving();
    expect(store.getState()).toMatchObject({ profile, page, banners });
  });

  it('restores stored values when it has loaded', async () => {
    await persistValues('profile', { email: 'maya@example.com', status: 'registered' });
    const { store } = await openPersistedStore();
    expect(store.getState().profile).toMatchObject({ email: 'maya@example.com', status: 'registered', upliftRequired: false });
  });

  it('restores values with fields missing from an older release', async () => {
    await persistValues('profile', {});
    const { store } = await openPersistedStore(maya);
    expect(store.getState().profile).toMatchObject({ email: 'maya@example.com', status: null });
  });

  it('detects entries that another document has removed', async () => {
    const { flush, anyMissing } = await openPersistedStore(maya);
    await flush();
    expect(anyMissing()).toBe(false);
    localStorage.removeItem('nhs-login-profile');
    expect(anyMissing()).toBe(true);
  });

  it('writes nothing while it is paused', async () => {
    const { store, startSaving, flush } = await openPersistedStore(maya);
    await flush();
    (await startSaving()).pause();
    store.dispatch(emailEntered('ada@example.com'));
    await flush();
    expect(await persistedValues('profile')).toMatchObject({ email: 'maya@example.com' });
  });
});

describe('persisted state', () => {
  const known = async () => {
    const opened = await openPersistedStore(maya);
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

  it('is not restored by a pending write', async () => {
    const { store, flush } = await known();
    store.dispatch(emailEntered('ada@example.com'));
    store.dispatch(signInEnded('handedOver'));
    await flush();
    expect(entries()).toEqual([]);
  });

  it('is encrypted again only after a login', async () => {
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

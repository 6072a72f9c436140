import { waitFor } from '@testing-library/react';
import { openSignIn } from '@/session/sign-in';
import { bannersReceived, clientInfoReceived, dobGiven, emailEntered, passkeysChecked, signInEnded, stepStarted } from '@/state/events';
import { makeStore } from '@/state/store';
import { openPersistedStore, openStore, persistedValues, persistValues } from '../../support/bare-store';
import { writeSession, writeToken } from '../../support/cookies-by-hand';
import { byNumber, openProofing } from '../../support/open-proofing';
import { registerStore } from '../../support/open-stores';
import { slices } from '../../support/stored';
import { unloadDocument, visit } from '../../support/visit';

describe('saver', () => {
  const maya = emailEntered('maya@example.com');

  beforeEach(() => {
    writeSession('first');
    openSignIn();
  });

  it('loads the state saver once, however often it is requested', async () => {
    const load = vi.fn(() => import('@/state/saver'));
    const opened = makeStore(load);
    registerStore(opened);
    const [one, other] = await Promise.all([opened.startSaving(), opened.startSaving()]);
    expect([other, await opened.startSaving()]).toEqual([one, one]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('loads the state saver on retry after a failed import', async () => {
    const load = vi.fn(() => import('@/state/saver')).mockRejectedValueOnce(new Error('No chunk'));
    const opened = makeStore(load);
    registerStore(opened);
    await expect(opened.startSaving()).rejects.toThrow('No chunk');
    opened.store.dispatch(maya);
    await opened.startSaving();
    await opened.flush();
    expect(await persistedValues('profile')).toMatchObject({ email: 'maya@example.com' });
  });

  it('flushes writes and looks for entries without the state saver', async () => {
    const { flush, anyMissing } = openStore(maya);
    await expect(flush()).resolves.toBeUndefined();
    expect(anyMissing()).toBe(false);
  });

  it('changes no state when the saver loads in an empty browser', async () => {
    const { store, startSaving } = openStore(
      maya,
      stepStarted(),
      bannersReceived({ app: { showBanner: true, message: 'Down' }, alerts: { showBanner: false, message: '' } }),
    );
    const { profile, page, banners } = store.getState();
    await startSaving();
    expect(store.getState()).toMatchObject({ profile, page, banners });
  });

  it('restores stored values when the saver has loaded', async () => {
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

  it('writes nothing while the saver is paused', async () => {
    const { store, startSaving, flush } = await openPersistedStore(maya);
    await flush();
    (await startSaving()).pause();
    store.dispatch(emailEntered('ada@example.com'));
    await flush();
    expect(await persistedValues('profile')).toMatchObject({ email: 'maya@example.com' });
  });

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
  ] as const)('removes the persisted state at once and for good, also a pending write, %s', async (_what, reason, left) => {
    const { store, flush } = await known();
    store.dispatch(emailEntered('ada@example.com'));
    store.dispatch(signInEnded(reason));
    expect(entries()).toEqual(left);
    await flush();
    expect(entries()).toEqual(left);
  });

  it('encrypts the persisted state again only after a login', async () => {
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

const minutes = (count: number) => count * 60_000;
const dob = '1984-03-15';
const ages = () => slices.map((key) => (JSON.parse(localStorage.getItem(key) ?? '{}') as { savedAt?: number }).savedAt);

/** Its members have the order of the auth API's answer, which differs from the stored order. */
const client = { client_homepage_url: '', terms_uri: '', client_display_name: 'Example', approved_scopes: ['openid'], claims: [] };

/** Answers the questions at the present time. The returned function sets the clock to so many minutes later. */
async function openNow() {
  const now = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now });
  const passkeys = passkeysChecked({ passkeys_enabled: true, allow_credentials: [{ id: 'one', type: 'public-key', transports: ['usb'] }] });
  await openProofing('/proofing/check-your-details', [...byNumber, clientInfoReceived(client), passkeys]);
  await unloadDocument();
  return (after: number) => void vi.setSystemTime(now + minutes(after));
}
/** On a public page, because another page would show the end of the session. */
async function reload() {
  const { store } = await visit('/cookies');
  const found = store.getState().proofing.dob;
  await unloadDocument();
  return found;
}

it('does not restart the age of stored entries on a reload', async () => {
  const at = await openNow();
  const before = ages();
  const found: string[] = [];
  for (const time of [20, 40, 59, 61, 100, 150]) {
    at(time);
    found.push(await reload());
    if (time < 60) expect(ages()).toEqual(before);
  }
  expect(found).toEqual([dob, dob, dob, '', '', '']);
});

it('does not restart the age of stored entries when the same answer is given again', async () => {
  const at = await openNow();
  at(50);
  const { store } = await visit('/proofing/enter-dob');
  store.dispatch(dobGiven('1990-01-02'));
  store.dispatch(dobGiven(dob));
  await unloadDocument();
  at(61);
  expect(await reload()).toBe('');
});

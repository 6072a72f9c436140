import type { UnknownAction } from '@reduxjs/toolkit';
import { waitFor } from '@testing-library/react';
import { SESSION_HOURS } from '@/limits-and-durations';
import { thisNavigation } from '@/history';
import { SESSION_RENEWAL, storeRoundTrip } from '@/session/round-trips';
import { openSignIn } from '@/session/sign-in';
import { anythingStored, removeStored } from '@/session/storage-entry';
import * as events from '@/state/events';
import { clientInfoReceived, emailEntered, signInEnded, stepStarted } from '@/state/events';
import { readSavedDraft, saveDraft } from '@/state/sealed-storage';
import { makeStore } from '@/state/store';
import { exampleClient } from '../../../mocks/backend/provider/example-client';
import { password } from '../../../mocks/people/personas';
import { signInAs, world } from '../../../mocks/server';
import {
  accountFound,
  arrival,
  codeDue,
  openStorage,
  openStore,
  registerStore,
  slices,
  stored,
  writeSession,
  writeToken,
} from '../../support/environment';
import {
  byNumber,
  enterCode,
  enterEmail,
  enterPassword,
  expectHandOver,
  expectPage,
  foundDuplicate,
  openProofing,
  unloadDocument,
  visit,
} from '../../support/user';
import { email, openPersistedStore, persistedValues, persistValues, reloadPersistedStore } from './persisted';

const { client_id: _ofRequest, ...client } = exampleClient;

describe('saver', () => {
  const maya = emailEntered('maya@example.com');

  beforeEach(() => {
    writeSession('first');
    openSignIn();
  });

  it('loads the state saver once, however often it is requested', async () => {
    const load = vi.fn(() => import('@/state/persistence'));
    const opened = makeStore(load);
    registerStore(opened);
    const [one, other] = await Promise.all([opened.startSaving(), opened.startSaving()]);
    expect([other, await opened.startSaving()]).toEqual([one, one]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('loads the state saver on retry after a failed import', async () => {
    const load = vi.fn(() => import('@/state/persistence')).mockRejectedValueOnce(new Error('No chunk'));
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

  it('restores values with fields missing', async () => {
    await persistValues('profile', {});
    const { store } = await openPersistedStore(maya);
    expect(store.getState().profile).toMatchObject({ email: 'maya@example.com', status: null });
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
  ] as const)('removes the persisted state at once and for good, also a pending write, %s', async (_what, reason, left) => {
    const { store, flush } = await known();
    store.dispatch(emailEntered('ada@example.com'));
    store.dispatch(signInEnded(reason));
    expect(entries()).toEqual(left);
    await flush();
    expect(entries()).toEqual(left);
  });

  it('encrypts the persisted state again only after a login or with another end of the session', async () => {
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

  const draft = { 'first-name': { typed: 'Maya', over: '' } };

  async function reopenAt(path: string) {
    const { store } = await openPersistedStore(emailEntered('maya@example.com'));
    await saveDraft(store.getState(), { path: '/proofing/enter-name', draft });
    window.history.replaceState(null, '', path);
    const { store: reopened } = await reloadPersistedStore();
    return [reopened.getState().drafts, await readSavedDraft(reopened.getState())];
  }

  it.each([
    ['restores a saved draft on its page, once', '/proofing/enter-name', true, null],
    ['drops a saved draft on another page', '/proofing/enter-dob', false, null],
    ['retains a saved draft on a page about cookies, which links back', '/cookies', false, { path: '/proofing/enter-name', draft }],
  ])('%s', async (_what, path, restored, saved) => {
    expect(await reopenAt(path)).toEqual([restored ? { [thisNavigation()]: draft } : {}, saved]);
  });

  it('encrypts again, after a login, the persisted fields alone', async () => {
    const { store, flush } = await known();
    const before = await Promise.all(slices.map((key) => openStorage().getItem(key)));
    writeToken('maya');
    store.dispatch(stepStarted());
    await flush();
    expect(await Promise.all(slices.map((key) => openStorage().getItem(key)))).toEqual(before);
    expect(JSON.stringify(before)).toContain('maya@example.com');
  });

  const credential = { id: 'one', type: 'public-key' as const, transports: ['usb' as const] };

  const request = { fromCookie: { client_id: 'a' }, fromAddress: { prompt: 'login' } };

  const everything: UnknownAction[] = [
    arrival({ ...request, loggedIn: true, emailedQuery: '?code=1', roundTrips: ['otp:renewal'] }),
    events.clientInfoReceived(client),
    events.emailEntered('maya@example.com'),
    accountFound({ uplift_required: true, allow_p5_before_p9: true, landline_registration_enabled: true }),
    events.passkeysChecked({ passkeys_enabled: true, allow_credentials: [credential] }),
    events.passkeyTried(),
    events.passkeyApiFailed(),
    codeDue,
    events.numberRegistered({ phone_number: '•••0338', landline_number: '•••0101', number: '+447700900338' }),
    events.emailConfirmed(),
    events.numberChangeBegun('mobile'),
    events.securityCodeAccepted({ isDuplicatePhoneNumber: true }),
    events.authcodeReceived({ gpRecordChecked: true }),
    events.nameGiven({ firstName: 'Maya', middleNames: 'Ada', lastName: 'Okafor' }),
    ...byNumber,
    events.matchChosen('number'),
    events.pyiSelected(),
    events.uplifted(),
    foundDuplicate({ email: ['a', 'b'], account_migration: true, eligible_for_account_migration_journey: true, lockout_time_seconds: 1 }),
    events.failureRecorded(),
    events.replacementRequested(),
  ];

  it('restores after a reload every field that does not end with the document', async () => {
    const before = (await openPersistedStore(...everything)).store.getState();
    const { profile, proofing, client, deadlines } = before;
    const { store } = await reloadPersistedStore();
    const journey = { ...before.journey, roundTrips: [], loggedIn: false, emailedQuery: '', registeredNumber: '' };
    expect(store.getState()).toMatchObject({ profile, proofing, client, deadlines, journey, passkey: { ...before.passkey, status: null } });
  });

  it('persists neither the page, nor the banners, nor drafts', async () => {
    const { flush } = await openPersistedStore(...everything, events.stepStarted(), events.draftChanged({ one: {} }));
    await flush();
    expect(Object.keys(localStorage).toSorted()).toEqual(slices.toSorted());
  });
});

const store = (...keys: string[]) => {
  for (const key of keys) localStorage.setItem(key, 'x');
};
const broken = new DOMException('The operation is insecure', 'SecurityError');

it.each<[string, string[], boolean]>([
  ['nothing', [], false],
  ['a slice beside what others have stored', ['another-app', 'nhs-login-profile', 'theme'], true],
  ['what another app has stored under a name that ends alike', ['of-nhs-login-'], false],
])('detects stored entries of this app where there is %s', (_what, keys, found) => {
  store(...keys);
  expect(anythingStored()).toBe(found);
});

it.each([
  ['except the client', false, ['another-app', 'nhs-login-client', 'of-nhs-login-']],
  ['with the client', true, ['another-app', 'of-nhs-login-']],
])('removes the stored entries %s', (_what, client, left) => {
  store('nhs-login-profile', 'nhs-login-client', 'another-app', 'of-nhs-login-', 'nhs-login-client-of-old');
  removeStored({ client });
  expect(Object.keys(localStorage).toSorted()).toEqual(left);
});

it('finds and removes no stored entries when storage is blocked', () => {
  vi.spyOn(window, 'localStorage', 'get').mockThrow(broken);
  expect(anythingStored()).toBe(false);
  expect(() => removeStored({ client: true })).not.toThrow();
});

it('stores no readable answers in localStorage', async () => {
  await openProofing('/proofing/check-your-details', [...byNumber, emailEntered(email)]);
  await unloadDocument();
  expect(Object.keys(localStorage).toSorted()).toEqual([...slices, 'nhs-login-token-owner'].toSorted());
  // A fingerprint of the session.
  expect(Object.keys(sessionStorage)).toEqual(['nhs-login-tab']);
  expect(Object.values(localStorage).join('\n')).not.toMatch(/9990000018|1984-|LS1 4AP|mobile@|client|email|nhsNumber/);
  expect(await stored()).toMatch(/9990000018/);
});

it('never stores a password, a code, a token or a session id', async () => {
  const { session } = signInAs('mobile');
  const { user, store } = await visit('/');
  const secrets = () => [
    password,
    session.id,
    ...world().inbox.map(({ code }) => code ?? '-'),
    ...world().identityTokens.keys(),
    ...world().calls.flatMap(({ body }) => (typeof body.rmd_token === 'string' ? [body.rmd_token] : [])),
  ];
  let writes = 0;
  const setItem = vi.spyOn(Storage.prototype, 'setItem');
  const expectNone = async () => {
    writes = setItem.mock.calls.length;
    const written = setItem.mock.calls.flat().join('\n') + (await stored()) + JSON.stringify(store.getState()) + window.location.href;
    for (const secret of secrets()) expect(written).not.toContain(secret);
  };
  await enterEmail(user, 'mobile');
  await enterPassword(user);
  await expectPage('/enter-mobile-code', 'Enter the security code');
  await expectNone();
  await enterCode(user, 'text', { remember: true });
  await expectPage('/nhs-login-consent', 'Agree to share your login information');
  await expectNone();
  expect(writes).toBeGreaterThan(0);
});

it('leaves a journey to run from memory when storage is blocked', async () => {
  vi.spyOn(window, 'localStorage', 'get').mockThrow(broken);
  const visited = await visit('/', { persona: 'straight-back' });
  await enterEmail(visited.user, 'straight-back');
  await enterPassword(visited.user);
  await enterCode(visited.user, 'text');
  expect(await expectHandOver(visited)).toHaveProperty('code');
});

describe('lifetime of stored entries', () => {
  const dob = '1984-03-15';
  let start: number;
  const sessionMinutes = SESSION_HOURS * 60;
  const minutesLater = (minutes: number) => void vi.setSystemTime(start + minutes * 60_000);

  /** Answers the questions before the health record now, so many minutes after the first visit. */
  async function answerAfter(minutes: number) {
    start = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now: start });
    await visit('/cookies', { persona: 'mobile', upTo: 'identity-token', events: [clientInfoReceived(client)] });
    await unloadDocument();
    minutesLater(minutes);
    const { store } = await visit('/cookies');
    for (const event of byNumber) store.dispatch(event);
    await unloadDocument();
  }
  /** On a public page, because another page would show the end of the session. */
  async function reload() {
    const { store } = await visit('/cookies');
    const { proofing, deadlines, client } = store.getState();
    await unloadDocument();
    return { dob: proofing.dob, client: client.client?.client_display_name, session: deadlines.timestamps.session };
  }
  const known = { dob, client: exampleClient.client_display_name };

  it('ends with the session, however often and in whichever tab the document is loaded', async () => {
    await answerAfter(20);
    const found = [];
    for (const minutes of [25, 40, sessionMinutes - 1]) {
      minutesLater(minutes);
      found.push(await reload());
    }
    expect(found).toEqual([known, known, known].map((entry) => expect.objectContaining(entry) as object));
    minutesLater(sessionMinutes + 1);
    expect(await reload()).toMatchObject({ dob: '', session: start });
    expect(await stored()).not.toContain('1984-03-15');
  });

  it('begins again with a renewal of the session', async () => {
    await answerAfter(20);
    minutesLater(50);
    storeRoundTrip(SESSION_RENEWAL, '/cookies');
    await reload();
    minutesLater(50 + sessionMinutes - 1);
    expect(await reload()).toMatchObject(known);
    minutesLater(50 + sessionMinutes + 1);
    expect(await reload()).toMatchObject({ dob: '' });
  });
});

import type { UnknownAction } from '@reduxjs/toolkit';
import { waitFor } from '@testing-library/react';
import type { SignIn } from '@/api/login';
import { thisNavigation } from '@/history';
import { SESSION_RENEWAL, storeRoundTrip } from '@/session/round-trips';
import { openSignIn } from '@/session/sign-in';
import { anythingStored, removeStored } from '@/session/storage-entry';
import * as events from '@/state/events';
import { bannersReceived, clientInfoReceived, emailEntered, securityCodeAccepted, signInEnded, stepStarted } from '@/state/events';
import { readSavedDraft, saveDraft } from '@/state/sealed-storage';
import { makeStore } from '@/state/store';
import { password } from '../../../mocks/people/personas';
import { signInAs, world } from '../../../mocks/server';
import { openPersistedStore, openStorage, openStore, persistedValues, persistValues, reloadPersistedStore } from '../../support/bare-store';
import { writeSession, writeToken } from '../../support/cookies';
import { byNumber, openProofing } from '../../support/open-proofing';
import { registerStore } from '../../support/open-stores';
import { signInOtherAccount } from '../../support/other-sign-ins';
import { expectPage } from '../../support/page';
import { sample } from '../../support/sample';
import { enterCode, enterEmail, enterPassword, expectHandOver } from '../../support/sign-in-steps';
import { email, slices, stored } from '../../support/stored';
import { unloadDocument, visit } from '../../support/visit';

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

  it('restores values with fields missing', async () => {
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
});

describe('saved draft', () => {
  const draft = { 'first-name': { typed: 'Maya', over: '' } };

  beforeEach(() => {
    writeSession('first');
    openSignIn();
  });

  /** Saves a draft on one page, and opens another document. */
  async function reopenAt(path: string) {
    const { store } = await openPersistedStore(emailEntered('maya@example.com'));
    await saveDraft(store.getState(), { path: '/proofing/enter-name', draft });
    window.history.replaceState(null, '', path);
    const { store: reopened } = await reloadPersistedStore();
    return [reopened.getState().drafts, await readSavedDraft(reopened.getState())];
  }

  it('restores a saved draft on its page, once', async () => {
    expect(await reopenAt('/proofing/enter-name')).toEqual([{ [thisNavigation()]: draft }, null]);
  });

  it('drops a saved draft on another page', async () => {
    expect(await reopenAt('/proofing/enter-dob')).toEqual([{}, null]);
  });

  it.each(['/cookies', '/cookies/cookie-settings-changed'])('retains a saved draft on %s, which links back to its page', async (path) => {
    expect(await reopenAt(path)).toEqual([{}, { path: '/proofing/enter-name', draft }]);
  });
});

it('encrypts again, after a login, the persisted fields alone', async () => {
  writeSession('first');
  openSignIn();
  const { store, flush } = await openPersistedStore(emailEntered('maya@example.com'));
  await flush();
  const before = await Promise.all(slices.map((key) => openStorage().getItem(key)));
  writeToken('maya');
  store.dispatch(stepStarted());
  await flush();
  expect(await Promise.all(slices.map((key) => openStorage().getItem(key)))).toEqual(before);
  expect(JSON.stringify(before)).toContain('maya@example.com');
});

describe('persisted fields', () => {
  beforeEach(() => {
    writeSession('first');
    openSignIn();
  });

  const credential = { id: 'one', type: 'public-key' as const, transports: ['usb' as const] };
  const info = {
    client_display_name: 'Example',
    client_homepage_url: 'https://www.example.com',
    terms_uri: 'https://www.example.com/terms',
    approved_scopes: ['openid'],
    claims: ['email'],
  };
  const refusal = {
    email: ['ws•••@gmail.com', 'mo•••@nhs.net'],
    account_migration: true,
    eligible_for_account_migration_journey: true,
    ineligibility_reason: '',
    pyi_sla: '2 days',
    lockout_time_seconds: 1_900_000_000,
  };
  const arrival = {
    fromCookie: { client_id: 'a', state: 's' },
    fromAddress: { prompt: 'login' },
    loggedIn: true,
    emailedQuery: '?code=1',
    registeredNumber: '+447700900338',
    kindsInAddress: [],
    isRequest: false,
  };

  const everything: UnknownAction[] = [
    events.arrived({ ...arrival, roundTrips: ['otp:renewal'] }),
    events.clientInfoReceived(info),
    events.emailEntered('maya@example.com'),
    events.accountChecked({
      status: 'registered',
      uplift_required: true,
      allow_p5_before_p9: true,
      landline_registration_enabled: true,
      auth_options: { authentication_options: { allowCredentials: [credential] } },
    }),
    events.passkeysChecked({ passkeys_enabled: true, allow_credentials: [credential] }),
    events.passkeyTried(),
    events.passkeyApiFailed(),
    events.signedIn({ authentication_state: 'VERIFIED' } as SignIn),
    events.numberRegistered({ phone_number: '•••0338', landline_number: '•••0101', number: '+447700900338' }),
    events.emailConfirmed(),
    events.numberChangeBegun('mobile'),
    events.securityCodeAccepted({ isDuplicatePhoneNumber: true }),
    events.authcodeReceived({ gpRecordChecked: true }),
    events.nameGiven({ firstName: 'Maya', middleNames: 'Ada', lastName: 'Okafor' }),
    events.nhsNumberGiven('9990000018'),
    events.dobGiven('1984-03-15'),
    events.postcodeGiven('LS1 4AP'),
    events.matchChosen('number'),
    events.pyiSelected(),
    events.uplifted(),
    events.duplicateFound(refusal),
    events.failureRecorded(),
    events.replacementRequested(),
  ];

  /** Fields that end with the document. */
  const inMemory = {
    journey: { roundTrips: [], loggedIn: false, emailedQuery: '', registeredNumber: '' },
    passkey: { status: null },
  };

  it('restores after a reload every field that does not end with the document', async () => {
    const before = await openPersistedStore(...everything);
    const { profile, proofing, client, deadlines, journey, passkey } = before.store.getState();
    const { store } = await reloadPersistedStore();
    const restored = {
      profile,
      proofing,
      client,
      deadlines,
      journey: { ...journey, ...inMemory.journey },
      passkey: { ...passkey, ...inMemory.passkey },
    };
    expect(store.getState()).toMatchObject(restored);
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

describe('new document', () => {
  it.each<[string, string[], boolean]>([
    ['nothing', [], false],
    ['a slice beside what others have stored', ['another-app', 'nhs-login-profile', 'theme'], true],
    ['what another app has stored under a name that ends alike', ['of-nhs-login-'], false],
  ])('detects stored entries of this app where there is %s', (_what, keys, found) => {
    store(...keys);
    expect(anythingStored()).toBe(found);
  });

  it('detects no stored entries when storage is blocked', () => {
    vi.spyOn(window, 'localStorage', 'get').mockThrow(broken);
    expect(anythingStored()).toBe(false);
  });
});

describe('stored entries', () => {
  beforeEach(() => store('nhs-login-profile', 'nhs-login-client', 'another-app', 'of-nhs-login-', 'nhs-login-client-of-old'));

  it.each([
    ['except the client', false, ['another-app', 'nhs-login-client', 'of-nhs-login-']],
    ['with the client', true, ['another-app', 'of-nhs-login-']],
  ])('removes the stored entries %s', (_what, client, left) => {
    removeStored({ client });
    expect(Object.keys(localStorage).toSorted()).toEqual(left);
  });

  it('does not throw in removeStored when storage is blocked', () => {
    vi.spyOn(window, 'localStorage', 'get').mockThrow(broken);
    expect(() => removeStored({ client: true })).not.toThrow();
  });
});
describe('encrypted storage', () => {
  it('stores no readable answers in localStorage', async () => {
    await openProofing('/proofing/check-your-details', [...byNumber, emailEntered(email)]);
    await unloadDocument();
    expect(Object.keys(localStorage).toSorted()).toEqual([...slices, 'nhs-login-token-owner'].toSorted());
    // A fingerprint of the session.
    expect(Object.keys(sessionStorage)).toEqual(['nhs-login-tab']);
    expect(Object.values(localStorage).join('\n')).not.toMatch(/9990000018|1984-|LS1 4AP|mobile@|client|email|nhsNumber/);
    expect(await stored()).toMatch(/9990000018/);
  });

  it('does not decrypt the storage for another account of the same session', async () => {
    await visit('/nhs-login-consent', { persona: 'mobile', upTo: 'identity-token', events: [emailEntered(email)] });
    await unloadDocument();
    expect(await stored()).toContain(email);
    signInOtherAccount();
    openSignIn();
    expect(await stored()).not.toContain(email);
    expect(Object.keys(localStorage)).toEqual(['nhs-login-token-owner']);
  });
});

it('restores the state after a reload in the middle of a journey', async () => {
  const { user } = await visit('/enter-email', { persona: 'mobile' });
  await enterEmail(user, 'mobile');
  await expectPage('/log-in-password', 'Enter your password');
  await unloadDocument();
  const again = await visit('/log-in-password');
  await enterPassword(again.user);
  await expectPage('/enter-mobile-code', 'Enter the security code');
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

const failures: [string, () => void][] = [
  ['is blocked', () => vi.spyOn(window, 'localStorage', 'get').mockThrow(broken)],
  ['is full', () => vi.spyOn(Storage.prototype, 'setItem').mockThrow(broken)],
  ['cannot be read', () => vi.spyOn(Storage.prototype, 'getItem').mockThrow(broken)],
  ['cannot be cleared', () => vi.spyOn(Storage.prototype, 'removeItem').mockThrow(broken)],
  ['does not exist', () => vi.stubGlobal('localStorage', undefined)],
];

it.each(sample(failures, 4))('leaves a journey to run from memory when storage %s', async (_what, breakIt) => {
  breakIt();
  expect(() => [localStorage.setItem('a', 'b'), localStorage.getItem('a'), localStorage.removeItem('a')]).toThrow();
  const visited = await visit('/', { persona: 'straight-back' });
  await enterEmail(visited.user, 'straight-back');
  await enterPassword(visited.user);
  await enterCode(visited.user, 'text');
  expect(await expectHandOver(visited)).toHaveProperty('code');
});

describe('lifetime of stored entries', () => {
  const dob = '1984-03-15';
  const client = { terms_uri: '', claims: [], client_homepage_url: '', approved_scopes: ['openid'], client_display_name: 'Example' };
  let start: number;
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
  async function reload(...later: UnknownAction[]) {
    const { store } = await visit('/cookies', { events: later });
    const { proofing, deadlines, client } = store.getState();
    await unloadDocument();
    return { dob: proofing.dob, client: client.client?.client_display_name, session: deadlines.timestamps.session };
  }
  const known = { dob, client: 'Example' };

  it('ends with the session, however often and in whichever tab the document is loaded', async () => {
    await answerAfter(20);
    const found = [];
    for (const minutes of [25, 40, 59]) {
      minutesLater(minutes);
      found.push(await reload());
    }
    expect(found).toEqual([known, known, known].map((entry) => expect.objectContaining(entry) as object));
    minutesLater(61);
    expect(await reload()).toMatchObject({ dob: '', session: start });
    expect(await stored()).not.toContain('1984-03-15');
  });

  it.each<[string, () => UnknownAction[]]>([
    ['a login', () => [securityCodeAccepted({ isDuplicatePhoneNumber: false })]],
    [
      'a renewal of the session',
      () => {
        storeRoundTrip(SESSION_RENEWAL, '/cookies');
        return [];
      },
    ],
  ])('is an hour after %s', async (_what, happens) => {
    await answerAfter(20);
    minutesLater(50);
    await reload(...happens());
    minutesLater(109);
    expect(await reload()).toMatchObject(known);
    minutesLater(111);
    expect(await reload()).toMatchObject({ dob: '' });
  });
});

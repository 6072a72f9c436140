import type { UnknownAction } from '@reduxjs/toolkit';
import { handOverOnArrival, storeHandOver } from '@/session/session';
import {
  announceSignOut,
  compareWithCookies,
  documentAccount,
  openSignIn,
  recordSignOut,
  replaceSessionId,
  signInFingerprint,
  signOutsOf,
  wasHandedOver,
} from '@/session/sign-in';
import { authcodeReceived, clientInfoReceived, emailEntered, loginBegun, signInEnded, stepStarted, userChanged } from '@/state/events';
import { signOutIfOver } from '@/state/store';
import {
  arrival,
  cookieNamesNow,
  dropCookie,
  openStore,
  putCookie,
  putSession,
  tokenOf,
  writeExpiredToken,
  writeSession,
  writeToken,
} from '../../support/environment';
import { recordMessages } from './storage-events';

describe('sign-out of a document', () => {
  /** FNV-1a of `session-1`, of `session-2` and of nothing, to base 36. */
  const [mark1, mark2, markOfNone] = ['w0und9', 'v6vuac', 'ztntfp'];

  beforeEach(() => {
    putSession('session-1', 'client-1');
    putCookie('id_token', tokenOf({ account_id: 'account-1' }));
    openSignIn();
  });

  it('announces a sign-out to other tabs by a mark of its session, and none without a session', () => {
    const notified = recordMessages();
    announceSignOut('refused');
    const announced = [{ kind: 'sign-in-ended', session: mark1, by: 'refused' }];
    expect(notified()).toEqual(announced);
    dropCookie('nhs-authorization-cookie');
    openSignIn();
    announceSignOut('refused');
    expect(notified()).toEqual(announced);
  });

  it.each([
    ['preserves the client', false, [1, 0]],
    ['drops the client', true, [1, 1]],
  ])('counts a sign-out that %s', (_what, client, added) => {
    const counts = () => [signOutsOf('user'), signOutsOf('client')];
    const before = counts();
    recordSignOut('refused', { client });
    expect(counts().map((count, index) => count - Number(before[index]))).toEqual(added);
  });

  it('clears the account of the document on a sign-out', () => {
    dropCookie('id_token');
    recordSignOut('invalid', { client: true });
    expect([compareWithCookies(), documentAccount()]).toEqual(['ours', '']);
  });

  it('preserves the account of a document on a sign-out when the cookies hold another sign-in', () => {
    putCookie('id_token', tokenOf({ account_id: 'account-2' }));
    recordSignOut('refused', { client: true });
    expect([compareWithCookies(), documentAccount()]).toEqual(['another', 'account-1']);
  });

  it('changes the mark of a sign-in with the renewed session', () => {
    expect(signInFingerprint()).toBe(mark1);
    replaceSessionId('session-2');
    expect([signInFingerprint(), compareWithCookies()]).toEqual([mark2, 'ours']);
  });

  it('returns the mark of an empty session in a document that has opened no sign-in', async () => {
    const address = '/src/session/sign-in.ts?not-opened';
    const fresh = (await import(/* @vite-ignore */ address)) as typeof import('@/session/sign-in');
    expect(fresh.signInFingerprint()).toBe(markOfNone);
    expect(fresh.compareWithCookies()).toBe('ours');
    expect([fresh.documentSession(), fresh.documentAccount()]).toEqual(['session-1', 'account-1']);
  });
});

const key = 'nhs-login-handed-over';

/** The navigation type of the document. Undefined if the browser does not report it. */
const navigationType = (type?: NavigationTimingType) =>
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(type ? [{ type } as PerformanceNavigationTiming] : []);

const blocked = new DOMException('Blocked', 'SecurityError');

describe('document after the hand-over', () => {
  beforeEach(() => storeHandOver('mark', 'handedOver'));

  it.each([
    ['recognises', 'back_forward', 'mark', 'handedOver'],
    ['recognises', 'reload', 'mark', 'handedOver'],
    ['does not recognise', 'back_forward', 'another', undefined],
  ] as const)('%s the hand-over after %s in the sign-in %s, each time', (_what, type, mark, by) => {
    navigationType(type);
    expect([handOverOnArrival(mark), handOverOnArrival(mark)]).toEqual([by, by]);
  });

  it.each([['navigate' as const], [undefined]])('forgets the hand-over after %s, also for a reload that follows', (type) => {
    navigationType(type);
    expect(handOverOnArrival('mark')).toBeUndefined();
    expect(sessionStorage.getItem(key)).toBeNull();
    navigationType('reload');
    expect(handOverOnArrival('mark')).toBeUndefined();
  });

  it('recognises no hand-over when storage is blocked', () => {
    navigationType('back_forward');
    vi.spyOn(Storage.prototype, 'getItem').mockThrow(blocked);
    expect(handOverOnArrival('mark')).toBeUndefined();
    vi.spyOn(Storage.prototype, 'setItem').mockThrow(blocked);
    expect(() => storeHandOver('mark', 'handedOver')).not.toThrow();
  });
});

describe('ended sign-in', () => {
  beforeEach(() => {
    putSession();
    openSignIn();
  });

  it.each([
    ['handedOver', 'ended', 'handedOver'],
    ['refused', 'ended', 'refused'],
    ['timedOut', 'ours', undefined],
  ] as const)('finds after %s in a document that has not left, and in one that Back shows, the sign-in %s', (reason, match, by) => {
    recordSignOut(reason, { client: true });
    expect([compareWithCookies(), wasHandedOver()]).toEqual([match, by]);
    navigationType('back_forward');
    openSignIn();
    expect([compareWithCookies(), wasHandedOver()]).toEqual([match, by]);
    expect(sessionStorage.getItem(key) ?? '').not.toContain('session-1');
  });
});

it.each([
  ['session', () => writeSession('second')],
  ['client', () => writeSession('first', 'other')],
])('does not adopt the account of another %s into a document with a session', (_part, begin) => {
  writeSession('first');
  openSignIn();
  begin();
  writeToken('somebody-else');
  expect(compareWithCookies()).toBe('another');
  writeSession('first');
  dropCookie('id_token');
  expect([compareWithCookies(), documentAccount()]).toEqual(['ours', '']);
});

describe('what a sign-out removes', () => {
  const info = { client_display_name: 'Example', client_homepage_url: '', terms_uri: '', approved_scopes: null, claims: null };
  const session = 'nhs-authorization-cookie';
  const loggedOut = ['nhs_login_visitor_id', 'remember_my_device', session];
  const loggedIn = ['id_token', ...loggedOut];
  const ofOthers = ['another-app'];
  const ofClient = [...ofOthers, 'nhs-login-client'];
  const withoutDraft = [...ofClient, 'nhs-login-profile', 'nhs-login-renewed'];
  const all = [...withoutDraft, 'nhs-login-draft'];

  beforeEach(() => {
    for (const name of loggedOut) putCookie(name, 'x');
    putSession('session-1', 'client-1');
    writeToken('maya');
    openSignIn();
    for (const key of all) localStorage.setItem(key, 'x');
  });

  /** The client's details in the document: shown and requested (retained), only shown, or neither. */
  type OfClient = 'retained' | 'shown' | 'gone';

  function leftAfter(event: UnknownAction) {
    const notified = recordMessages();
    const callsOfClient = signOutsOf('client');
    const { store } = openStore(arrival({ fromCookie: { client_id: 'a' } }), clientInfoReceived(info));
    expect(store.dispatch(event)).toEqual(event);
    const ofClient: OfClient = signOutsOf('client') === callsOfClient ? 'retained' : store.getState().client.client ? 'shown' : 'gone';
    return {
      // The fingerprint of the token is removed with its cookie.
      stored: Object.keys(localStorage)
        .filter((key) => key !== 'nhs-login-token-owner')
        .toSorted(),
      owner: localStorage.getItem('nhs-login-token-owner') !== null,
      cookies: cookieNamesNow().toSorted(),
      notified: notified().map((message) => (message as { kind: string }).kind),
      ofClient,
    };
  }
  const left = (stored: string[], cookies: string[], ofClient: OfClient, notifies: boolean) => ({
    stored: stored.toSorted(),
    owner: cookies.includes('id_token'),
    cookies: cookies.toSorted(),
    notified: notifies ? ['sign-in-ended'] : [],
    ofClient,
  });

  it.each<[string, UnknownAction, string[], string[], OfClient, notifies: boolean]>([
    ['the hand-over', signInEnded('handedOver'), ofOthers, loggedOut, 'gone', true],
    ['the way to the proof of identity', signInEnded('sentToProof'), ofOthers, loggedIn, 'gone', true],
    ['a login that the auth API completes', signInEnded('completedElsewhere'), ofOthers, loggedIn, 'gone', true],
    ['a refusal to share', signInEnded('refused'), ofOthers, loggedOut, 'gone', true],
    ['a time-out', signInEnded('timedOut'), ofClient, loggedOut, 'retained', true],
    ['an invalid session', signInEnded('invalid'), ofOthers, loggedOut, 'gone', true],
    ['a login to another account', signInEnded('anotherAccount'), ofOthers, loggedOut, 'gone', true],
    ["'Not you?'", signInEnded('notYou'), ofClient, [session], 'retained', true],
    ['a sign-out in another tab', signInEnded('endedElsewhere'), ofOthers, loggedIn, 'shown', false],
    ['another sign-in in the cookies', signInEnded('replaced'), all, loggedIn, 'shown', false],
    ['another email address', userChanged(), withoutDraft, loggedOut, 'retained', false],
    ['a password that is about to be sent', loginBegun(), withoutDraft, loggedOut, 'retained', false],
    ['a step', stepStarted(), all, loggedIn, 'retained', false],
  ])('leaves only this in browser and document, and notifies other tabs of it or not: %s', (_what, event, ...expected) => {
    expect(leftAfter(event)).toEqual(left(...expected));
  });

  it('removes the stored client too when the session has ended, because nothing can decrypt it', () => {
    dropCookie(session);
    expect(leftAfter(signInEnded('timedOut'))).toMatchObject({ stored: ofOthers, cookies: loggedOut.slice(0, -1) });
  });

  it('removes no entry and no cookie when the cookies hold another sign-in', () => {
    writeSession('second');
    expect(leftAfter(signInEnded('handedOver'))).toEqual(left(all, loggedIn, 'gone', false));
  });

  it.each<[string, () => void]>([
    ['is blocked', () => vi.spyOn(window, 'localStorage', 'get').mockThrow(blocked)],
    ['cannot be cleared', () => vi.spyOn(Storage.prototype, 'removeItem').mockThrow(blocked)],
    ['does not exist', () => vi.stubGlobal('localStorage', undefined)],
  ])('completes the sign-out when storage %s', (_what, breakIt) => {
    const { store } = openStore(emailEntered('maya@example.com'));
    breakIt();
    store.dispatch(signInEnded('handedOver'));
    expect(store.getState().profile.email).toBe('');
  });
});

const open = () => openStore(emailEntered('maya@example.com'), authcodeReceived({ gpRecordChecked: true })).store;

describe('signOutIfOver', () => {
  beforeEach(() => {
    writeSession('first');
    writeToken('maya');
    openSignIn();
  });

  it.each<[string, () => void, string | undefined]>([
    ['nothing has changed', () => undefined, undefined],
    ['the session cookie was removed', () => dropCookie('nhs-authorization-cookie'), 'timedOut'],
    ['the token has expired', () => writeExpiredToken('maya'), 'timedOut'],
    ['another tab has removed the token', () => dropCookie('id_token'), 'endedElsewhere'],
    ['the cookies hold another session', () => writeSession('second'), 'replaced'],
  ])('ends the sign-in when its cookies have changed: %s', (_when, change, reason) => {
    const store = open();
    change();
    expect(store.dispatch(signOutIfOver())).toBe(reason);
    expect(store.getState().profile.email).toBe(reason ? '' : 'maya@example.com');
    // The time-out page has another text for users who never logged in.
    expect(store.getState().journey.loggedIn).toBe(reason !== 'replaced');
  });
});

import { handOverOnArrival, storeHandOver } from '@/session/hand-over';
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
import { authcodeReceived, clientInfoReceived, emailEntered, signInEnded } from '@/state/events';
import { type SignOutReason, signOutReasons } from '@/state/sign-out-reasons';
import { signOutIfOver } from '@/state/thunks';
import { arrival } from '../../support/arrival';
import { openStore, stateAfter } from '../../support/bare-store';
import { writeExpiredToken, writeSession, writeToken } from '../../support/cookies-by-hand';
import { dropCookie, putCookie, putSession, tokenOf } from '../../support/plain-cookies';
import { recordMessages } from '../../support/storage-events';

describe('sign-out of a document', () => {
  /** FNV-1a of `session-1`, of `session-2` and of nothing, to base 36. */
  const [mark1, mark2, markOfNone] = ['w0und9', 'v6vuac', 'ztntfp'];

  beforeEach(() => {
    putSession('session-1', 'client-1');
    putCookie('id_token', tokenOf({ account_id: 'account-1' }));
    openSignIn();
  });

  it('announces a sign-out to other tabs by a mark of its session', () => {
    const notified = recordMessages();
    announceSignOut('refused');
    expect(notified()).toEqual([{ kind: 'sign-in-ended', session: mark1, by: 'refused' }]);
  });

  it('announces a sign-out only on request', () => {
    const notified = recordMessages();
    recordSignOut('refused', { client: true });
    expect(notified()).toEqual([]);
  });

  it('announces no sign-out of a document without a session', () => {
    dropCookie('nhs-authorization-cookie');
    openSignIn();
    const notified = recordMessages();
    announceSignOut('refused');
    expect(notified()).toEqual([]);
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
    recordSignOut('refused', { client: true });
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

  it.each(['back_forward', 'reload'] as const)('recognises the hand-over after %s, each time', (type) => {
    navigationType(type);
    expect([handOverOnArrival('mark'), handOverOnArrival('mark')]).toEqual(['handedOver', 'handedOver']);
  });

  it.each([['navigate' as const], [undefined]])('forgets the hand-over after %s, also for a reload that follows', (type) => {
    navigationType(type);
    expect(handOverOnArrival('mark')).toBeUndefined();
    expect(sessionStorage.getItem(key)).toBeNull();
    navigationType('reload');
    expect(handOverOnArrival('mark')).toBeUndefined();
  });

  it('recognises no hand-over of another sign-in', () => {
    navigationType('back_forward');
    expect(handOverOnArrival('another')).toBeUndefined();
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

  it.each(['handedOver', 'refused'] as const)('recognises an ended sign-in after %s in the document that Back shows', (by) => {
    recordSignOut(by, { client: true });
    expect([compareWithCookies(), wasHandedOver()]).toEqual(['ours', undefined]);
    navigationType('back_forward');
    openSignIn();
    expect([compareWithCookies(), wasHandedOver()]).toEqual(['ended', by]);
    expect(sessionStorage.getItem(key)).not.toContain('session-1');
  });

  it('recognises no ended sign-in after a time-out in the document that Back shows', () => {
    recordSignOut('timedOut', { client: false });
    navigationType('back_forward');
    openSignIn();
    expect([compareWithCookies(), wasHandedOver()]).toEqual(['ours', undefined]);
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

const token = ['id_token'];

/** For each reason: whether it removes the stored entries and the client, which cookies it removes, and whether it notifies other tabs. */
const table: [SignOutReason, boolean, boolean, string[], boolean][] = [
  ['handedOver', true, true, token, true],
  ['sentToProof', true, true, [], true],
  ['completedElsewhere', true, true, [], true],
  ['refused', true, true, token, true],
  ['timedOut', true, false, token, true],
  ['invalid', true, true, token, true],
  ['anotherAccount', true, true, token, true],
  ['anotherEmail', false, false, token, false],
  ['anotherLogin', false, false, token, false],
  ['notYou', true, false, [...token, 'remember_my_device', 'nhs_login_visitor_id'], true],
  ['endedElsewhere', true, true, [], false],
  ['replaced', false, true, [], false],
];

const info = { client_display_name: 'Example', client_homepage_url: '', terms_uri: '', approved_scopes: null, claims: null };
const before = [
  arrival({ loggedIn: true, fromCookie: { client_id: 'a' }, fromAddress: { prompt: 'login' } }),
  clientInfoReceived(info),
  emailEntered('maya@example.com'),
];

it.each(table)('declares what the sign-out reason %s removes and announces', (reason, stored, client, cookies, announced) => {
  expect(signOutReasons[reason]).toEqual({ stored, client, cookies, announced });
});

it('declares exactly the listed sign-out reasons', () => expect(Object.keys(signOutReasons)).toEqual(table.map(([reason]) => reason)));

it.each(table)('forgets the user on sign-out %s, and forgets or retains the client', (reason, _stored, client, _cookies, notified) => {
  const after = stateAfter(...before, signInEnded(reason));
  const unchanged = { oidc: { client_id: 'a', prompt: 'login' }, fromAddress: { prompt: 'login' }, client: info };
  expect(after.client).toEqual(client && notified ? { oidc: {}, fromAddress: {}, client: null } : unchanged);
  expect(after.profile.email).toBe('');
});
const open = () => openStore(emailEntered('maya@example.com'), authcodeReceived({ gpRecordChecked: true })).store;

describe('signOutIfOver', () => {
  beforeEach(() => {
    writeSession('first');
    writeToken('maya');
    openSignIn();
  });

  it('preserves a sign-in that the cookies hold', () => {
    const store = open();
    const before = store.getState();
    expect(store.dispatch(signOutIfOver())).toBeUndefined();
    expect(store.getState()).toBe(before);
  });

  it.each<[string, () => void, string]>([
    ['the session cookie was removed', () => dropCookie('nhs-authorization-cookie'), 'timedOut'],
    ['the token has expired', () => writeExpiredToken('maya'), 'timedOut'],
    ['another tab has removed the token', () => dropCookie('id_token'), 'endedElsewhere'],
    ['the cookies hold another session', () => writeSession('second'), 'replaced'],
    ['the cookies hold another client', () => writeSession('first', 'other'), 'replaced'],
    ['the cookies hold another account', () => writeToken('ada'), 'replaced'],
  ])('ends the sign-in when %s', (_when, change, reason) => {
    const store = open();
    change();
    expect(store.dispatch(signOutIfOver())).toBe(reason);
    expect(store.getState().profile.email).toBe('');
    // The time-out page has another text for users who never logged in.
    expect(store.getState().journey.loggedIn).toBe(reason !== 'replaced');
  });
});

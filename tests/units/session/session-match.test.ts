import { removeForeignToken } from '@/session/identity-token';
import { forgetOtherRenewals, storeRenewal } from '@/session/session';
import {
  compareWithCookies,
  documentAccount,
  documentSession,
  emailFingerprint,
  notifyOtherTabs,
  openSignIn,
  ownCallStarted,
  signIn,
  signInFingerprint,
} from '@/session/sign-in';
import { fingerprint } from '@/session/storage-entry';
import { dropCookie, putCookie, putSession, rawCookie, tokenOf } from '../../support/environment';
import { recordMessages } from './storage-events';

const sessionGoes = () => dropCookie('nhs-authorization-cookie');
const tokenGoes = () => dropCookie('id_token');
const account = (account_id: string, exp?: number) => putCookie('id_token', tokenOf({ account_id, exp }));

it('adopts the first session, client and account in a document without a session', () => {
  expect([compareWithCookies(), documentSession(), documentAccount()]).toEqual(['ours', '', '']);
  putSession('session-1');
  expect([compareWithCookies(), documentSession()]).toEqual(['ours', 'session-1']);
  putSession('session-1', 'client-1');
  expect(compareWithCookies()).toBe('ours');
  account('account-1');
  expect([compareWithCookies(), documentAccount()]).toEqual(['ours', 'account-1']);
  account('account-2');
  expect([compareWithCookies(), documentAccount()]).toEqual(['another', 'account-1']);
});

it.each([
  ['session', ['session-1'], ['session-2']],
  ['client', ['session-1', 'client-1'], ['session-1', 'client-2']],
] as const)('finds another %s than the first that it compared', (_what, first, second) => {
  putSession(...first);
  expect(compareWithCookies()).toBe('ours');
  putSession(...second);
  expect(compareWithCookies()).toBe('another');
});

it('adopts the session and the account of the cookies on the first request for them', () => {
  putSession('session-1');
  account('account-1');
  expect([documentSession(), documentAccount()]).toEqual(['session-1', 'account-1']);
  putSession('session-2');
  account('account-2');
  expect([documentSession(), documentAccount(), compareWithCookies()]).toEqual(['session-1', 'account-1', 'another']);
});

describe('sign-in of a document with session, client and account', () => {
  beforeEach(() => {
    putSession('session-1', 'client-1');
    account('account-1');
    openSignIn();
  });

  it.each<[string, string, () => void]>([
    ['while nothing changes', 'ours', () => undefined],
    ['after its token was renewed', 'ours', () => account('account-1', 4_000_000_000)],
    ['without a client', 'ours', () => putSession('session-1')],
    ['with another session', 'another', () => putSession('session-2', 'client-1')],
    ['with another client', 'another', () => putSession('session-1', 'client-2')],
    ['with another account', 'another', () => account('account-2')],
    ['without a session', 'gone', sessionGoes],
    ['without a token', 'ended', tokenGoes],
    ['with a token that has expired', 'gone', () => account('account-1', 1)],
    ['without both', 'gone', () => [sessionGoes(), tokenGoes()]],
    ['with another client but without a token', 'another', () => [putSession('session-1', 'client-2'), tokenGoes()]],
  ])('finds that the sign-in of a document, %s, is %s', (_when, expected, change) => {
    change();
    expect(compareWithCookies()).toBe(expected);
    expect([documentSession(), documentAccount()]).toEqual(['session-1', 'account-1']);
  });
});

it('sets the account of the document by signIn', () => {
  putSession('session-1');
  openSignIn();
  expect(signIn(tokenOf({ account_id: 'account-1' }))).toBe(true);
  expect(documentAccount()).toBe('account-1');
  expect(signIn(tokenOf({ account_id: 'account-2' }))).toBe(true);
  expect([documentAccount(), compareWithCookies()]).toEqual(['account-2', 'ours']);
});

it('sets no account by signIn when the browser refuses cookies', () => {
  vi.spyOn(document, 'cookie', 'set').mockReturnValue();
  expect(signIn(tokenOf({ account_id: 'account-1' }))).toBe(false);
  expect(documentAccount()).toBe('');
});

it('returns the same fingerprint of an email address in all tabs of a session, and another for another address or session', () => {
  const fingerprintIn = (session: string, email: string) => {
    putSession(session);
    openSignIn();
    return emailFingerprint(email);
  };
  const maya = fingerprintIn('session-1', 'maya@example.com');
  expect(fingerprintIn('session-1', 'maya@example.com')).toBe(maya);
  expect(fingerprintIn('session-1', 'ada@example.com')).not.toBe(maya);
  expect(fingerprintIn('session-2', 'maya@example.com')).not.toBe(maya);
});

it.each([
  ['with one', 'session-1', [{ kind: 'email-given', session: fingerprint('session-1'), by: 'mark' }]],
  ['without one', '', []],
])('notifies the other tabs of an email address only in a session: %s', (_where, session, expected) => {
  putSession(session);
  openSignIn();
  const messages = recordMessages();
  notifyOtherTabs('email-given', 'mark');
  expect(messages()).toEqual(expected);
});

describe('renewed session id', () => {
  const request = { client_id: 'client-1', redirect_uri: 'https://client.example/callback', state: 'state-1' };
  const session = (session_id: string, changed: object = {}) =>
    putCookie('nhs-authorization-cookie', JSON.stringify({ ...request, ...changed, session_id }));

  /** An answer to a call of this document renews the session id in the cookie. */
  function renew(...ids: string[]) {
    const ended = ownCallStarted();
    for (const id of ids) {
      const before = documentSession();
      session(id);
      compareWithCookies();
      storeRenewal(before, id);
    }
    return ended();
  }

  /** Another document of this browser, which was opened for the session that is in the cookie now. */
  async function otherTab(name: string) {
    const address = `/src/session/sign-in.ts?tab-${name}`;
    const tab = (await import(/* @vite-ignore */ address)) as typeof import('@/session/sign-in');
    tab.openSignIn();
    return tab;
  }

  beforeEach(() => {
    session('session-1');
    openSignIn();
  });

  it('adopts a session id that an answer to a call of this document has renewed, and preserves the identity token', () => {
    signIn(tokenOf({ account_id: 'account-1' }));
    const ended = ownCallStarted();
    session('session-2');
    expect(compareWithCookies()).toBe('ours');
    ended();
    expect([compareWithCookies(), documentSession()]).toEqual(['ours', 'session-2']);
    removeForeignToken();
    expect(rawCookie('id_token')).toBeDefined();
  });

  it('finds the session gone when a call of this document has removed its id', () => {
    const ended = ownCallStarted();
    putCookie('nhs-authorization-cookie', JSON.stringify(request));
    expect([ended(), documentSession()]).toEqual(['gone', 'session-1']);
  });

  it('stores no owner of a token while the session id does not change', () => {
    account('account-1');
    expect(ownCallStarted()()).toBe('ours');
    expect(localStorage.getItem('nhs-login-token-owner')).toBeNull();
  });

  it.each([
    ['without a call', () => undefined],
    ['after the call', () => ownCallStarted()()],
  ])('treats a new session id %s of this document as another sign-in', (_when, before) => {
    before();
    session('session-2');
    expect([compareWithCookies(), documentSession()]).toEqual(['another', 'session-1']);
  });

  it.each<[string, object]>([
    ['client_id', { client_id: 'client-2' }],
    ['redirect_uri', { redirect_uri: 'https://client.example/other' }],
    ['state', { state: 'state-2' }],
    ['state, which was removed', { state: undefined }],
    ['nonce', { nonce: 'nonce-2' }],
  ])('treats a new session id with another %s during a call as another sign-in', (_member, changed) => {
    const ended = ownCallStarted();
    session('session-2', changed);
    expect([compareWithCookies(), documentSession()]).toEqual(['another', 'session-1']);
    ended();
  });

  it('adopts a renewed session id in another tab, also after two renewals, with the same mark even before', async () => {
    const other = await otherTab('follows');
    renew('session-2', 'session-3');
    expect(other.signInFingerprint()).toBe(signInFingerprint());
    expect([other.compareWithCookies(), other.documentSession()]).toEqual(['ours', 'session-3']);
  });

  it('treats a renewed session id as another sign-in in another tab when storage is blocked', async () => {
    const other = await otherTab('blocked');
    vi.spyOn(Storage.prototype, 'setItem').mockThrow(new DOMException('Blocked', 'SecurityError'));
    expect(renew('session-2')).toBe('ours');
    expect(other.compareWithCookies()).toBe('another');
  });

  it('stores no session id on a renewal, and removes the record of another session', () => {
    renew('session-2');
    expect(JSON.stringify(localStorage)).not.toContain('session-');
    forgetOtherRenewals('session-2');
    expect(localStorage.getItem('nhs-login-renewed')).not.toBeNull();
    forgetOtherRenewals('session-9');
    expect(localStorage.getItem('nhs-login-renewed')).toBeNull();
  });
});

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { removeForeignToken } from '@/session/identity-token';
import { compareWithCookies, documentSession, openSignIn, ownCallStarted, signIn, signInFingerprint } from '@/session/sign-in';
import { forgetOtherRenewals, storeRenewal } from '@/session/store-renewal';
import { putCookie, rawCookie, tokenOf } from '../../support/plain-cookies';

const request = { client_id: 'client-1', redirect_uri: 'https://client.example/callback', state: 'state-1' };
const session = (session_id: string, changed: object = {}) =>
  putCookie('nhs-authorization-cookie', JSON.stringify({ ...request, ...changed, session_id }));

/** The session id in the cookie is renewed by an answer to a call of this document. */
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

describe('compareWithCookies after a change of the session id', () => {
  it('adopts the id that an answer to a call of this document has renewed', () => {
    const ended = ownCallStarted();
    session('session-2');
    expect(compareWithCookies()).toBe('ours');
    ended();
    expect([compareWithCookies(), documentSession()]).toEqual(['ours', 'session-2']);
  });

  it('treats a change without a call of this document as another sign-in', () => {
    session('session-2');
    expect([compareWithCookies(), documentSession()]).toEqual(['another', 'session-1']);
  });

  it('treats a change after the call as another sign-in', () => {
    ownCallStarted()();
    session('session-2');
    expect(compareWithCookies()).toBe('another');
  });

  it.each<[string, object]>([
    ['client_id', { client_id: 'client-2' }],
    ['redirect_uri', { redirect_uri: 'https://client.example/other' }],
    ['state', { state: 'state-2' }],
    ['state, which is gone', { state: undefined }],
    ['nonce', { nonce: 'nonce-2' }],
  ])('treats a change with another %s during a call as another sign-in', (_member, changed) => {
    const ended = ownCallStarted();
    session('session-2', changed);
    expect([compareWithCookies(), documentSession()]).toEqual(['another', 'session-1']);
    ended();
  });

  it('adopts an id that is renewed twice', () => {
    const ended = ownCallStarted();
    session('session-2');
    compareWithCookies();
    session('session-3');
    expect([compareWithCookies(), documentSession()]).toEqual(['ours', 'session-3']);
    ended();
  });

  it('preserves the identity token of the sign-in', () => {
    signIn(tokenOf({ account_id: 'account-1' }));
    const ended = ownCallStarted();
    session('session-2');
    compareWithCookies();
    ended();
    removeForeignToken();
    expect(rawCookie('id_token')).toBeDefined();
  });
});

describe('another tab of a sign-in with a renewed session id', () => {
  it('adopts the id, also after two renewals, and has the same mark', async () => {
    const other = await otherTab('follows');
    renew('session-2', 'session-3');
    expect([other.compareWithCookies(), other.documentSession()]).toEqual(['ours', 'session-3']);
    expect(other.signInFingerprint()).toBe(signInFingerprint());
  });

  it('has the new mark before it reads the cookies again', async () => {
    const other = await otherTab('mark');
    renew('session-2');
    expect(other.signInFingerprint()).toBe(signInFingerprint());
  });

  it('is another sign-in when storage is blocked', async () => {
    const other = await otherTab('blocked');
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Blocked', 'SecurityError');
    });
    expect(renew('session-2')).toBe('ours');
    expect(other.compareWithCookies()).toBe('another');
  });
});

it('stores no session id, and forgets the record of another session', () => {
  renew('session-2');
  expect(JSON.stringify(localStorage)).not.toContain('session-');
  forgetOtherRenewals('session-2');
  expect(localStorage.getItem('nhs-login-renewed')).not.toBeNull();
  forgetOtherRenewals('session-9');
  expect(localStorage.getItem('nhs-login-renewed')).toBeNull();
});

import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  announceSignOut,
  compareWithCookies,
  documentAccount,
  openSignIn,
  recordSignOut,
  replaceSessionId,
  signInFingerprint,
} from '@/session/sign-in';
import { dropCookie, putCookie, putSession, tokenOf } from '../../support/plain-cookies';
import { watchStorage } from '../../support/storage-events';

/** FNV-1a of `session-1`, of `session-2` and of nothing, to base 36. */
const [mark1, mark2, markOfNone] = ['w0und9', 'v6vuac', 'ztntfp'];

/** The messages that other tabs have received. */
function watchNews() {
  vi.stubGlobal('BroadcastChannel', undefined);
  watchStorage('nhs-login-news');
  return () =>
    vi
      .mocked(Storage.prototype.setItem)
      .mock.calls.filter(([key]) => key === 'nhs-login-news')
      .map(([, text]) => (JSON.parse(text) as { message: object }).message);
}

beforeEach(() => {
  putSession('session-1', 'client-1');
  putCookie('id_token', tokenOf({ account_id: 'account-1' }));
  openSignIn();
});

describe('end of a sign-in', () => {
  it('is announced by a mark of its session', () => {
    const told = watchNews();
    announceSignOut('refused');
    expect(told()).toEqual([{ kind: 'sign-in-ended', session: mark1, by: 'refused' }]);
  });

  it('is announced only on request', () => {
    const told = watchNews();
    recordSignOut('refused', { client: true });
    expect(told()).toEqual([]);
  });

  it('is not announced by a document without a session', () => {
    dropCookie('nhs-authorization-cookie');
    openSignIn();
    const told = watchNews();
    announceSignOut('refused');
    expect(told()).toEqual([]);
  });

  it('clears the account of the document', () => {
    dropCookie('id_token');
    recordSignOut('refused', { client: true });
    expect([compareWithCookies(), documentAccount()]).toEqual(['ours', '']);
  });

  it('does not change a document of another sign-in than the cookies', () => {
    putCookie('id_token', tokenOf({ account_id: 'account-2' }));
    recordSignOut('refused', { client: true });
    expect([compareWithCookies(), documentAccount()]).toEqual(['another', 'account-1']);
  });
});

describe('mark of a sign-in', () => {
  it('follows the renewed session', () => {
    expect(signInFingerprint()).toBe(mark1);
    replaceSessionId('session-2');
    expect([signInFingerprint(), compareWithCookies()]).toEqual([mark2, 'ours']);
  });

  it('is that of an empty session in a new document', async () => {
    const address = '/src/session/sign-in.ts?not-opened';
    const fresh = (await import(/* @vite-ignore */ address)) as typeof import('@/session/sign-in');
    expect(fresh.signInFingerprint()).toBe(markOfNone);
    expect(fresh.compareWithCookies()).toBe('ours');
    expect([fresh.documentSession(), fresh.documentAccount()]).toEqual(['session-1', 'account-1']);
  });
});

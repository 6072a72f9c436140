import { beforeEach, describe, expect, it, vi } from 'vitest';
import { compareWithCookies, documentAccount, documentSession, openSignIn, signIn } from '@/session/sign-in';
import { dropCookie, putCookie, putSession, rawCookie, tokenOf } from '../../support/plain-cookies';

const sessionGoes = () => dropCookie('nhs-authorization-cookie');
const tokenGoes = () => dropCookie('id_token');
const account = (account_id: string, exp?: number) => putCookie('id_token', tokenOf({ account_id, exp }));

describe('sign-in of a document without a session', () => {
  it('matches without a session', () => {
    expect([compareWithCookies(), documentSession(), documentAccount()]).toEqual(['ours', '', '']);
  });

  it('adopts the first session, client and account', () => {
    putSession('session-1');
    expect([compareWithCookies(), documentSession()]).toEqual(['ours', 'session-1']);
    putSession('session-1', 'client-1');
    expect(compareWithCookies()).toBe('ours');
    account('account-1');
    expect([compareWithCookies(), documentAccount()]).toEqual(['ours', 'account-1']);
    account('account-2');
    expect([compareWithCookies(), documentAccount()]).toEqual(['another', 'account-1']);
  });

  it('adopts the session and the account on the first request for them', () => {
    putSession('session-1');
    expect(documentSession()).toBe('session-1');
    putSession('session-2');
    expect([documentSession(), compareWithCookies()]).toEqual(['session-1', 'another']);
    putSession('session-1');
    account('account-1');
    expect(documentAccount()).toBe('account-1');
    account('account-2');
    expect([documentAccount(), compareWithCookies()]).toEqual(['account-1', 'another']);
  });
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
  ])('finds that, %s, it is %s', (_when, expected, change) => {
    change();
    expect(compareWithCookies()).toBe(expected);
    expect([documentSession(), documentAccount()]).toEqual(['session-1', 'account-1']);
  });

  it('ignores the token of another session', () => {
    putSession('session-2', 'client-1');
    openSignIn();
    expect([compareWithCookies(), documentSession(), documentAccount()]).toEqual(['ours', 'session-2', '']);
    expect(rawCookie('id_token')).toBeUndefined();
  });
});

describe('signedIn of a document', () => {
  it('sets the account of the document', () => {
    putSession('session-1');
    openSignIn();
    expect(signIn(tokenOf({ account_id: 'account-1' }))).toBe(true);
    expect(documentAccount()).toBe('account-1');
    expect(signIn(tokenOf({ account_id: 'account-2' }))).toBe(true);
    expect([documentAccount(), compareWithCookies()]).toEqual(['account-2', 'ours']);
  });

  it('sets no account when the browser refuses cookies', () => {
    vi.spyOn(document, 'cookie', 'set').mockReturnValue();
    expect(signIn(tokenOf({ account_id: 'account-1' }))).toBe(false);
    expect(documentAccount()).toBe('');
  });
});

import { describe, expect, it, vi } from 'vitest';
import { removeForeignToken, storeIdentityToken } from '@/session/identity-token';
import { dropCookie, putSession, rawCookie } from '../../support/plain-cookies';

/** FNV-1a of `token-1`, `session-1`, `session-2` and `client-1`, `client-2`, to base 36. */
const [token1, session1, session2, client1, client2] = ['17ifrg4', 'w0und9', 'v6vuac', '1fvlre0', '1gpkkgx'];

const owner = () => localStorage.getItem('nhs-login-token-owner') ?? undefined;
const token = () => rawCookie('id_token');

/** A token that was kept for a session and a client. */
function keptFor(session: string, client?: string) {
  putSession(session, client);
  storeIdentityToken('token-1');
}

describe('stored token', () => {
  it.each([
    ['for a session and a client', () => putSession('session-1', 'client-1'), `${token1}.${session1}.${client1}`],
    ['for a session', () => putSession('session-2'), `${token1}.${session2}.`],
    ['before there is a session', () => undefined, `${token1}..`],
  ])('has a mark of session and client: %s', (_what, arrive, marks) => {
    arrive();
    expect(storeIdentityToken('token-1')).toBe(true);
    expect([token(), owner()]).toEqual(['token-1', marks]);
  });

  it('has no mark when the browser refuses the cookie', () => {
    vi.spyOn(document, 'cookie', 'set').mockReturnValue();
    expect(storeIdentityToken('token-1')).toBe(false);
    expect(owner()).toBeUndefined();
  });

  it('has no mark when storage is blocked, and belongs to the request of the cookie', () => {
    const blocked = () => {
      throw new DOMException('Blocked', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
    putSession('session-1');
    expect(storeIdentityToken('token-1')).toBe(true);
    putSession('session-2');
    removeForeignToken();
    expect(token()).toBe('token-1');
  });

  it('needs no cookie but its own', () => {
    putSession('session-1');
    storeIdentityToken('token-1');
    expect(document.cookie.split('; ').map((cookie) => cookie.split('=')[0])).toEqual(['nhs-authorization-cookie', 'id_token']);
  });
});

describe('token that is preserved on arrival', () => {
  it.each<[string, () => void, string]>([
    ['in its session, for its client', () => undefined, `${token1}.${session1}.${client1}`],
    ['in its session, without a client', () => putSession('session-1'), `${token1}.${session1}.`],
  ])('is preserved when %s', (_where, arrive, marks) => {
    keptFor('session-1', 'client-1');
    arrive();
    removeForeignToken();
    expect([token(), owner()]).toEqual(['token-1', marks]);
  });

  it('is preserved when it was stored before the client was known', () => {
    keptFor('session-1');
    putSession('session-1', 'client-2');
    removeForeignToken();
    expect([token(), owner()]).toEqual(['token-1', `${token1}.${session1}.${client2}`]);
  });

  it.each([
    ['nobody has kept before', () => localStorage.clear()],
    ['another was kept before', () => localStorage.setItem('nhs-login-token-owner', `another.${session2}.${client2}`)],
  ])('is preserved when the auth API has set it and %s', (_when, before) => {
    keptFor('session-1', 'client-1');
    before();
    removeForeignToken();
    expect([token(), owner()]).toEqual(['token-1', `${token1}.${session1}.${client1}`]);
  });
});

describe('token that is removed on arrival with its mark', () => {
  it.each<[string, () => void]>([
    ['in another session', () => putSession('session-2', 'client-1')],
    ['for another client', () => putSession('session-1', 'client-2')],
    ['in another session for another client', () => putSession('session-2', 'client-2')],
    ['without a session', () => dropCookie('nhs-authorization-cookie')],
  ])('is removed when %s', (_where, arrive) => {
    keptFor('session-1', 'client-1');
    arrive();
    removeForeignToken();
    expect([token(), owner()]).toEqual([undefined, undefined]);
  });
});

it('writes and removes no mark on arrival without a token', () => {
  localStorage.setItem('nhs-login-token-owner', 'mark');
  removeForeignToken();
  expect([token(), owner()]).toEqual([undefined, 'mark']);
});

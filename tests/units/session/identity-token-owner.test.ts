import { describe, expect, it, vi } from 'vitest';
import { claimIdentityToken, keepIdentityToken } from '@/session/identity-token';
import { dropCookie, putCookie, putSession, rawCookie } from '../../support/plain-cookies';

/** FNV-1a of `token-1`, `session-1`, `session-2` and `client-1`, `client-2`, to base 36. */
const [token1, session1, session2, client1, client2] = ['17ifrg4', 'w0und9', 'v6vuac', '1fvlre0', '1gpkkgx'];

const owner = () => rawCookie('id_token_owner');
const token = () => rawCookie('id_token');

/** A token that was kept for a session and a client. */
function keptFor(session: string, client?: string) {
  putSession(session, client);
  keepIdentityToken('token-1');
}

describe('a token that is kept', () => {
  it.each([
    ['for a session and a client', () => putSession('session-1', 'client-1'), `${token1}.${session1}.${client1}`],
    ['for a session', () => putSession('session-2'), `${token1}.${session2}.`],
    ['before there is a session', () => undefined, `${token1}..`],
  ])('%s has a mark of them beside it', (_what, arrive, marks) => {
    arrive();
    expect(keepIdentityToken('token-1')).toBe(true);
    expect([token(), owner()]).toEqual(['token-1', marks]);
  });

  it.each<[string, RegExp, undefined[]]>([
    ['the token', /^id_token=/, [undefined, undefined]],
    ['its mark', /^id_token_owner=/, [undefined]],
  ])('is not when the browser refuses %s', (_what, refused, [expected]) => {
    const set = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')?.set;
    vi.spyOn(document, 'cookie', 'set').mockImplementation((text) => void (refused.test(text) || set?.call(document, text)));
    expect(keepIdentityToken('token-1')).toBe(false);
    expect(owner()).toBe(expected);
  });
});

describe('on arrival a token stays', () => {
  it.each<[string, () => void, string]>([
    ['in its session, for its client', () => undefined, `${token1}.${session1}.${client1}`],
    ['in its session, without a client', () => putSession('session-1'), `${token1}.${session1}.`],
  ])('%s', (_where, arrive, marks) => {
    keptFor('session-1', 'client-1');
    arrive();
    claimIdentityToken();
    expect([token(), owner()]).toEqual(['token-1', marks]);
  });

  it('when it was kept before the client was known', () => {
    keptFor('session-1');
    putSession('session-1', 'client-2');
    claimIdentityToken();
    expect([token(), owner()]).toEqual(['token-1', `${token1}.${session1}.${client2}`]);
  });

  it.each([
    ['nobody has kept before', () => dropCookie('id_token_owner')],
    ['another was kept before', () => putCookie('id_token_owner', `another.${session2}.${client2}`)],
  ])('that the auth API has set, when %s', (_when, before) => {
    keptFor('session-1', 'client-1');
    before();
    claimIdentityToken();
    expect([token(), owner()]).toEqual(['token-1', `${token1}.${session1}.${client1}`]);
  });
});

describe('on arrival a token is removed, and its mark', () => {
  it.each<[string, () => void]>([
    ['in another session', () => putSession('session-2', 'client-1')],
    ['for another client', () => putSession('session-1', 'client-2')],
    ['in another session for another client', () => putSession('session-2', 'client-2')],
    ['without a session', () => dropCookie('nhs-authorization-cookie')],
  ])('%s', (_where, arrive) => {
    keptFor('session-1', 'client-1');
    arrive();
    claimIdentityToken();
    expect([token(), owner()]).toEqual([undefined, undefined]);
  });
});

it('on arrival without a token no mark is written, and none removed', () => {
  putCookie('id_token_owner', 'mark');
  claimIdentityToken();
  expect([token(), owner()]).toEqual([undefined, 'mark']);
});

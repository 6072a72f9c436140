import { describe, expect, it, vi } from 'vitest';
import { authorizationCookie, clientId, sessionId } from '@/session/session';
import { replaceSessionId } from '@/session/sign-in';
import { putCookie, putSession, rawCookie } from '../../support/plain-cookies';

const name = 'nhs-authorization-cookie';

describe("the auth API's cookie", () => {
  it('is empty when there is none, and that is found out without an exception', () => {
    const parsed = vi.spyOn(JSON, 'parse');
    expect(authorizationCookie()).toEqual({});
    expect(parsed.mock.results.map(({ type }) => type)).toEqual(['return']);
  });

  it.each(['', '{', 'null', '"text"', '7', 'true', '[]', '["session_id"]'])('is empty when it says %s', (text) => {
    putCookie(name, text);
    expect([authorizationCookie(), sessionId(), clientId()]).toEqual([{}, '', '']);
  });

  it('is read as a whole', () => {
    putCookie(name, '{"session_id":"session-1","client_id":"client-1","vtr":["P9"]}');
    expect(authorizationCookie()).toEqual({ session_id: 'session-1', client_id: 'client-1', vtr: ['P9'] });
    expect([sessionId(), clientId()]).toEqual(['session-1', 'client-1']);
  });
});

describe('a session id', () => {
  it.each(['a', '!', '~', 'a:b/c=+"'])('may be %s', (id) => {
    putSession(id);
    expect(sessionId()).toBe(id);
  });

  it.each(['', ' ', 'a b', ' a', 'a ', 'é', 'aé', 'éa', 'a\nb', '\u007f', null, true, {}, ['a']])(
    'that no header can carry counts as none: %j',
    (id) => {
      putSession(id);
      expect(sessionId()).toBe('');
    },
  );

  it('may be a number', () => {
    putSession(12345, 678);
    expect([sessionId(), clientId()]).toEqual(['12345', '678']);
  });

  it('is replaced, and nothing else of its cookie', () => {
    putCookie(name, '{"session_id":"session-1","client_id":"client-1","vtr":["P9"]}');
    expect(replaceSessionId('session-2')).toBe(true);
    expect(decodeURIComponent(rawCookie(name) ?? '')).toBe('{"session_id":"session-2","client_id":"client-1","vtr":["P9"]}');
  });

  it('is not replaced where cookies are refused', () => {
    vi.spyOn(document, 'cookie', 'set').mockReturnValue();
    expect(replaceSessionId('session-2')).toBe(false);
  });
});

it.each([true, null, ['client-1'], undefined])('a client id that is %j counts as none', (id) => {
  putSession('session-1', id);
  expect(clientId()).toBe('');
});

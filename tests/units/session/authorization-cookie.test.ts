import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { authorizationCookie, clientId, sessionId } from '@/session/session';
import { replaceSessionId } from '@/session/sign-in';
import { putCookie, putSession, rawCookie } from '../../support/plain-cookies';

const name = 'nhs-authorization-cookie';

describe('authorization cookie', () => {
  it('is empty when absent, without an exception', () => {
    const parsed = vi.spyOn(JSON, 'parse');
    expect(authorizationCookie()).toEqual({});
    expect(parsed.mock.results.map(({ type }) => type)).not.toContain('throw');
  });

  it.each(['', '{', 'null', '"text"', '7', 'true', '[]', '["session_id"]'])('is empty when it contains %s', (text) => {
    putCookie(name, text);
    expect([authorizationCookie(), sessionId(), clientId()]).toEqual([{}, '', '']);
  });

  it('is read completely', () => {
    putCookie(name, '{"session_id":"session-1","client_id":"client-1","vtr":["P9"]}');
    expect(authorizationCookie()).toEqual({ session_id: 'session-1', client_id: 'client-1', vtr: ['P9'] });
    expect([sessionId(), clientId()]).toEqual(['session-1', 'client-1']);
  });
});

describe('authorization cookie of other back ends', () => {
  const content = { session_id: 'session-1', redirect_uri: 'https://client.example/?q=%22x%22&r=%20', vtr: ['P9'], name: 'Zoë “Ö”' };
  const ascii = { ...content, name: 'plain' };
  const json = JSON.stringify(content);
  const base64 = (text: string) => Buffer.from(text, 'utf8').toString('base64');
  const pythonQuoted = `"${JSON.stringify(ascii).replace(/"/g, '\\"').replace(/,/g, '\\054')}"`;
  const write = (value: string) => void (document.cookie = `${name}=${value}; path=/`);

  it.each<[string, string, object]>([
    ['percent-encoded JSON', encodeURIComponent(json), content],
    ['percent-encoded JSON with literal braces', encodeURIComponent(json).replace(/%7B/g, '{').replace(/%7D/g, '}'), content],
    ['plain JSON', JSON.stringify(ascii), ascii],
    ['JSON in quotes', `"${JSON.stringify(ascii)}"`, ascii],
    ['percent-encoded JSON in quotes', `"${encodeURIComponent(json)}"`, content],
    ['JSON that Python has quoted', pythonQuoted, ascii],
    ['base64', base64(json), content],
    ['base64 in quotes', `"${base64(json)}"`, content],
    ['percent-encoded base64', encodeURIComponent(base64(json)), content],
    ['base64url', Buffer.from(json, 'utf8').toString('base64url'), content],
    ["Express's j:", encodeURIComponent(`j:${json}`), content],
    ["Express's j: without percent-encoding", `j:${JSON.stringify(ascii)}`, ascii],
  ])('is read from %s', (_form, value, expected) => {
    write(value);
    expect(authorizationCookie()).toEqual(expected);
    expect(sessionId()).toBe('session-1');
  });

  it.each([
    'j:',
    'j:[]',
    'j:j:{}',
    's:{"session_id":"a"}',
    'e30',
    'W10=',
    'eyJhIjox',
    'eyJ.eyJ.abc',
    '%7B%22session_id%22',
    '\\',
    '{"session_id":"\\777"',
  ])('has no session when it is %s', (value) => {
    write(value);
    expect([authorizationCookie(), sessionId()]).toEqual([{}, '']);
  });

  it('returns an object for any text in the authorization cookie', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        putCookie(name, text);
        const cookie = authorizationCookie();
        expect(Object.getPrototypeOf(cookie)).toBe(Object.prototype);
        expect(sessionId()).toMatch(/^[!-~]*$/);
      }),
    );
  });
});

describe('session id', () => {
  it.each(['a', '!', '~', 'a:b/c=+"'])('may be %s', (id) => {
    putSession(id);
    expect(sessionId()).toBe(id);
  });

  it.each(['', ' ', 'a b', ' a', 'a ', 'é', 'aé', 'éa', 'a\nb', '\u007f', null, true, {}, ['a']])(
    'is ignored when no header can carry it: %j',
    (id) => {
      putSession(id);
      expect(sessionId()).toBe('');
    },
  );

  it('may be a number', () => {
    putSession(12345, 678);
    expect([sessionId(), clientId()]).toEqual(['12345', '678']);
  });

  it('is replaced without a change of the rest of its cookie', () => {
    putCookie(name, '{"session_id":"session-1","client_id":"client-1","vtr":["P9"]}');
    expect(replaceSessionId('session-2')).toBe(true);
    expect(decodeURIComponent(rawCookie(name) ?? '')).toBe('{"session_id":"session-2","client_id":"client-1","vtr":["P9"]}');
  });

  it('is not replaced when the browser refuses cookies', () => {
    vi.spyOn(document, 'cookie', 'set').mockReturnValue();
    expect(replaceSessionId('session-2')).toBe(false);
  });
});

it.each([true, null, ['client-1'], undefined])('ignores a client id that is %j', (id) => {
  putSession('session-1', id);
  expect(clientId()).toBe('');
});

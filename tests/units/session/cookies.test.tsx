import * as fc from 'fast-check';
import { config } from '@/config';
import { inHealthApp } from '@/session/browser';
import { cookiesAllowed, removeCookie, writeCookie } from '@/session/cookies';
import { chooseCookies } from '@/session/optional-cookies';
import { readCookies } from '@/session/read-cookie';
import { authorizationCookie, clientIdOf, sessionIdOf } from '@/session/session';
import { replaceSessionId } from '@/session/sign-in';
import { fingerprint, readEntry, writeEntry } from '@/session/storage-entry';
import { rememberedDevice, storeRememberedDevice, storeVisitorId } from '@/session/user-cookies';
import { accepted, expectConsoleMessage, putCookie, putSession, rawCookie, rowsOf, writePreference } from '../../support/environment';

const name = 'nhs-authorization-cookie';
const sessionId = () => sessionIdOf(authorizationCookie());
const clientId = () => clientIdOf(authorizationCookie());

it('reads a missing authorization cookie as empty, without an exception', () => {
  const parsed = vi.spyOn(JSON, 'parse');
  expect(authorizationCookie()).toEqual({});
  expect(parsed.mock.results.map(({ type }) => type)).not.toContain('throw');
});

it.each([
  ...['', '{', 'null', '"text"', '7', 'true', '[]', '["session_id"]', '\\', 'j:', 'j:[]', 'j:j:{}', 's:{"session_id":"a"}'],
  ...['e30', 'W10=', 'eyJhIjox', 'eyJ.eyJ.abc', String.raw`{"session_id":"\777"`],
])('reads an authorization cookie of %s as empty', (text) => {
  putCookie(name, text);
  expect([authorizationCookie(), sessionId(), clientId()]).toEqual([{}, '', '']);
});

describe('authorization cookie of other back ends', () => {
  const content = { session_id: 'session-1', redirect_uri: 'https://client.example/?q=%22x%22&r=%20', vtr: ['P9'], name: 'Zoë “Ö”' };
  const ascii = { ...content, name: 'plain' };
  const json = JSON.stringify(content);
  const signs = '{"session_id":"session-1","state":"???>>>???>>>"}';
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
    ['base64url with both of its signs', Buffer.from(signs, 'utf8').toString('base64url'), JSON.parse(signs) as object],
    ['base64 of indented JSON', base64(JSON.stringify(ascii, null, 1)), ascii],
    ["JSON that contains Express's j:", JSON.stringify({ ...ascii, state: 'j:1' }), { ...ascii, state: 'j:1' }],
    ["Express's j:", encodeURIComponent(`j:${json}`), content],
    ["Express's j: without percent-encoding", `j:${JSON.stringify(ascii)}`, ascii],
  ])('reads the authorization cookie from %s', (_form, value, expected) => {
    write(value);
    expect(authorizationCookie()).toEqual(expected);
    expect(sessionId()).toBe('session-1');
  });

  it('returns an object for any text in the authorization cookie', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        putCookie(name, text);
        expect(Object.getPrototypeOf(authorizationCookie())).toBe(Object.prototype);
        expect(sessionId()).toMatch(/^[!-~]*$/);
      }),
    ));
});

it.each<[string | number, unknown, string, string]>([
  ...['a', '!', '~', 'a:b/c=+"'].map((id): [string, string, string, string] => [id, 'client-1', id, 'client-1']),
  ...[true, null, ['client-1'], undefined].map((id): [string, unknown, string, string] => ['session-1', id, 'session-1', '']),
  [12345, 678, '12345', '678'],
])('reads the session id %j and the client id %j', (session, client, id, of) => {
  putSession(session, client);
  expect([sessionId(), clientId()]).toEqual([id, of]);
});

it.each(['', ' ', 'a b', ' a', 'a ', 'é', 'aé', 'éa', 'a\nb', '\u007f', null, true, {}, ['a']])(
  'ignores a session id that no header can carry: %j',
  (id) => {
    putSession(id);
    expect(sessionId()).toBe('');
  },
);

it('replaces the session id without a change of the rest of its cookie', () => {
  putCookie(name, '{"session_id":"session-1","client_id":"client-1","vtr":["P9"]}');
  expect(replaceSessionId('session-2')).toBe(true);
  expect(decodeURIComponent(rawCookie(name) ?? '')).toBe('{"session_id":"session-2","client_id":"client-1","vtr":["P9"]}');
});

it('reports that the session id was not replaced when the browser refuses cookies', () => {
  vi.spyOn(document, 'cookie', 'set').mockReturnValue();
  expect(replaceSessionId('session-2')).toBe(false);
});

describe('cookie attributes', () => {
  const now = Date.UTC(2030, 0, 31, 12);
  const blocked = new DOMException('Blocked', 'SecurityError');

  function watchCookies() {
    const written = vi.spyOn(document, 'cookie', 'set');
    return () => written.mock.calls.flat();
  }

  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now }));

  describe('writeCookie', () => {
    it.each<[string, () => unknown, content: string, expiry: string]>([
      ['for the run of the browser', () => writeCookie('a', 'b'), 'a=b', ''],
      ['for days', () => writeCookie('a', 'b', 2), 'a=b', 'Sat, 02 Feb 2030 12:00:00 GMT'],
      ['until a date', () => writeCookie('a', 'b', new Date(now)), 'a=b', 'Thu, 31 Jan 2030 12:00:00 GMT'],
      ['with every odd character encoded', () => writeCookie('a', '{"b":";/@é"}'), 'a=%7B%22b%22%3A%22%3B%2F%40%C3%A9%22%7D', ''],
      ['for 180 days', () => storeRememberedDevice('token'), 'remember_my_device=token', 'Tue, 30 Jul 2030 12:00:00 GMT'],
      ['for a year', () => chooseCookies(true), `cookiePreference=${accepted}`, 'Fri, 31 Jan 2031 12:00:00 GMT'],
      ['for 12 months', () => storeVisitorId('account-1'), 'nhs_login_visitor_id=account-1', 'Fri, 31 Jan 2031 12:00:00 GMT'],
    ])('writes a cookie %s', (_how, write, content, expiry) => {
      writePreference(accepted);
      const written = watchCookies();
      write();
      expect(written()).toEqual([`${content}; path=/; sameSite=lax${expiry && `; expires=${expiry}`}`]);
    });

    it('writes a cookie for the domain of the setting', () => {
      vi.spyOn(config, 'cookieDomain', 'get').mockReturnValue('example.com');
      const written = watchCookies();
      writeCookie('a', 'b');
      expect(written()).toEqual(['a=b; path=/; sameSite=lax; domain=example.com']);
    });
  });

  describe('removeCookie', () => {
    it('removes the cookie of this host and of each parent domain, on each parent of the path that was loaded', () => {
      putCookie('id_token', 'a');
      vi.stubGlobal('location', { protocol: 'https:', hostname: 'access.login.example', pathname: '/authcode' });
      const loaded = { name: 'https://access.login.example/proofing/submit?a=/b/' } as PerformanceNavigationTiming;
      vi.spyOn(performance, 'getEntriesByType').mockReturnValue([loaded]);
      const written = watchCookies();
      removeCookie('id_token');
      const expired = 'id_token=x; expires=Thu, 01 Jan 1970 00:00:00 GMT';
      const places = ['', '; domain=access.login.example', '; domain=login.example'].flatMap((domain) =>
        ['/', '/proofing', '/proofing/', '/proofing/submit', '/proofing/submit/'].flatMap((path) =>
          ['', '; secure', '; secure; partitioned'].map((kind) => `${expired}; path=${path}${domain}${kind}`),
        ),
      );
      expect(written()).toEqual(places);
    });

    it('writes nothing to remove a cookie that is not there, and does not throw when cookies are blocked', () => {
      const set = vi.spyOn(document, 'cookie', 'set');
      removeCookie('id_token');
      expect(set).not.toHaveBeenCalled();
      putCookie('id_token', 'a');
      set.mockThrow(blocked);
      expect(() => removeCookie('id_token')).not.toThrow();
    });
  });

  it('recognises a browser that stores cookies by a test cookie, which is then removed', () => {
    const written = watchCookies();
    expect(cookiesAllowed()).toBe(true);
    expect(written()[0]).toBe('nhs_login_probe=1; path=/; sameSite=lax');
    expect(document.cookie).toBe('');
  });

  it('returns cookies as written', () => {
    expect(writeCookie('a', 'ä;b')).toBe(true);
    expect(rawCookie('a')).toBe('%C3%A4%3Bb');
    expect([readCookies('a'), readCookies('b')]).toEqual([['ä;b'], []]);
  });

  it.each<[string, () => void]>([
    ['drops what is written', () => vi.spyOn(document, 'cookie', 'set').mockReturnValue()],
    ['refuses to write', () => vi.spyOn(document, 'cookie', 'set').mockThrow(blocked)],
    ['refuses to read', () => vi.spyOn(document, 'cookie', 'get').mockThrow(blocked)],
  ])('recognises a browser that stores no cookies when it %s', (_how, block) => {
    block();
    expect(writeCookie('a', 'b')).toBe(false);
    expect(cookiesAllowed()).toBe(false);
    expect(readCookies('a')).toEqual([]);
  });
});

it.each([
  ['"a b"', 'a b'],
  ['a "b"', 'a "b"'],
  ['"a" b', '"a" b'],
  ['a%20b', 'a b'],
  ['{"a":"%20"}', '{"a":"%20"}'],
  ['{ "a":"%20"}', '{ "a":"%20"}'],
  ['a{"b":"%20"}', 'a{"b":" "}'],
])('reads the cookie %s as %s', (written, expected) => {
  document.cookie = `a=${written}; path=/`;
  expect(readCookies('a')).toEqual([expected]);
});

// The published test values of FNV-1a, written to base 36.
it.each([
  ['', 'ztntfp'],
  ['a', '1r9wi7g'],
  ['foobar', '1h5yxyg'],
])('computes for %j the fingerprint %s', (text, expected) => expect(fingerprint(text)).toBe(expected));

it.each(['local', 'session'] as const)('writes and removes an entry of the %s storage, and reports when storage is blocked', (place) => {
  expect([writeEntry(place, 'a', '1'), readEntry(place, 'a')]).toEqual([true, '1']);
  expect([writeEntry(place, 'a', null), readEntry(place, 'a')]).toEqual([true, null]);
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    vi.spyOn(Storage.prototype, method).mockThrow(new DOMException('Blocked', 'SecurityError'));
  expect([writeEntry(place, 'a', '1'), writeEntry(place, 'a', null), readEntry(place, 'a')]).toEqual([false, false, null]);
});

describe('remembered device', () => {
  const name = 'remember_my_device';

  it.each([
    ['without a cookie', undefined, null],
    ['with an empty cookie', '', null],
    ['with a token', 'to/ken', 'to/ken'],
  ])('returns %s the token %j of a remembered device', (_what, value, expected) => {
    if (value !== undefined) putCookie(name, value);
    expect(rememberedDevice()).toBe(expected);
  });

  it.each([
    ['another', 'another'],
    ['INVALID', undefined],
    ['invalid', 'invalid'],
    ['', 'first'],
    [null, 'first'],
    [undefined, 'first'],
  ])('stores for the answer %j the token %j of a remembered device', (token, expected) => {
    putCookie(name, 'first');
    storeRememberedDevice(token);
    expect(rawCookie(name)).toBe(expected);
    expect(console.warn).not.toHaveBeenCalled();
  });

  it('warns that the browser refuses the token of a remembered device', () => {
    expectConsoleMessage(/^The cookie remember_my_device was not stored$/);
    vi.spyOn(document, 'cookie', 'set').mockReturnValue();
    storeRememberedDevice('another');
    expect(console.warn).toHaveBeenCalledExactlyOnceWith('The cookie remember_my_device was not stored');
  });
});

it.each(
  rowsOf([
    [true, 'Mozilla/5.0 (Linux) nhsapp-android/2.1', 'Mozilla/5.0 (iPhone) nhsapp-ios', 'Mozilla/5.0 NHSApp-iOS/3'],
    [false, 'Mozilla/5.0 (iPhone) Safari', 'Mozilla/5.0 nhsapp-windows'],
  ]),
)('recognises the health app by the user agent %s: %j', (agent, expected) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
  expect(inHealthApp()).toBe(expected);
});

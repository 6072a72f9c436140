import * as fc from 'fast-check';
import { config } from '@/config';
import { inHealthApp } from '@/session/browser';
import { cookiesAllowed, removeCookie, removeCookiesExcept, writeCookie } from '@/session/cookies';
import { chooseCookies } from '@/session/optional-cookies';
import { cookieNames, readCookies, visitorIdCookie } from '@/session/read-cookie';
import { authorizationCookie, clientIdOf, sessionIdOf } from '@/session/session';
import { replaceSessionId, signIn } from '@/session/sign-in';
import { readEntry, writeEntry } from '@/session/storage-entry';
import { rememberedDevice, storeRememberedDevice, storeVisitorId } from '@/session/user-cookies';
import { issueIdentityToken } from '../../../mocks/backend/provider/identity-token';
import { accountByEmail } from '../../../mocks/backend/world';
import { emailOf } from '../../../mocks/people/personas';
import { world } from '../../../mocks/server';
import { accepted, putCookie, putSession, rawCookie, writePreference } from '../../support/cookies';
import { rowsOf } from '../../support/rows';
import { sample } from '../../support/sample';

/** The jsdom instance of this process, which Vitest defines. */
declare const jsdom: {
  reconfigure: (settings: { url: string }) => void;
  cookieJar: {
    setCookieSync: (cookie: string, url: string, options: { loose: boolean }) => void;
    getCookiesSync: (url: string) => { key: string }[];
    removeAllCookiesSync: () => void;
  };
};
const name = 'nhs-authorization-cookie';
const sessionId = () => sessionIdOf(authorizationCookie());
const clientId = () => clientIdOf(authorizationCookie());

it('reads a missing authorization cookie as empty, without an exception', () => {
  const parsed = vi.spyOn(JSON, 'parse');
  expect(authorizationCookie()).toEqual({});
  expect(parsed.mock.results.map(({ type }) => type)).not.toContain('throw');
});

it.each(['', '{', 'null', '"text"', '7', 'true', '[]', '["session_id"]'])('reads an authorization cookie of %s as empty', (text) => {
  putCookie(name, text);
  expect([authorizationCookie(), sessionId(), clientId()]).toEqual([{}, '', '']);
});

it('reads the authorization cookie completely', () => {
  putCookie(name, '{"session_id":"session-1","client_id":"client-1","vtr":["P9"]}');
  expect(authorizationCookie()).toEqual({ session_id: 'session-1', client_id: 'client-1', vtr: ['P9'] });
  expect([sessionId(), clientId()]).toEqual(['session-1', 'client-1']);
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

  it.each(
    String.raw`j: j:[] j:j:{} s:{"session_id":"a"} e30 W10= eyJhIjox eyJ.eyJ.abc %7B%22session_id%22 \ {"session_id":"\777"`.split(' '),
  )('finds no session in the authorization cookie %s', (value) => {
    write(value);
    expect([authorizationCookie(), sessionId()]).toEqual([{}, '']);
  });

  it('returns an object for any text in the authorization cookie', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        putCookie(name, text);
        const cookie = authorizationCookie();
        expect(Object.getPrototypeOf(cookie)).toBe(Object.prototype);
        expect(sessionId()).toMatch(/^[!-~]*$/);
      }),
    ));
});

it.each(['a', '!', '~', 'a:b/c=+"'])('reads the session id %s', (id) => {
  putSession(id);
  expect(sessionId()).toBe(id);
});

it.each(['', ' ', 'a b', ' a', 'a ', 'é', 'aé', 'éa', 'a\nb', '\u007f', null, true, {}, ['a']])(
  'ignores a session id that no header can carry: %j',
  (id) => {
    putSession(id);
    expect(sessionId()).toBe('');
  },
);

it('reads a session id and a client id that are numbers', () => {
  putSession(12345, 678);
  expect([sessionId(), clientId()]).toEqual(['12345', '678']);
});

it('replaces the session id without a change of the rest of its cookie', () => {
  putCookie(name, '{"session_id":"session-1","client_id":"client-1","vtr":["P9"]}');
  expect(replaceSessionId('session-2')).toBe(true);
  expect(decodeURIComponent(rawCookie(name) ?? '')).toBe('{"session_id":"session-2","client_id":"client-1","vtr":["P9"]}');
});

it('reports that the session id was not replaced when the browser refuses cookies', () => {
  vi.spyOn(document, 'cookie', 'set').mockReturnValue();
  expect(replaceSessionId('session-2')).toBe(false);
});

it.each([true, null, ['client-1'], undefined])('ignores a client id that is %j', (id) => {
  putSession('session-1', id);
  expect(clientId()).toBe('');
});

describe('cookie attributes', () => {
  const now = Date.UTC(2030, 0, 31, 12);
  const blocked = new DOMException('Blocked', 'SecurityError');

  /** The cookies written from now on, each as the document gets it. */
  function watchCookies() {
    const written = vi.spyOn(document, 'cookie', 'set');
    return () => written.mock.calls.flat();
  }

  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now }));

  describe('writeCookie', () => {
    it.each<[string, () => void, content: string, expiry: string]>([
      ['for the run of the browser', () => writeCookie('a', 'b'), 'a=b', ''],
      ['for days', () => writeCookie('a', 'b', 2), 'a=b', '; expires=Sat, 02 Feb 2030 12:00:00 GMT'],
      ['until a date', () => writeCookie('a', 'b', new Date(now)), 'a=b', '; expires=Thu, 31 Jan 2030 12:00:00 GMT'],
      ['with every odd character encoded', () => writeCookie('a', '{"b":";/@é"}'), 'a=%7B%22b%22%3A%22%3B%2F%40%C3%A9%22%7D', ''],
      [
        'for 180 days on a remembered device',
        () => storeRememberedDevice('token'),
        'remember_my_device=token',
        '; expires=Tue, 30 Jul 2030 12:00:00 GMT',
      ],
      ['for a year with the choice', () => chooseCookies(true), `cookiePreference=${accepted}`, '; expires=Fri, 31 Jan 2031 12:00:00 GMT'],
    ])('writes a cookie %s', (_how, write, content, expiry) => {
      const written = watchCookies();
      write();
      expect(written()).toEqual([`${content}; path=/; sameSite=lax${expiry}`]);
    });

    it('writes the visitor id for 12 months', () => {
      chooseCookies(true);
      const written = watchCookies();
      storeVisitorId('account-1');
      expect(written()).toEqual(['nhs_login_visitor_id=account-1; path=/; sameSite=lax; expires=Fri, 31 Jan 2031 12:00:00 GMT']);
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

    it('writes nothing to remove a cookie that is not there', () => {
      const written = watchCookies();
      removeCookie('id_token');
      expect(written()).toEqual([]);
    });

    it('does not throw in removeCookie when cookies are blocked', () => {
      vi.spyOn(document, 'cookie', 'set').mockThrow(blocked);
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

  it('writes no second cookie to remove the test cookie when the browser stores no cookies', () => {
    const set = vi.spyOn(document, 'cookie', 'set').mockReturnValue();
    cookiesAllowed();
    expect(set.mock.calls).toEqual([['nhs_login_probe=1; path=/; sameSite=lax']]);
  });
});

const { cookieJar } = jsdom;
const here = window.location.href;

function restoreBrowser() {
  cookieJar.removeAllCookiesSync();
  jsdom.reconfigure({ url: here });
}

describe('cookies over https', () => {
  const host = 'login.example.com';

  beforeEach(() => jsdom.reconfigure({ url: `https://${host}/enter-email` }));
  afterEach(restoreBrowser);

  /** The names of the cookies that a request carries. */
  const carried = (protocol: 'http' | 'https') => cookieJar.getCookiesSync(`${protocol}://${host}/`).map(({ key }) => key);

  function writeIdentityToken() {
    const account = accountByEmail(world(), emailOf('mobile'));
    if (!account) throw new Error('There is no such account');
    signIn(issueIdentityToken(world(), account, 'example-health-service'));
  }

  const cookiesOfTheApp: [string, string, () => void][] = [
    ['the choice about cookies', cookieNames.preference, () => chooseCookies(true)],
    ['the token of a remembered device', cookieNames.rememberedDevice, () => storeRememberedDevice('token')],
    ['the identity token', cookieNames.identityToken, writeIdentityToken],
    ['another session id', cookieNames.authorization, () => void replaceSessionId('another')],
    ['the visitor id', visitorIdCookie, () => storeVisitorId('account')],
  ];

  it.each(sample(cookiesOfTheApp, 4))('never sends %s, written over https, without it', (_what, name, write) => {
    writePreference(accepted);
    write();
    expect(carried('https')).toContain(name);
    expect(carried('http')).not.toContain(name);
  });

  it('removes an optional cookie over https whose name requires it', () => {
    document.cookie = '__Secure-advert=1; path=/; secure';
    expect(carried('https')).toEqual(['__Secure-advert']);
    chooseCookies(false);
    expect(carried('https')).toEqual([cookieNames.preference]);
  });
});

describe('removed cookies', () => {
  const put = (cookie: string, url: string) => cookieJar.setCookieSync(cookie, url, { loose: true });
  const left = (url = window.location.href) => cookieJar.getCookiesSync(url).map(({ key }) => key);

  beforeEach(() => cookieJar.removeAllCookiesSync());
  afterEach(restoreBrowser);

  describe.each(['http', 'https'])('cookies over %s', (protocol) => {
    const site = `${protocol}://login.nhs.example.com/cookies/settings`;
    beforeEach(() => jsdom.reconfigure({ url: site }));

    it.each([
      ['of this host', 'ad=1; path=/'],
      ['of this host by its name', 'ad=1; path=/; domain=login.nhs.example.com'],
      ['of its parent', 'ad=1; path=/; domain=nhs.example.com'],
      ["of its parent's parent", 'ad=1; path=/; domain=example.com'],
      ['of this path', 'ad=1; path=/cookies/settings'],
      ['of the path above', 'ad=1; path=/cookies; domain=example.com'],
      ['of the path above, with a slash', 'ad=1; path=/cookies/'],
      ['without a name', 'ad; path=/'],
      ['with two equals signs', 'ad=1=2; path=/'],
    ])('removes a cookie %s', (_which, cookie) => {
      put(cookie, site);
      expect(left()).toHaveLength(1);
      removeCookiesExcept([]);
      expect(left()).toEqual([]);
    });

    it('preserves the cookies that removeCookiesExcept names, from any domain and path', () => {
      put('needed=1; path=/', site);
      put('wanted=1; path=/cookies; domain=example.com', site);
      put('ad=1; path=/', site);
      removeCookiesExcept(['wanted', 'needed']);
      expect(left().toSorted()).toEqual(['needed', 'wanted']);
    });
  });

  it.each(['/cookies/settings', '/cookies/settings/'])('removes a cookie of the path %s at an address with a final slash', (path) => {
    jsdom.reconfigure({ url: 'http://login.example.com/cookies/settings/' });
    put(`ad=1; path=${path}`, 'http://login.example.com/cookies/settings/');
    removeCookiesExcept([]);
    expect(left()).toEqual([]);
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

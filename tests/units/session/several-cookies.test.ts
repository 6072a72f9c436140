import { tokenHeader } from '@/api/addresses-and-headers';
import { config } from '@/config';
import { removeCookie, removeCookiesExcept, writeCookie } from '@/session/cookies';
import { accountId, identityToken } from '@/session/identity-token';
import { acceptsOptionalCookies, chooseCookies, cookiePreference } from '@/session/optional-cookies';
import { cookieNames, readCookies } from '@/session/read-cookie';
import { storeRenewal } from '@/session/session';
import {
  clientId,
  compareWithCookies,
  documentCookie,
  documentSession,
  openSignIn,
  ownCallStarted,
  replaceSessionId,
  sessionId,
  signIn,
} from '@/session/sign-in';
import { signInEnded } from '@/state/events';
import { expectConsoleMessage, openStore, tokenOf } from '../../support/environment';

/** The jsdom instance of this process, which Vitest defines. */
declare const jsdom: {
  reconfigure: (settings: { url: string }) => void;
  cookieJar: {
    setCookieSync: (cookie: string, url: string, options: { loose: boolean }) => void;
    getCookiesSync: (url: string) => { value: string }[];
    removeAllCookiesSync: () => void;
  };
};
const { cookieJar } = jsdom;
const here = window.location.href;
const site = 'https://login.nhs.example.com';

/** Where another cookie of the same name may be. jsdom does not distinguish a domain of the same name from the host, as browsers do. */
const otherPlaces = {
  'the parent domain': '; path=/; domain=nhs.example.com',
  'the domain above it': '; path=/; domain=example.com',
  'the path of the page': '; path=/cookies/cookie-settings',
  'the path above': '; path=/cookies',
  'the path above, of the parent domain': '; path=/cookies/; domain=nhs.example.com',
};
const own = '; path=/';

const put = (name: string, value: string, place: string) =>
  cookieJar.setCookieSync(`${name}=${encodeURIComponent(value)}${place}; secure`, window.location.href, { loose: true });
const open = (path: string) => jsdom.reconfigure({ url: site + path });

beforeEach(() => {
  cookieJar.removeAllCookiesSync();
  open('/cookies/cookie-settings');
  openSignIn();
});

afterEach(() => {
  cookieJar.removeAllCookiesSync();
  jsdom.reconfigure({ url: here });
});

describe.each(Object.entries(otherPlaces))('second cookie of %s', (_where, place) => {
  it.each([
    ['older', [place, own]],
    ['newer', [own, place]],
  ])('replaces a second cookie when it writes its own, and removes both: the second is %s', (_age, places) => {
    const putBoth = () => places.forEach((each) => put('a', `of ${each}`, each));
    putBoth();
    expect(readCookies('a')).toHaveLength(2);
    expect(writeCookie('a', 'new')).toBe(true);
    expect(readCookies('a')).toEqual(['new']);
    putBoth();
    removeCookie('a');
    expect(readCookies('a')).toEqual([]);
  });

  it.each([
    [false, true],
    [true, false],
  ])('refuses optional cookies when one of both does: %j, %j', (...choices) => {
    for (const [index, hasAcceptedOptionalCookies] of choices.entries())
      put(cookieNames.preference, JSON.stringify({ hasSeenBanner: true, hasAcceptedOptionalCookies }), index ? place : own);
    expect(cookiePreference()).toEqual({ hasSeenBanner: true, hasAcceptedOptionalCookies: false });
    expect([chooseCookies(true), acceptsOptionalCookies()]).toEqual([true, true]);
    expect([chooseCookies(false), acceptsOptionalCookies()]).toEqual([true, false]);
  });
});

describe('writeCookie', () => {
  it('removes nothing in the usual case', () => {
    put('a', 'old', own);
    const set = vi.spyOn(document, 'cookie', 'set');
    expect(writeCookie('a', 'new')).toBe(true);
    expect(set.mock.calls.flat()).toEqual(['a=new; path=/; sameSite=lax; secure']);
  });

  it.each(['/cookies/cookie-settings', '/enter-mobile-code'])('leaves a cookie to read for another tab at any moment, at %s', (path) => {
    open(path);
    for (const place of Object.values(otherPlaces)) put('a', 'other', place);
    const { set } = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie') ?? {};
    const read: string[][] = [];
    vi.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => {
      if (!cookie.includes('domain=login.')) set?.call(document, cookie);
      read.push(readCookies('a'));
    });
    writeCookie('a', 'new');
    expect(read.length).toBeGreaterThan(2);
    expect(read.filter((values) => !values.includes('new'))).toEqual([]);
  });

  it('writes the cookie of the domain in the settings and removes that of the host', () => {
    vi.spyOn(config, 'cookieDomain', 'get').mockReturnValue('.NHS.example.com');
    put('a', 'of the host', own);
    expect(writeCookie('a', 'new')).toBe(true);
    expect(cookieJar.getCookiesSync('https://other.nhs.example.com').map(({ value }) => value)).toEqual(['new']);
    expect(readCookies('a')).toEqual(['new']);
  });

  it.each([
    ['another value', '"of a server"'],
    ['a value that does not decode', '%E9'],
  ])('reports that %s remains', (_what, remains) => {
    const { get } = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie') ?? {};
    vi.spyOn(document, 'cookie', 'get').mockImplementation(() => `a=${remains}; ${String(get?.call(document))}`);
    expect(writeCookie('a', 'new')).toBe(false);
  });
});

describe('removeCookiesExcept', () => {
  const putHere = (cookie: string) => cookieJar.setCookieSync(cookie, window.location.href, { loose: true });
  const left = () => document.cookie.split('; ').filter(Boolean).toSorted();

  it.each([
    ['without a name', 'ad; path=/'],
    ['with two equals signs', 'ad=1=2; path=/'],
    ['whose name requires https', '__Secure-ad=1; path=/; secure'],
    ['of this host by its name', 'ad=1; path=/; domain=login.nhs.example.com'],
    ['of the path of a page with a final slash', 'ad=1; path=/cookies/cookie-settings/'],
  ])('removes a cookie %s', (_which, cookie) => {
    open('/cookies/cookie-settings/');
    putHere(cookie);
    expect(left()).toHaveLength(1);
    removeCookiesExcept([]);
    expect(left()).toEqual([]);
  });
});

const request = { client_id: 'client-1', redirect_uri: 'https://client.example/callback', state: 'state-1', nonce: 'nonce-1' };
const session = (session_id: unknown, place = own, changed: object = {}) =>
  put(cookieNames.authorization, JSON.stringify({ ...request, ...changed, session_id }), place);
const several = /^The cookie nhs-authorization-cookie is there several times/;
const parent = otherPlaces['the parent domain'];

async function openWithSeveral(path: string, type: NavigationTimingType = 'navigate') {
  expectConsoleMessage(several);
  open(path);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as PerformanceNavigationTiming]);
  openSignIn();
  await vi.waitFor(() => expect(console.warn).toHaveBeenCalled());
  return sessionId();
}
const addressOf = (changed: object = {}) => `/enter-email?${new URLSearchParams({ ...request, ...changed })}`;

describe('several authorization cookies on arrival', () => {
  const other = { state: 'state-2', nonce: 'nonce-2' };

  it.each([
    ['older', [own, parent]],
    ['newer', [parent, own]],
  ])('uses the %s one of both if the address has its state, and neither for other or no parameters', async (_age, places) => {
    for (const [index, place] of places.entries()) session(`session-${index + 1}`, place, index ? other : {});
    expect(await openWithSeveral(addressOf())).toBe('session-1');
    expect(await openWithSeveral(addressOf(other))).toBe('session-2');
    expect(compareWithCookies()).toBe('ours');
    sessionStorage.clear();
    for (const changed of [{ state: 'state-3' }, { client_id: 'client-2' }, { redirect_uri: 'https://hostile.example/' }])
      expect(await openWithSeveral(addressOf(changed))).toBe('');
    expect(await openWithSeveral('/enter-email')).toBe('');
    expect(documentSession()).toBe('');
  });

  it('uses none of them if several fit the address', async () => {
    session('session-1');
    session('session-2', parent);
    expect(await openWithSeveral(addressOf())).toBe('');
  });

  it.each<[string, NavigationTimingType]>([
    ['a reload', 'reload'],
    ['Back', 'back_forward'],
    ['the return from another site', 'navigate'],
  ])('uses that of this tab after %s', async (_how, type) => {
    session('session-1');
    openSignIn();
    session('session-2', parent);
    expect(await openWithSeveral('/enter-email', type)).toBe('session-1');
    sessionStorage.clear();
    expect(await openWithSeveral('/enter-email', type)).toBe('');
  });

  it('uses that of this tab after a reload of an address with the state of the other one', async () => {
    session('session-1');
    openSignIn();
    session('session-2', parent, other);
    expect(await openWithSeveral(addressOf(other), 'reload')).toBe('session-1');
  });

  it('ignores an authorization cookie without a session beside one with a session, and reads the client of a lone one', async () => {
    session(undefined, parent, { client_id: 'client-2' });
    openSignIn();
    expect([sessionId(), clientId()]).toEqual(['', 'client-2']);
    session('session-1');
    openSignIn();
    expect([sessionId(), clientId()]).toEqual(['session-1', 'client-1']);
    await vi.dynamicImportSettled();
    expect(console.warn).not.toHaveBeenCalled();
  });

  it('uses one session in two cookies', async () => {
    session('session-1');
    session('session-1', parent);
    expect(await openWithSeveral('/enter-email')).toBe('session-1');
  });
});

describe('second authorization cookie in an open document', () => {
  beforeEach(() => {
    session('session-1');
    openSignIn();
  });

  it.each(Object.entries(otherPlaces))('ignores a second authorization cookie during a call and after it: %s', (_where, place) => {
    const ended = ownCallStarted();
    session('session-2', place);
    expect([compareWithCookies(), ended(), documentSession(), sessionId()]).toEqual(['ours', 'ours', 'session-1', 'session-1']);
    expect(documentCookie().session_id).toBe('session-1');
  });

  it('ignores a second authorization cookie although another tab has followed a renewal to it', () => {
    storeRenewal('session-1', 'session-2');
    session('session-2', parent);
    expect([compareWithCookies(), documentSession()]).toEqual(['ours', 'session-1']);
  });

  it.each([
    ['finds no renewal in two new authorization cookies', 'session-3', 'another', 'session-1'],
    ['follows a renewal that the server has written twice', 'session-2', 'ours', 'session-2'],
  ])('%s', (_what, second, match, adopted) => {
    const ended = ownCallStarted();
    session('session-2');
    session(second, parent);
    expect([ended(), documentSession()]).toEqual([match, adopted]);
  });

  it.each<[string, object, string]>([
    ['neither state nor nonce', { state: undefined, nonce: undefined }, 'another'],
    ['an empty state', { state: '', nonce: undefined }, 'another'],
    ['no nonce', { nonce: undefined }, 'ours'],
    ['no state', { state: undefined }, 'ours'],
  ])('follows a renewal only of a request that can be recognised: %s', (_what, changed, expected) => {
    session('session-1', own, changed);
    openSignIn();
    const ended = ownCallStarted();
    session('session-2', own, changed);
    expect(ended()).toBe(expected);
  });

  it('removes a second authorization cookie when the document replaces its session id', () => {
    session('session-2', parent);
    expect(replaceSessionId('session-3')).toBe(true);
    expect([readCookies(cookieNames.authorization).length, sessionId(), compareWithCookies()]).toEqual([1, 'session-3', 'ours']);
  });

  it.each([
    ['several', ['session-2'], 0],
    ['one', [], 1],
  ])('removes authorization cookies after an invalid session only if there are several: %s', (_count, others, left) => {
    for (const other of others) session(other, parent);
    openStore().store.dispatch(signInEnded('invalid'));
    expect(readCookies(cookieNames.authorization)).toHaveLength(left);
  });
});

describe('number in the authorization cookie', () => {
  const raw = (id: string) => put(cookieNames.authorization, `{"session_id":"a","state":${id},"client_id":${id}}`, own);

  it.each(['7', '-7', '9007199254740991', '1e3'])('reads a number of which JavaScript has all digits: %s', (id) => {
    raw(id);
    openSignIn();
    expect(documentCookie()).toEqual({ session_id: 'a', state: Number(id), client_id: Number(id) });
    expect(clientId()).toBe(String(Number(id)));
  });

  it.each(['9007199254740993', '9007199254740992', '-9007199254740993', '123456789012345678901', '1e30', '0.1'])(
    'drops a number that JavaScript may have rounded: %s',
    (id) => {
      raw(id);
      openSignIn();
      expect(documentCookie()).toEqual({ session_id: 'a' });
      put(cookieNames.authorization, `{"session_id":${id}}`, own);
      openSignIn();
      expect(sessionId()).toBe('');
    },
  );
});

describe('several identity tokens', () => {
  const hour = 3600;
  const token = (account_id: unknown, exp: number) => tokenOf({ account_id, exp: Math.floor(Date.now() / 1000) + exp });
  const ours = token('account-1', hour);

  beforeEach(() => {
    session('session-1');
    openSignIn();
    signIn(ours);
  });

  it.each<[string, string, string]>([
    ['an expired one of another account', token('account-2', -3 * 24 * hour), 'ours'],
    ['another one of the same account', token('account-1', 2 * hour), 'ours'],
    ['one without an account', token(undefined, 2 * hour), 'ours'],
    ['a text that is no token', 'nonsense', 'ours'],
    ['an unexpired one of another account', token('account-2', hour), 'another'],
    ['one of an account whose number JavaScript would round', `e30.${btoa('{"account_id":9007199254740993}')}.e30`, 'ours'],
  ])('compares the token of the document with %s', (_what, second, expected) => {
    put(cookieNames.identityToken, second, otherPlaces['the path of the page']);
    expect(readCookies(cookieNames.identityToken)).toHaveLength(2);
    expect(compareWithCookies()).toBe(expected);
    expect([identityToken(), accountId()]).toEqual(expected === 'ours' ? [ours, 'account-1'] : [undefined, '']);
    expect(tokenHeader()).toEqual(expected === 'ours' ? { authorization: ours } : {});
  });

  it('removes both on arrival if they are of different accounts', () => {
    put(cookieNames.identityToken, token('account-2', hour), parent);
    openSignIn();
    expect(readCookies(cookieNames.identityToken)).toEqual([]);
  });
});

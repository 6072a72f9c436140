import { beforeEach, describe, expect, it, vi } from 'vitest';
import { config } from '@/config';
import { cookiesAllowed, removeCookie, writeCookie } from '@/session/cookies';
import { chooseCookies } from '@/session/optional-cookies';
import { readCookie } from '@/session/read-cookie';
import { storeRememberedDevice } from '@/session/remembered-device';
import { storeVisitorId } from '@/session/visitor-id';
import { accepted } from '../../support/cookie-choice';
import { rawCookie } from '../../support/plain-cookies';

const now = Date.UTC(2030, 0, 31, 12);
const atOnce = 'path=/; sameSite=lax; expires=Wed, 30 Jan 2030 12:00:00 GMT';

/** The cookies written from now on, each as the document gets it. */
function watchCookies() {
  const written = vi.spyOn(document, 'cookie', 'set');
  return () => written.mock.calls.flat();
}
const blocked = () => {
  throw new DOMException('Blocked', 'SecurityError');
};

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now }));

describe('writeCookie', () => {
  it.each<[string, () => void, string]>([
    ['for the run of the browser', () => writeCookie('a', 'b'), 'a=b; path=/; sameSite=lax'],
    ['for days', () => writeCookie('a', 'b', 2), 'a=b; path=/; sameSite=lax; expires=Sat, 02 Feb 2030 12:00:00 GMT'],
    ['until a date', () => writeCookie('a', 'b', new Date(now)), 'a=b; path=/; sameSite=lax; expires=Thu, 31 Jan 2030 12:00:00 GMT'],
    [
      'with every odd character encoded',
      () => writeCookie('a', '{"b":";/@é"}'),
      'a=%7B%22b%22%3A%22%3B%2F%40%C3%A9%22%7D; path=/; sameSite=lax',
    ],
    [
      'for 180 days on a remembered device',
      () => storeRememberedDevice('token'),
      'remember_my_device=token; path=/; sameSite=lax; expires=Tue, 30 Jul 2030 12:00:00 GMT',
    ],
    [
      'for a year with the choice about cookies',
      () => chooseCookies(true),
      `cookiePreference=${accepted}; path=/; sameSite=lax; expires=Fri, 31 Jan 2031 12:00:00 GMT`,
    ],
  ])('writes %s', (_how, write, expected) => {
    const written = watchCookies();
    write();
    expect(written()).toEqual([expected]);
  });

  it('writes the visitor id for 12 months', () => {
    chooseCookies(true);
    const written = watchCookies();
    storeVisitorId('account-1');
    expect(written()).toEqual(['nhs_login_visitor_id=account-1; path=/; sameSite=lax; expires=Fri, 31 Jan 2031 12:00:00 GMT']);
  });

  it('writes for the domain of the setting', () => {
    vi.spyOn(config, 'cookieDomain', 'get').mockReturnValue('example.com');
    const written = watchCookies();
    writeCookie('a', 'b');
    expect(written()).toEqual(['a=b; path=/; sameSite=lax; domain=example.com']);
  });
});

describe('removeCookie', () => {
  it('removes the cookie of this host and of each parent domain, on each parent of the path', () => {
    window.history.replaceState(null, '', '/proofing/submit');
    vi.stubGlobal('location', { protocol: 'https:', hostname: 'access.login.example', pathname: '/proofing/submit' });
    const written = watchCookies();
    removeCookie('id_token');
    const expired = 'id_token=x; expires=Thu, 01 Jan 1970 00:00:00 GMT';
    const places = ['', '; domain=access.login.example', '; domain=login.example', '; domain=example'].flatMap((domain) =>
      ['/', '/proofing', '/proofing/submit', '/proofing/', '/proofing/submit/'].map((path) => `${expired}; path=${path}${domain}; secure`),
    );
    expect(written()).toEqual(places);
  });

  it('does nothing when cookies are blocked', () => {
    vi.spyOn(document, 'cookie', 'set').mockImplementation(blocked);
    expect(() => removeCookie('id_token')).not.toThrow();
  });
});

describe('browser that stores cookies', () => {
  it('is recognised by a test cookie that is removed again', () => {
    const written = watchCookies();
    expect(cookiesAllowed()).toBe(true);
    expect(written()).toEqual(['nhs_login_probe=1; path=/; sameSite=lax', `nhs_login_probe=; ${atOnce}`]);
  });

  it('returns cookies as written', () => {
    expect(writeCookie('a', 'ä;b')).toBe(true);
    expect(rawCookie('a')).toBe('%C3%A4%3Bb');
    expect(readCookie('a')).toBe('ä;b');
    expect(readCookie('b')).toBeUndefined();
  });
});

describe('browser that stores no cookies', () => {
  it.each<[string, () => void]>([
    ['drops what is written', () => vi.spyOn(document, 'cookie', 'set').mockReturnValue()],
    ['refuses to write', () => vi.spyOn(document, 'cookie', 'set').mockImplementation(blocked)],
    ['refuses to read', () => vi.spyOn(document, 'cookie', 'get').mockImplementation(blocked)],
  ])('is told apart with %s', (_how, block) => {
    block();
    expect(writeCookie('a', 'b')).toBe(false);
    expect(cookiesAllowed()).toBe(false);
    expect(readCookie('a')).toBeUndefined();
  });

  it('receives no second cookie to remove the first', () => {
    const set = vi.spyOn(document, 'cookie', 'set').mockReturnValue();
    cookiesAllowed();
    expect(set.mock.calls).toEqual([['nhs_login_probe=1; path=/; sameSite=lax']]);
  });
});

describe('removeCookie', () => {
  it('does nothing when cookies are blocked', () => {
    vi.spyOn(document, 'cookie', 'set').mockImplementation(blocked);
    expect(() => removeCookie('id_token')).not.toThrow();
  });
});

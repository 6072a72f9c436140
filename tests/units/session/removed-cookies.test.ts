import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { removeCookiesExcept } from '@/session/cookies';

/** The browser of this process, as far as it is needed here; Vitest puts it there. */
declare const jsdom: {
  reconfigure: (settings: { url: string }) => void;
  cookieJar: {
    setCookieSync: (cookie: string, url: string, options: { loose: boolean }) => void;
    getCookiesSync: (url: string) => { key: string }[];
    removeAllCookiesSync: () => void;
  };
};

const { cookieJar } = jsdom;
const here = window.location.href;
const put = (cookie: string, url: string) => cookieJar.setCookieSync(cookie, url, { loose: true });
const left = (url = window.location.href) => cookieJar.getCookiesSync(url).map(({ key }) => key);

beforeEach(() => cookieJar.removeAllCookiesSync());
afterEach(() => {
  cookieJar.removeAllCookiesSync();
  jsdom.reconfigure({ url: here });
});

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

  it('preserves a cookie of the list from any origin', () => {
    put('needed=1; path=/', site);
    put('wanted=1; path=/cookies; domain=example.com', site);
    put('ad=1; path=/', site);
    removeCookiesExcept(['wanted', 'needed']);
    expect(left().toSorted()).toEqual(['needed', 'wanted']);
  });
});

it('preserves cookies of other hosts and paths, which the document does not see', () => {
  put('ad=1; path=/', 'http://other.example.com/');
  put('ad=1; path=/elsewhere', 'http://login.example.com/');
  jsdom.reconfigure({ url: 'http://login.example.com/cookies' });
  removeCookiesExcept([]);
  expect([left('http://other.example.com/'), left('http://login.example.com/elsewhere')]).toEqual([['ad'], ['ad']]);
});

import { afterEach, beforeEach, expect, it } from 'vitest';
import { cookieNames, visitorIdCookie } from '@/session/cookie-names';
import { cookiesAllowed } from '@/session/cookies';
import { chooseCookies } from '@/session/optional-cookies';
import { rememberedDevice, storeRememberedDevice } from '@/session/remembered-device';
import { sessionId } from '@/session/session';
import { replaceSessionId, signIn } from '@/session/sign-in';
import { storeVisitorId } from '@/session/visitor-id';
import { issueIdentityToken } from '../../../mocks/backend/provider/identity-token';
import { accountByEmail } from '../../../mocks/backend/world';
import { emailOf } from '../../../mocks/people/personas';
import { world } from '../../../mocks/server';
import { accepted, writePreference } from '../../support/cookie-choice';
import { sample } from '../../support/sample';

/** The browser of this process, as far as it is needed here; Vitest puts it there. */
declare const jsdom: {
  reconfigure: (settings: { url: string }) => void;
  cookieJar: { getCookiesSync: (url: string) => { key: string }[]; removeAllCookiesSync: () => void };
};

const host = 'login.example.com';
const { cookieJar } = jsdom;
const here = window.location.href;

beforeEach(() => jsdom.reconfigure({ url: `https://${host}/enter-email` }));
afterEach(() => {
  cookieJar.removeAllCookiesSync();
  jsdom.reconfigure({ url: here });
});

/** The names of the cookies that a request carries. */
const carried = (protocol: 'http' | 'https') => cookieJar.getCookiesSync(`${protocol}://${host}/`).map(({ key }) => key);

function signSomebodyIn() {
  const account = accountByEmail(world(), emailOf('mobile'));
  if (!account) throw new Error('There is no such account');
  signIn(issueIdentityToken(world(), account, 'example-health-service'));
}

it.each<[string, string, () => void]>(
  sample(
    [
      ['the choice about cookies', cookieNames.preference, () => chooseCookies(true)],
      ['the token of a remembered device', cookieNames.rememberedDevice, () => storeRememberedDevice('token')],
      ['the identity token', cookieNames.identityToken, signSomebodyIn],
      ['another session id', cookieNames.authorization, () => void replaceSessionId('another')],
      [
        'the visitor id',
        visitorIdCookie,
        () => {
          writePreference(accepted);
          storeVisitorId('account');
        },
      ],
    ],
    4,
  ),
)('never sends %s, written over https, without it', (_what, name, write) => {
  write();
  expect(carried('https')).toContain(name);
  expect(carried('http')).not.toContain(name);
});

it('reads and removes cookies written over https', () => {
  expect(cookiesAllowed()).toBe(true);
  expect(carried('https')).toEqual([]);
  replaceSessionId('another');
  expect(sessionId()).toBe('another');
  storeRememberedDevice('token');
  storeRememberedDevice('INVALID');
  expect(rememberedDevice()).toBeNull();
});

it('removes an optional cookie over https whose name requires it', () => {
  document.cookie = '__Secure-advert=1; path=/; secure';
  expect(carried('https')).toEqual(['__Secure-advert']);
  chooseCookies(false);
  expect(carried('https')).toEqual([cookieNames.preference]);
});

import { afterEach, beforeEach, expect, it } from 'vitest';
import { cookieNames, visitorIdCookie } from '@/session/cookie-names';
import { cookiesAllowed } from '@/session/cookies';
import { chooseCookies } from '@/session/optional-cookies';
import { keepRememberedDevice, rememberedDevice } from '@/session/remembered-device';
import { sessionId } from '@/session/session';
import { replaceSessionId, signIn } from '@/session/sign-in';
import { keepVisitorId } from '@/session/visitor-id';
import { issueIdentityToken } from '../../../mocks/backend/provider/identity-token';
import { accountByEmail } from '../../../mocks/backend/world';
import { emailOf } from '../../../mocks/people/personas';
import { world } from '../../../mocks/server';
import { accepted, chose } from '../../support/cookie-choice';
import { fewOf } from '../../support/few-of';

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
  fewOf(4, [
    ['the choice about cookies', cookieNames.preference, () => chooseCookies(true)],
    ['the token of a remembered device', cookieNames.rememberedDevice, () => keepRememberedDevice('token')],
    ['the identity token', cookieNames.identityToken, signSomebodyIn],
    ['another session id', cookieNames.authorization, () => void replaceSessionId('another')],
    [
      'the visitor id',
      visitorIdCookie,
      () => {
        chose(accepted);
        keepVisitorId('account');
      },
    ],
  ]),
)('%s, written over https, never travels without it', (_what, name, write) => {
  write();
  expect(carried('https')).toContain(name);
  expect(carried('http')).not.toContain(name);
});

it('cookies over https are found, read and removed as any other', () => {
  expect(cookiesAllowed()).toBe(true);
  expect(carried('https')).toEqual([]);
  replaceSessionId('another');
  expect(sessionId()).toBe('another');
  keepRememberedDevice('token');
  keepRememberedDevice('INVALID');
  expect(rememberedDevice()).toBeNull();
});

it('a refusal over https removes a cookie whose name asks for it', () => {
  document.cookie = '__Secure-advert=1; path=/; secure';
  expect(carried('https')).toEqual(['__Secure-advert']);
  chooseCookies(false);
  expect(carried('https')).toEqual([cookieNames.preference]);
});

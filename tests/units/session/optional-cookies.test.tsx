import { act, waitFor } from '@testing-library/react';
import { identityToken } from '@/session/identity-token';
import { chooseCookies, cookiePreference, removeLateCookies } from '@/session/optional-cookies';
import { ownCallStarted, sessionId } from '@/session/sign-in';
import { storeVisitorId } from '@/session/user-cookies';
import { stepEnded, stepStarted } from '@/state/events';
import { accepted, analyticsScripts, putCookie, rawCookie, refused, writePreference } from '../../support/environment';
import { visit } from '../../support/user';

const needed = ['aws-waf-token', 'cookiePreference', 'id_token', 'nhs-authorization-cookie', 'remember_my_device'];
const names = () => document.cookie.split('; ').map((cookie) => cookie.split('=', 1)[0]);
const undecided = { hasSeenBanner: false, hasAcceptedOptionalCookies: false };
const blocked = new DOMException('Blocked', 'SecurityError');

it('reads no cookie choice without a cookie, and does not throw', () => {
  const parsed = vi.spyOn(JSON, 'parse');
  expect(cookiePreference()).toEqual(undecided);
  expect(parsed).not.toHaveBeenCalled();
});

it.each([
  ['{', undecided],
  ['null', undecided],
  ['{}', undecided],
  ['{"hasAcceptedOptionalCookies":"true"}', undecided],
  ['{"hasAcceptedOptionalCookies":true,"hasSeenBanner":1}', undecided],
  ['{"hasAcceptedOptionalCookies":true}', { hasSeenBanner: true, hasAcceptedOptionalCookies: true }],
  ['{"hasAcceptedOptionalCookies":true,"hasSeenBanner":false}', { hasSeenBanner: false, hasAcceptedOptionalCookies: true }],
  ['{"hasAcceptedOptionalCookies":false,"hasSeenBanner":true}', { hasSeenBanner: true, hasAcceptedOptionalCookies: false }],
])('reads from the cookie %s the choice %j', (text, expected) => {
  putCookie('cookiePreference', text);
  expect(cookiePreference()).toEqual(expected);
});

it('stores an acceptance, after which the visitor id is stored and no cookie is removed, now or later', () => {
  putCookie('s_vi', '1');
  chooseCookies(true);
  expect(cookiePreference()).toEqual({ hasSeenBanner: true, hasAcceptedOptionalCookies: true });
  storeVisitorId('account-1');
  expect(rawCookie('nhs_login_visitor_id')).toBe('account-1');
  expect(sessionStorage).toHaveLength(0);
  removeLateCookies();
  expect(names()).toContain('s_vi');
});

it('removes optional cookies on a refusal, which is stored for the next document, and stores no visitor id', () => {
  for (const name of [...needed, 'nhs_login_visitor_id']) putCookie(name, '1');
  chooseCookies(false);
  storeVisitorId('account-1');
  expect(names().toSorted()).toEqual(needed);
  expect(cookiePreference()).toEqual({ hasSeenBanner: true, hasAcceptedOptionalCookies: false });
  expect({ ...sessionStorage }).toEqual({ 'nhs-login-refused': '1' });
});

it('posts a refusal of cookies to other tabs, unlike an acceptance', () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const written = vi.spyOn(Storage.prototype, 'setItem');
  chooseCookies(true);
  expect(written).not.toHaveBeenCalled();
  chooseCookies(false);
  const [, received = ''] = written.mock.calls.find(([key]) => key === 'nhs-login-news') ?? [];
  expect((JSON.parse(received) as { message: object }).message).toEqual({ kind: 'cookies-refused' });
});

const createLater = () => putCookie('s_vi', '1');

it('removes once the cookies that were written since the refusal', () => {
  chooseCookies(false);
  createLater();
  removeLateCookies();
  expect(names()).not.toContain('s_vi');
  expect(sessionStorage).toHaveLength(0);
  createLater();
  removeLateCookies();
  expect(names()).toContain('s_vi');
});

it.each([
  ['a refusal was changed to an acceptance', () => chooseCookies(true)],
  ['the document cannot read the refusal', () => vi.spyOn(Storage.prototype, 'getItem').mockThrow(blocked)],
])('removes no later cookie when %s', (_when, change) => {
  chooseCookies(false);
  change();
  createLater();
  removeLateCookies();
  expect(names()).toContain('s_vi');
});

const at = (path: string) => window.history.replaceState(null, '', path);
const write = (cookie: string, path = '/') => void (document.cookie = `${cookie}; path=${path}`);

/** Malformed cookies, which the mock server cannot parse. So these tests make no calls. */
describe('cookies removed by a refusal', () => {
  beforeEach(() => at('/cookies/cookie-settings'));

  const odd = ['AMCV_2@Org=1', 'AMCV_1%40Org=1', 'a:b=1', 'bad=%E9', '%E9=1', '__proto__=1', 'constructor=1', 'a(b)=1', 'x=a=b'];

  it.each([...odd, 'q="1"', 'é=1', 'id%5Ftoken=1', 's_vi=1', 'nhs_login_visitor_id=1', 'empty='])(
    'removes the cookie %s on a refusal, and preserves necessary cookies',
    (odd) => {
      for (const name of needed) write(`${name}=%E9`);
      write(odd);
      expect(names()).toHaveLength(needed.length + 1);
      chooseCookies(false);
      expect(names().toSorted()).toEqual(needed);
    },
  );

  it('does not throw on a refusal when cookies and storage are blocked', () => {
    vi.spyOn(document, 'cookie', 'get').mockThrow(blocked);
    vi.spyOn(Storage.prototype, 'setItem').mockThrow(blocked);
    vi.spyOn(Storage.prototype, 'getItem').mockThrow(blocked);
    expect(() => chooseCookies(false)).not.toThrow();
    expect(removeLateCookies).not.toThrow();
  });
});

it.each(['__proto__=1', 'bad=%E9', 'nhs-authorization-cookie2=1', '%E9=1', 'a:b=1', 'id_toke=1', 'cookiePreference=%E9'])(
  'reads the own cookies of the app beside %s',
  (odd) => {
    at('/cookies/cookie-settings');
    write(odd, '/cookies');
    writePreference(accepted);
    write('id_token=abc');
    write(`nhs-authorization-cookie=${encodeURIComponent('{"session_id":"s"}')}`);
    expect([cookiePreference().hasAcceptedOptionalCookies, sessionId(), identityToken()]).toEqual([true, 's', 'abc']);
    chooseCookies(false);
  },
);

/** A document with the script, which another tab can reach. */
async function openMeasured(path = '/privacy') {
  writePreference(accepted);
  const visited = await visit(path);
  await waitFor(() => expect(analyticsScripts()).toHaveLength(1));
  return visited;
}

/** The user refuses optional cookies in another tab, which has a module of its own. */
async function refuseInOtherTab() {
  const address = '/src/session/other-tabs.ts?another';
  const { postToOtherTabs } = (await import(/* @vite-ignore */ address)) as typeof import('@/session/other-tabs');
  writePreference(refused);
  postToOtherTabs({ kind: 'cookies-refused' });
}

async function messagesDelivered() {
  const [receiver, sender] = [new BroadcastChannel('after'), new BroadcastChannel('after')];
  const arrived = new Promise((resolve) => (receiver.onmessage = resolve));
  sender.postMessage('');
  await arrived;
  receiver.close();
  sender.close();
}

it('removes the cookies of the analytics script and reloads after a refusal in another tab', async () => {
  const { exits } = await openMeasured();
  document.cookie = 's_vi=1; path=/';
  await refuseInOtherTab();
  await waitFor(() => expect(exits).toEqual(['reload']));
  expect(document.cookie.replace(/=.*/, '')).toBe('cookiePreference');
});

it('waits for the running step and its call before the reload after a refusal', async () => {
  const { store, exits } = await openMeasured();
  act(() => void store.dispatch(stepStarted()));
  const answered = ownCallStarted();
  await refuseInOtherTab();
  await messagesDelivered();
  act(() => void store.dispatch(stepEnded()));
  expect(exits).toEqual([]);
  act(() => void store.dispatch(stepStarted()));
  answered();
  act(() => void store.dispatch(stepStarted()));
  expect(exits).toEqual([]);
  act(() => void store.dispatch(stepEnded()));
  expect(exits).toEqual(['reload']);
  act(() => void store.dispatch(stepEnded()));
  expect(exits).toEqual(['reload']);
});

it('reloads a document when cookies were refused while it was in the back/forward cache', async () => {
  const { exits } = await openMeasured();
  const show = (persisted: boolean) => act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted })));
  show(true);
  writePreference(refused);
  show(false);
  expect(exits).toEqual([]);
  show(true);
  expect(exits).toEqual(['reload']);
});

it('does not reload a document without the analytics script after a refusal in another tab', async () => {
  writePreference(accepted);
  const { exits } = await visit('/enter-email', { persona: 'mobile' });
  await refuseInOtherTab();
  await messagesDelivered();
  expect(exits).toEqual([]);
});

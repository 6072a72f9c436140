import { config } from '@/config';
import { goTo, redirectRoundTrip } from '@/outcome/outcome';
import { startRoundTrip } from '@/outcome/step';
import { forgetLatestRoundTrip, forgetRoundTrips, storeRoundTrip, takeReturn, withoutMarker } from '@/session/round-trips';
import { callAnswered, signInEnded } from '@/state/events';
import { arrival, openStore } from '../../support/environment';

const key = 'nhs-login-round-trips';
const otherwise = goTo('/error');
const renewal = redirectRoundTrip('renewal', otherwise);
const firewall = redirectRoundTrip('firewall', otherwise);

function opened(path = '/consent') {
  window.history.replaceState(null, '', path);
  return openStore().store;
}

const blocked = new DOMException('Blocked', 'SecurityError');
function blockStorage() {
  vi.spyOn(Storage.prototype, 'getItem').mockThrow(blocked);
  vi.spyOn(Storage.prototype, 'setItem').mockThrow(blocked);
}

const url = (outcome: object) => new URL('url' in outcome ? String(outcome.url) : '', window.location.href);
const absolute = (back: string) => window.location.origin + back;

describe('redirect round trip', () => {
  let store: ReturnType<typeof opened>;
  beforeEach(() => (store = opened()));

  it('renews the session by a redirect and returns to where the call can be repeated', () => {
    const outcome = store.dispatch(startRoundTrip('consent', renewal, '/check-login'));
    expect(outcome).toMatchObject({ kind: 'leave' });
    expect(url(outcome).pathname).toBe(new URL(`${config.authApiUrl}/auth-init`, window.location.href).pathname);
    expect(url(outcome).searchParams.get('return-uri')).toBe(absolute('/check-login'));
  });

  it('redirects to the page of the firewall and returns to the open page', () => {
    const outcome = store.dispatch(startRoundTrip('consent', firewall));
    expect(url(outcome).pathname).toBe(new URL(`${config.loginApiUrl}/waf-token`, window.location.href).pathname);
    expect(url(outcome).searchParams.get('redirectUri')).toBe(absolute('/consent'));
  });

  it('starts no redirect round trip when a renewed session would be of no use', () => {
    expect(store.dispatch(startRoundTrip('consent', renewal))).toBe(otherwise);
    expect(store.getState().journey.roundTrips).toEqual([]);
  });

  it('starts a redirect round trip once for each call and reason until the call succeeds', () => {
    const take = (call: 'consent' | 'authcode', by = renewal) => store.dispatch(startRoundTrip(call, by, '/check-login')).kind;
    expect([take('consent'), take('consent'), take('authcode'), take('consent', firewall)]).toEqual(['leave', 'go', 'leave', 'leave']);
    store.dispatch(callAnswered('consent'));
    expect([take('authcode'), take('consent')]).toEqual(['go', 'leave']);
  });

  it('forgets the latest redirect round trip alone, with its return address', () => {
    for (const call of ['consent', 'authcode', 'terms-update'] as const) store.dispatch(startRoundTrip(call, renewal, '/check-login'));
    forgetLatestRoundTrip();
    const forgotten = { roundTrips: ['consent:renewal', 'authcode:renewal'], returnedFrom: undefined };
    expect(takeReturn({ pathname: '/check-login', search: '' })).toMatchObject(forgotten);
  });

  it('forgets a redirect round trip when the sign-in ends', () => {
    store.dispatch(startRoundTrip('consent', renewal, '/check-login'));
    store.dispatch(signInEnded('notYou'));
    expect([takeReturn({ pathname: '/', search: '' }).roundTrips, sessionStorage.getItem(key)]).toEqual([[], null]);
  });
});

describe('redirect round trip with blocked storage', () => {
  beforeEach(blockStorage);

  it('starts a redirect round trip once when storage is blocked, with all of them in the return address', () => {
    const store = opened();
    store.dispatch(arrival({ kindsInAddress: ['renewal'] }));
    expect(store.dispatch(startRoundTrip('consent', renewal, '/check-login'))).toBe(otherwise);
    const outcome = store.dispatch(startRoundTrip('consent', firewall, '/check-login'));
    expect(url(outcome).searchParams.get('redirectUri')).toBe(absolute('/check-login?roundTrip=renewal,firewall'));
  });

  it.each<[string, string[]]>([
    ['?roundTrip=renewal', ['renewal']],
    ['?a=1&roundTrip=firewall,renewal', ['renewal', 'firewall']],
    ['?roundTrip=account-status:renewal', []],
    ['?roundTrip=', []],
    ['?roundTrips=renewal', []],
    ['', []],
  ])('reads only kinds of redirects from the address %s when storage is blocked', (search, kindsInAddress) => {
    expect(takeReturn({ pathname: '/login', search })).toEqual({ roundTrips: [], kindsInAddress });
  });

  it('remembers no redirect when storage is blocked, and returns that', () => {
    expect(storeRoundTrip('otp:renewal', '/check-login')).toBe(false);
    expect(() => forgetRoundTrips('otp')).not.toThrow();
  });
});
const returnAt = (pathname: string, search = '') => takeReturn({ pathname, search });

it.each(['/Check-Account-Status/', '/check-account-status'])('returns the redirect round trip to %s once', (pathname) => {
  expect(storeRoundTrip('account-status:renewal', '/check-account-status')).toBe(true);
  const first = { roundTrips: ['account-status:renewal'], returnedFrom: 'account-status:renewal', kindsInAddress: [] };
  expect(returnAt(pathname)).toEqual(first);
  expect(returnAt(pathname)).toEqual({ ...first, returnedFrom: undefined });
});

it('returns no redirect at another address, at a later visit of the return address, nor when Back shows the page before it', () => {
  storeRoundTrip('account-status:renewal', '/check-account-status');
  expect(returnAt('/cookies').returnedFrom).toBeUndefined();
  expect(returnAt('/check-account-status')).toMatchObject({ roundTrips: ['account-status:renewal'], returnedFrom: undefined });
  storeRoundTrip('consent:firewall', '/nhs-login-consent');
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'back_forward' } as PerformanceNavigationTiming]);
  expect(returnAt('/nhs-login-consent').returnedFrom).toBeUndefined();
});

it('remembers a redirect no longer because a document opens', () => {
  const entry = JSON.stringify({ taken: ['otp:renewal'], backTo: '', at: Date.now() - 60_000 });
  sessionStorage.setItem(key, entry);
  expect(returnAt('/login').roundTrips).toEqual(['otp:renewal']);
  expect(sessionStorage.getItem(key)).toBe(entry);
});

it.each([
  ['an hour after it was taken', { taken: ['otp:renewal'], backTo: '/login', at: Date.now() - 3_600_001 }],
  ['from an entry without a list', { taken: 'otp:renewal', backTo: '/login', at: Date.now() }],
  ['from an entry that is null', null],
])('remembers no redirect %s', (_when, entry) => {
  sessionStorage.setItem(key, JSON.stringify(entry));
  expect(returnAt('/login')).toEqual({ roundTrips: [], returnedFrom: undefined, kindsInAddress: [] });
});

it.each('otp:renewal renewal,firewall session:renewal'.split(' '))('reads nothing from ?roundTrip=%s while storage works', (kinds) => {
  const found = returnAt('/check-forgot-password', `?roundTrip=${kinds}`);
  expect(found).toEqual({ roundTrips: [], returnedFrom: undefined, kindsInAddress: [] });
  expect(sessionStorage).toHaveLength(0);
});

it('reads the kinds of redirects from the address where storage is full', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockThrow(blocked);
  expect(returnAt('/login', '?roundTrip=firewall').kindsInAddress).toEqual(['firewall']);
});

it('forgets the redirects of one call, and leaves no storage entry after the last redirect', () => {
  for (const roundTrip of ['password:renewal', 'otp:renewal', 'password:firewall', 'password-reset:renewal'] as const)
    storeRoundTrip(roundTrip, '/login');
  forgetRoundTrips('password');
  expect(returnAt('/cookies').roundTrips).toEqual(['otp:renewal', 'password-reset:renewal']);
  for (const call of ['otp', 'password-reset']) forgetRoundTrips(call);
  expect(sessionStorage.getItem(key)).toBeNull();
});

describe('withoutMarker', () => {
  it.each([
    ['', ''],
    ['?a=1', '?a=1'],
    ['?roundTrip=renewal', ''],
    ['?roundTrip=', ''],
    ['?roundTrip=renewal&a=1&b=2', '?a=1&b=2'],
    ['?a=1&roundTrip=renewal', '?a=1'],
    ['?a=1&roundTrip=renewal&b=2', '?a=1&b=2'],
    ['?preroundTrip=1', '?preroundTrip=1'],
  ])('removes the redirect marker from the query %s: %j', (search, rest) => expect(withoutMarker(search)).toBe(rest));
});

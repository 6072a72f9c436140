import { describe, expect, it, vi } from 'vitest';
import { readArrival } from '@/session/arrival';
import { serverNow } from '@/session/clock';
import { storeRoundTrip } from '@/session/pending-round-trips';
import { documentAccount, documentSession } from '@/session/sign-in';
import { putCookie, putSession, rawCookie, tokenOf } from '../../support/plain-cookies';

const parameters = [
  'client_id',
  'redirect_uri',
  'state',
  'nonce',
  'scope',
  'response_type',
  'vtr',
  'prompt',
  'code_challenge',
  'code_challenge_method',
  'allow_registration',
];

/** An arrival at an address. */
function readArrivalAt(address: string) {
  window.history.replaceState({ usr: 'state', key: 'first', idx: 0 }, '', address);
  return readArrival(window.location.search);
}
const here = () => window.location.href.replace('http://localhost:3000', '');

describe('request in the address', () => {
  it.each(parameters)('may set %s', (name) => {
    expect(readArrivalAt(`/enter-email?${name}=a%20b&other=1`).fromAddress).toEqual({ [name]: 'a b' });
  });

  it.each(['session_id', 'account_id', 'id_token', 'code', '__proto__', 'Client_id', ''])('may not set %j', (name) => {
    expect(readArrivalAt(`/enter-email?${name}=a`).fromAddress).toEqual({});
  });

  it('is decoded once', () => expect(readArrivalAt('/enter-email?state=a%2520b').fromAddress).toEqual({ state: 'a%20b' }));

  it('takes the first value of a repeated parameter', () => {
    expect(readArrivalAt('/enter-email?client_id=one&state=a&client_id=two&state[]=b').fromAddress).toEqual({
      client_id: 'one',
      state: 'a',
    });
  });

  it('may set an empty parameter', () => {
    expect(readArrivalAt('/enter-email?state=').fromAddress).toEqual({ state: '' });
  });
});

describe('request in the cookie', () => {
  it('is read without the session id', () => {
    putCookie('nhs-authorization-cookie', '{"session_id":"session-1","client_id":"client-1","vtr":["P9"],"more":1}');
    expect(readArrivalAt('/').fromCookie).toEqual({ client_id: 'client-1', vtr: ['P9'], more: 1 });
  });

  it('is empty without a cookie', () => {
    expect(readArrivalAt('/').fromCookie).toEqual({});
  });
});

describe('arriving user', () => {
  it('is logged in with a valid token', () => {
    putSession('session-1');
    putCookie('id_token', tokenOf({ account_id: 'account-1' }));
    expect(readArrivalAt('/').loggedIn).toBe(true);
    expect([documentSession(), documentAccount()]).toEqual(['session-1', 'account-1']);
  });

  it('is not logged in with a token of another session, which is removed', () => {
    putSession('session-1');
    putCookie('id_token', tokenOf({ account_id: 'account-1' }));
    readArrivalAt('/');
    putSession('session-2');
    expect(readArrivalAt('/').loggedIn).toBe(false);
    expect(rawCookie('id_token')).toBeUndefined();
  });

  it('is not logged in without a token', () => {
    expect(readArrivalAt('/').loggedIn).toBe(false);
  });

  it('has the server time of earlier documents', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 0 });
    sessionStorage.setItem('nhs-login-clock', '5000');
    readArrivalAt('/');
    expect(serverNow()).toBe(5000);
  });
});

describe('address of an arrival', () => {
  it.each([
    ['/enter-email', '/enter-email'],
    ['/enter-email?state=1#main', '/enter-email?state=1#main'],
    ['/Enter-Email//?state=1#main', '/enter-email?state=1#main'],
    ['/enter-email?detour=otp:renewal#main', '/enter-email#main'],
    ['/enter-email?a=1&detour=otp:renewal&b=2', '/enter-email?a=1&b=2'],
    ['http://localhost:3000//evil.example/?detour=otp:renewal', '//evil.example/'],
    ['/No/Such-Page?detour=otp:renewal', '/No/Such-Page'],
    ['/reset/new-password?code=1#main', '/reset/new-password'],
    ['/Reset/New-Password/?code=1&detour=otp:renewal#main', '/reset/new-password'],
  ])('changes from %s to %s', (address, expected) => {
    readArrivalAt(address);
    expect(here()).toBe(expected);
  });

  it('is not rewritten when it is canonical', () => {
    window.history.replaceState(null, '', '/enter-email?state=1');
    const written = vi.spyOn(window.history, 'replaceState');
    readArrival(window.location.search);
    expect(written).not.toHaveBeenCalled();
  });

  it('preserves the state of its history entry without a marker', () => {
    readArrivalAt('/Enter-Email?state=1');
    expect(window.history.state).toEqual({ usr: 'state', key: 'first', idx: 0 });
  });

  it('stores in its history entry which call was redirected last', () => {
    for (const detour of ['otp:renewal', 'password:firewall', 'authcode:renewal'] as const) storeRoundTrip(detour, '/login');
    const { roundTrips } = readArrivalAt('/login');
    expect(roundTrips).toEqual(['otp:renewal', 'password:firewall', 'authcode:renewal']);
    expect(window.history.state).toEqual({ usr: { returnedFrom: 'authcode:renewal' }, key: 'first', idx: 0 });
  });

  it('stores no redirect that only the address names', () => {
    expect(readArrivalAt('/login?detour=otp:renewal').roundTrips).toEqual([]);
    expect(window.history.state).toEqual({ usr: 'state', key: 'first', idx: 0 });
  });

  it.each<[string, string, NavigationTimingType, boolean]>([
    ['a request of the client', '/enter-email?client_id=a', 'navigate', true],
    ['a reload', '/enter-email?client_id=a', 'reload', false],
    ['the way back', '/enter-email?client_id=a', 'back_forward', false],
    ['an address without a client', '/enter-email?state=a', 'navigate', false],
  ])('recognises %s', (_what, address, type, isRequest) => {
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as PerformanceNavigationTiming]);
    expect(readArrivalAt(address).isRequest).toBe(isRequest);
  });
});

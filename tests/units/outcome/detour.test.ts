import { beforeEach, describe, expect, it, vi } from 'vitest';
import { config } from '@/config';
import { goTo, redirectRoundTrip } from '@/outcome/outcome';
import { startRoundTrip } from '@/outcome/round-trip';
import { forgetRoundTrips } from '@/session/pending-round-trips';
import { takeReturn } from '@/session/round-trips';
import { callAnswered, signInEnded } from '@/state/events';
import { makeStore } from '@/state/store';
import { arrival } from '../../support/arrival';
import { registerStore } from '../../support/open-stores';

const otherwise = goTo('/error');
const renewal = redirectRoundTrip('renewal', otherwise);
const firewall = redirectRoundTrip('firewall', otherwise);

/** A document at an address. */
function opened(path = '/consent') {
  window.history.replaceState(null, '', path);
  const document = makeStore();
  registerStore(document);
  return document.store;
}

const url = (outcome: object) => new URL('url' in outcome ? String(outcome.url) : '', window.location.href);
const way = (back: string) => window.location.origin + back;

describe('redirect round trip', () => {
  let store: ReturnType<typeof opened>;
  beforeEach(() => (store = opened()));

  it('renews the session and returns to where the call can be repeated', () => {
    const outcome = store.dispatch(startRoundTrip('consent', renewal, '/check-login'));
    expect(outcome).toMatchObject({ kind: 'leave' });
    expect(url(outcome).pathname).toBe(new URL(`${config.authApiUrl}/auth-init`, window.location.href).pathname);
    expect(url(outcome).searchParams.get('return-uri')).toBe(way('/check-login'));
  });

  it('shows the page of the firewall and returns to the open page', () => {
    const outcome = store.dispatch(startRoundTrip('consent', firewall));
    expect(url(outcome).pathname).toBe(new URL(`${config.loginApiUrl}/waf-token`, window.location.href).pathname);
    expect(url(outcome).searchParams.get('redirectUri')).toBe(way('/consent'));
  });

  it('returns from the firewall to where the call can be repeated', () => {
    const outcome = store.dispatch(startRoundTrip('consent', firewall, '/check-login'));
    expect(url(outcome).searchParams.get('redirectUri')).toBe(way('/check-login'));
  });

  it('does not start when a renewed session would be of no use', () => {
    expect(store.dispatch(startRoundTrip('consent', renewal))).toBe(otherwise);
    expect(store.getState().journey.roundTrips).toEqual([]);
  });

  it('starts once for each call and reason until the call succeeds', () => {
    const take = (call: 'consent' | 'authcode', by = renewal) => store.dispatch(startRoundTrip(call, by, '/check-login')).kind;
    expect([take('consent'), take('consent'), take('authcode'), take('consent', firewall)]).toEqual(['leave', 'go', 'leave', 'leave']);
    store.dispatch(callAnswered('consent'));
    expect([take('authcode'), take('consent')]).toEqual(['go', 'leave']);
  });

  it('is remembered by the tab, with its return address', () => {
    store.dispatch(startRoundTrip('consent', renewal, '/check-login'));
    expect(takeReturn({ pathname: '/check-login', search: '' })).toMatchObject({ returnedFrom: 'consent:renewal' });
  });

  it('is forgotten when the call succeeds or the sign-in ends', () => {
    const remembered = () => takeReturn({ pathname: '/', search: '' }).roundTrips;
    for (const call of ['consent', 'authcode'] as const) store.dispatch(startRoundTrip(call, renewal, '/check-login'));
    forgetRoundTrips('consent');
    expect(remembered()).toEqual(['authcode:renewal']);
    store.dispatch(signInEnded('notYou'));
    expect(remembered()).toEqual([]);
  });
});

describe('redirect round trip with blocked storage', () => {
  const blocked = () => {
    throw new DOMException('Blocked', 'SecurityError');
  };
  const arrivedWith = (...kindsInAddress: ('renewal' | 'firewall')[]) => arrival({ kindsInAddress });
  beforeEach(() => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  });

  it('names its kind in the return address', () => {
    const outcome = opened().dispatch(startRoundTrip('consent', renewal, '/check-login'));
    expect(url(outcome).searchParams.get('return-uri')).toBe(way('/check-login?detour=renewal'));
  });

  it('starts once, with the earlier ones in the address', () => {
    const store = opened();
    store.dispatch(arrivedWith('renewal'));
    expect(store.dispatch(startRoundTrip('consent', renewal, '/check-login'))).toBe(otherwise);
    const outcome = store.dispatch(startRoundTrip('consent', firewall, '/check-login'));
    expect(url(outcome).searchParams.get('redirectUri')).toBe(way('/check-login?detour=renewal,firewall'));
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import { config } from '@/config';
import { takeDetour } from '@/outcome/detour';
import { detour, goTo } from '@/outcome/outcome';
import { callAnswered } from '@/state/events';
import { makeStore } from '@/state/store';
import { registerStore } from '../../support/open-stores';

const otherwise = goTo('/error');
const renewal = detour('renewal', otherwise);
const firewall = detour('firewall', otherwise);

/** A document at an address. */
function opened(path = '/consent') {
  window.history.replaceState(null, '', path);
  const document = makeStore();
  registerStore(document);
  return document.store;
}

const url = (outcome: object) => new URL('url' in outcome ? String(outcome.url) : '', window.location.href);
const way = (back: string, marks: string) => `${window.location.origin}${back}?detour=${encodeURIComponent(marks)}`;

describe('a detour', () => {
  let store: ReturnType<typeof opened>;
  beforeEach(() => (store = opened()));

  it('renews the session and comes back to where the call can be repeated', () => {
    const outcome = store.dispatch(takeDetour('consent', renewal, '/check-login'));
    expect(outcome).toMatchObject({ kind: 'leave' });
    expect(url(outcome).pathname).toBe(new URL(`${config.authApiUrl}/auth-init`, window.location.href).pathname);
    expect(url(outcome).searchParams.get('return-uri')).toBe(way('/check-login', 'consent:renewal'));
  });

  it("shows the firewall's page and comes back to the page that is open", () => {
    const outcome = store.dispatch(takeDetour('consent', firewall));
    expect(url(outcome).pathname).toBe(new URL(`${config.loginApiUrl}/waf-token`, window.location.href).pathname);
    expect(url(outcome).searchParams.get('redirectUri')).toBe(way('/consent', 'consent:firewall'));
  });

  it('of the firewall too comes back to where the call can be repeated', () => {
    const outcome = store.dispatch(takeDetour('consent', firewall, '/check-login'));
    expect(url(outcome).searchParams.get('redirectUri')).toBe(way('/check-login', 'consent:firewall'));
  });

  it('is not taken where a renewed session would be of no use', () => {
    expect(store.dispatch(takeDetour('consent', renewal))).toBe(otherwise);
    expect(store.getState().journey.detours).toEqual([]);
  });

  it('is taken once for each call and reason, until the call succeeds', () => {
    const take = (call: 'consent' | 'authcode', by = renewal) => store.dispatch(takeDetour(call, by, '/check-login')).kind;
    expect([take('consent'), take('consent'), take('authcode'), take('consent', firewall)]).toEqual(['leave', 'go', 'leave', 'leave']);
    store.dispatch(callAnswered('consent'));
    expect([take('authcode'), take('consent')]).toEqual(['go', 'leave']);
  });

  it('names the last six of the calls that were sent round', () => {
    const calls = ['account-status', 'passkey-status', 'passkey', 'password', 'user-sign-in', 'forgot-password', 'authcode'] as const;
    const outcomes = calls.map((call) => store.dispatch(takeDetour(call, renewal, '/check-login')));
    const back = new URL(url(outcomes.at(-1) ?? {}).searchParams.get('return-uri') ?? '');
    expect(back.searchParams.get('detour')?.split(',')).toEqual(calls.slice(1).map((call) => `${call}:renewal`));
  });
});

import { describe, expect, it } from 'vitest';
import { callAnswered, roundTripStarted } from '@/state/events';
import { hasPendingRoundTrip } from '@/state/journey';
import { roundTripState } from '@/state/round-trip-state';
import { arrival } from '../../support/arrival';
import { stateAfter } from '../../support/bare-store';

type Detour = `${string}:${'renewal' | 'firewall'}`;

const arrivedFrom = (...roundTrips: Detour[]) => arrival({ roundTrips, returnedFrom: roundTrips.at(-1) });
const after = (...events: Parameters<typeof stateAfter>) => stateAfter(...events).journey;

describe('redirects of a sign-in', () => {
  it('are stored in order', () => {
    expect(after(roundTripStarted('otp:renewal'), roundTripStarted('password:firewall')).roundTrips).toEqual([
      'otp:renewal',
      'password:firewall',
    ]);
  });

  it('are restored from the tab when the browser returns', () => {
    const { roundTrips, returnedFrom } = after(arrivedFrom('otp:renewal', 'password:firewall'));
    expect([roundTrips, returnedFrom]).toEqual([['otp:renewal', 'password:firewall'], 'password:firewall']);
  });

  it.each([
    ['password', undefined],
    ['otp', 'password:firewall'],
  ])('clear the returned redirect when %s succeeds', (call, expected) => {
    expect(after(arrivedFrom('otp:renewal', 'password:firewall'), callAnswered(call)).returnedFrom).toBe(expected);
  });

  it('clear all redirects of a call when it succeeds', () => {
    const taken = ['password:renewal', 'password:firewall', 'password-reset:renewal', 'new-password:renewal', 'otp:renewal'];
    const { roundTrips } = after(...taken.map((detour) => roundTripStarted(detour)), callAnswered('password'));
    expect(roundTrips).toEqual(['password-reset:renewal', 'new-password:renewal', 'otp:renewal']);
  });

  it('stay when a call without redirects succeeds', () => {
    expect(after(roundTripStarted('password:renewal'), callAnswered('otp')).roundTrips).toEqual(['password:renewal']);
  });
});

describe('redirected call', () => {
  it.each<[string, string[], boolean]>([
    ['none was taken', [], false],
    ['its session was renewed', ['password:renewal'], true],
    ['the firewall has checked for a person', ['password:firewall'], true],
    ['it was one of several', ['otp:renewal', 'password:renewal', 'consent:renewal'], true],
    ['another call was sent', ['otp:renewal'], false],
    ['a call was sent whose name begins as its own', ['password-reset:renewal'], false],
    ['a call was sent whose name ends as its own', ['new-password:renewal'], false],
  ])('is recognised when %s', (_when, taken, sent) => {
    expect(hasPendingRoundTrip(after(...taken.map((detour) => roundTripStarted(detour))), 'password')).toBe(sent);
  });
});

describe('page after a spinner page', () => {
  it('receives the last redirect', () => {
    expect(roundTripState(after(arrivedFrom('otp:renewal', 'password:firewall')))).toEqual({
      state: { returnedFrom: 'password:firewall' },
    });
  });

  it('receives nothing without a redirect', () => {
    expect(roundTripState(after())).toBeUndefined();
    expect(roundTripState(after(roundTripStarted('otp:renewal')))).toBeUndefined();
  });
});

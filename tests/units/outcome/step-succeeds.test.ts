import { describe, expect, it, vi } from 'vitest';
import { goTo, stay } from '@/outcome/outcome';
import { endPageVisit } from '@/outcome/page-visit';
import { step } from '@/outcome/step';
import type { Handling } from '@/outcome/step-type';
import { paths } from '@/paths';
import { storeRoundTrip } from '@/session/pending-round-trips';
import { readRoundTrips, type RoundTrip } from '@/session/round-trips';
import { callAnswered, emailEntered, roundTripStarted } from '@/state/events';
import { makeStore } from '@/state/store';
import { registerStore } from '../../support/open-stores';

/** A store, after these redirects of this tab. */
function openStore(...roundTrips: RoundTrip[]) {
  const opened = makeStore();
  registerStore(opened);
  for (const roundTrip of roundTrips) {
    storeRoundTrip(roundTrip, paths.checkLogin);
    opened.store.dispatch(roundTripStarted(roundTrip));
  }
  return opened.store;
}

describe('step whose call succeeds', () => {
  it('forgets its own redirects and no others, in the store and in the tab', async () => {
    const opened = openStore('password:renewal', 'authcode:renewal');
    const passes = step('password', { errors: [] }, () => Promise.resolve(goTo(paths.login)));
    expect(await opened.dispatch(passes())).toEqual({ kind: 'go', to: '/login' });
    expect([opened.getState().journey.roundTrips, readRoundTrips().taken]).toEqual([['authcode:renewal'], ['authcode:renewal']]);
  });

  it('stays without an outcome and does not count the call as answered', async () => {
    const opened = openStore('password:renewal');
    expect(await opened.dispatch(step('password', { errors: [] }, () => Promise.resolve(undefined))())).toEqual({ kind: 'stay' });
    expect([opened.getState().journey.roundTrips, readRoundTrips().taken]).toEqual([['password:renewal'], ['password:renewal']]);
  });

  it('receives its argument and the state', async () => {
    const opened = openStore();
    opened.dispatch(emailEntered('mobile@example.com'));
    const seen = vi.fn();
    const looks = step('password', { errors: [] }, async (given: string, { getState }) => {
      seen(given, getState().profile.email);
      return stay;
    });
    await opened.dispatch(looks('given'));
    expect(seen).toHaveBeenCalledExactlyOnceWith('given', 'mobile@example.com');
  });

  it('exposes its call and its table for the map', () => {
    const handling: Handling = { errors: [{ status: 400, outcome: stay }] };
    const bare = step('password', handling, () => Promise.resolve(stay));
    expect([bare.callName, bare.handling]).toEqual(['password', handling]);
  });
});

describe('step whose page was left during its call', () => {
  it('dispatches events and starts no further step', async () => {
    const opened = openStore();
    const further = vi.fn();
    const leaves = step('password', { errors: [] }, async (_: void, { dispatch, signal }) => {
      expect(signal.aborted).toBe(false);
      endPageVisit();
      expect(signal.aborted).toBe(true);
      dispatch(emailEntered('left@example.com'));
      dispatch(roundTripStarted('authcode:renewal'));
      await dispatch(async () => void further());
      return stay;
    });
    await opened.dispatch(leaves());
    expect(opened.getState().profile.email).toBe('left@example.com');
    expect(further).not.toHaveBeenCalled();
    opened.dispatch(callAnswered('authcode'));
    expect(opened.getState().journey.roundTrips).toEqual([]);
  });

  it('still forgets its redirects, so that the next call may redirect again', async () => {
    const opened = openStore('password:renewal');
    await opened.dispatch(
      step('password', { errors: [] }, async () => {
        endPageVisit();
        return stay;
      })(),
    );
    expect([opened.getState().journey.roundTrips, readRoundTrips().taken]).toEqual([[], []]);
  });
});

import { describe, expect, it, vi } from 'vitest';
import { goTo, stay } from '@/outcome/outcome';
import { endPageVisit } from '@/outcome/page-visit';
import { step } from '@/outcome/step';
import type { Handling } from '@/outcome/step-type';
import { paths } from '@/paths';
import { memory } from '@/session/detours';
import { rememberDetour } from '@/session/taken-detours';
import { callAnswered, detourTaken, emailEntered } from '@/state/events';
import { makeStore } from '@/state/store';
import { registerStore } from '../../support/open-stores';

/** A store, after these redirects of this tab. */
function openStore(...detours: Parameters<typeof rememberDetour>[0][]) {
  const opened = makeStore();
  registerStore(opened);
  for (const detour of detours) {
    rememberDetour(detour, paths.checkLogin);
    opened.store.dispatch(detourTaken(detour));
  }
  return opened.store;
}

describe('a step whose call succeeds', () => {
  it('ends the memory of its detours, and of no others, in the store and in the tab', async () => {
    const opened = openStore('password:renewal', 'authcode:renewal');
    const passes = step('password', { errors: [] }, () => Promise.resolve(goTo(paths.login)));
    expect(await opened.dispatch(passes())).toEqual({ kind: 'go', to: '/login' });
    expect([opened.getState().journey.detours, memory().taken]).toEqual([['authcode:renewal'], ['authcode:renewal']]);
  });

  it('stays without an outcome, and its call does not count as answered', async () => {
    const opened = openStore('password:renewal');
    expect(await opened.dispatch(step('password', { errors: [] }, () => Promise.resolve(undefined))())).toEqual({ kind: 'stay' });
    expect([opened.getState().journey.detours, memory().taken]).toEqual([['password:renewal'], ['password:renewal']]);
  });

  it('is given its argument, and the state', async () => {
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

  it('shows its call and its table, for the map', () => {
    const handling: Handling = { errors: [{ status: 400, outcome: stay }] };
    const bare = step('password', handling, () => Promise.resolve(stay));
    expect([bare.callName, bare.handling]).toEqual(['password', handling]);
  });
});

describe('a step whose page was left while its call was under way', () => {
  it('still announces events, and begins no further step', async () => {
    const opened = openStore();
    const further = vi.fn();
    const leaves = step('password', { errors: [] }, async (_: void, { dispatch, signal }) => {
      expect(signal.aborted).toBe(false);
      endPageVisit();
      expect(signal.aborted).toBe(true);
      dispatch(emailEntered('left@example.com'));
      dispatch(detourTaken('authcode:renewal'));
      await dispatch(async () => void further());
      return stay;
    });
    await opened.dispatch(leaves());
    expect(opened.getState().profile.email).toBe('left@example.com');
    expect(further).not.toHaveBeenCalled();
    opened.dispatch(callAnswered('authcode'));
    expect(opened.getState().journey.detours).toEqual([]);
  });

  it('still ends the memory of its detours: the next call may be sent round again', async () => {
    const opened = openStore('password:renewal');
    await opened.dispatch(
      step('password', { errors: [] }, async () => {
        endPageVisit();
        return stay;
      })(),
    );
    expect([opened.getState().journey.detours, memory().taken]).toEqual([[], []]);
  });
});

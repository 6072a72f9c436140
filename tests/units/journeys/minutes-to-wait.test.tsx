import { renderHook } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useMinutesToWait } from '@/journeys/proofing/minutes-to-wait';
import { noteServerTime, startClock } from '@/session/clock';
import { upliftRefused } from '@/state/events';
import { makeStore } from '@/state/store';
import { registerStore } from '../../support/open-stores';

const noon = Date.UTC(2026, 10, 21, 12);

function waitWith(lockout_time_seconds?: number) {
  vi.useFakeTimers({ toFake: ['Date'], now: noon });
  const opened = makeStore();
  registerStore(opened);
  const refusal = { email: [], eligible_for_account_migration_journey: false, ineligibility_reason: '' };
  opened.store.dispatch(upliftRefused({ ...refusal, lockout_time_seconds }));
  const { result } = renderHook(useMinutesToWait, { wrapper: ({ children }) => <Provider store={opened.store}>{children}</Provider> });
  return result.current;
}

// The tests of a thread share the clock.
beforeEach(startClock);
afterEach(() => {
  sessionStorage.clear();
  startClock();
});

describe('the wait for the end of a lock', () => {
  it.each([
    [-300, '1 minute'],
    [0, '1 minute'],
    [1, '1 minute'],
    [89, '1 minute'],
    [90, '2 minutes'],
    [149, '2 minutes'],
    [150, '3 minutes'],
    [900, '15 minutes'],
    [2420, '40 minutes'],
  ])('that comes after %i seconds is %s', (seconds, shown) => {
    expect(waitWith(noon / 1000 + seconds)).toBe(shown);
  });

  it('is 15 minutes when nobody knows its end', () => {
    expect(waitWith()).toBe('15 minutes');
  });

  it('is 1 minute after a lock whose end is the beginning of time', () => {
    expect(waitWith(0)).toBe('1 minute');
  });

  it('is that of the server’s clock', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: noon });
    noteServerTime(new Date(noon + 600_000).toUTCString());
    expect(waitWith(noon / 1000 + 900)).toBe('5 minutes');
  });
});

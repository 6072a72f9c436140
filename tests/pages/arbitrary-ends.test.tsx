import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { upliftRefusal } from '@/api/proofing';
import { matchLockEnd } from '@/deadlines/instants';
import { from } from '@/deadlines/words';
import { fromDay } from '@/deadlines/words-of-day';
import { resetLinkOf } from '@/journeys/reset-password/reset-link';
import { startClock } from '@/session/clock';
import { hasExpired } from '@/session/link-parts';
import { upliftRefused } from '@/state/events';
import { makeStore } from '@/state/store';
import { minute } from '../../mocks/backend/clock';
import { registerStore } from '../support/open-stores';

const noon = new Date(2026, 10, 21, 12).getTime();
describe('any end of a lock from the server', () => {
  it('shows only an end that is a date and not long ago', () => {
    const told = fc.oneof(
      fc.integer({ min: -3600, max: 86_400 }).map((after) => Date.now() / 1000 + after),
      // Milliseconds, too.
      fc.double({ min: -1e13, max: 1e13 }),
      fc.double(),
      fc.anything().filter((value) => typeof value !== 'number'),
    );
    fc.assert(
      fc.property(told, (lockout_time_seconds) => {
        const opened = makeStore();
        registerStore(opened);
        opened.store.dispatch(upliftRefused(upliftRefusal.parse({ lockout_time_seconds })));
        const end = matchLockEnd(opened.store.getState());
        expect(end === undefined || end >= Date.now() - 24 * 60 * minute).toBe(true);
        expect(end === undefined || /^\d{1,2}:\d\d[ap]m$/.test(from(end))).toBe(true);
        expect(end === undefined || /^\d{1,2}:\d\d[ap]m on [A-Z][a-z]+day \d{1,2} [A-Z][a-z]+( \d{4,5})?$/.test(fromDay(end))).toBe(true);
      }),
      { numRuns: 100 },
    );
  });
});

describe('expiry of a reset link in milliseconds', () => {
  it('compares the expiry with the current time, and ignores an expiry in seconds', () => {
    startClock();
    fc.assert(
      fc.property(fc.integer({ min: -3_600_000, max: 3_600_000 }), (after) => {
        vi.useFakeTimers({ toFake: ['Date'], now: noon });
        const linkThatEnds = (expiry: number) => resetLinkOf(`?username=a.b%40example.com&code=123456&expiry=${expiry}`);
        const found = linkThatEnds(noon + after);
        expect(found && hasExpired(found)).toBe(after < 0);
        expect(linkThatEnds(Math.round((noon + after) / 1000))).toBeUndefined();
      }),
      { numRuns: 50 },
    );
  });
});

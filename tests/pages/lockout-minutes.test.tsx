import { act, renderHook, screen } from '@testing-library/react';
import fc from 'fast-check';
import { Provider } from 'react-redux';
import { describe, expect, it, vi } from 'vitest';
import { upliftRefusal } from '@/api/proofing';
import { useMinutesToWait } from '@/journeys/proofing/minutes-to-wait';
import { hasExpired, resetLinkOf } from '@/journeys/reset-password/reset/reset-link';
import { startClock } from '@/session/clock';
import { signInEnded, upliftRefused } from '@/state/events';
import { makeStore } from '@/state/store';
import { fewOf } from '../support/few-of';
import { byNumber, openProofing } from '../support/open-proofing';
import { registerStore } from '../support/open-stores';
import { arriveAt, link } from '../support/page';

const noon = new Date(2026, 10, 21, 12).getTime();
const pages = [
  ['/proofing/p5-register-attempt', 'You cannot continue'],
  ['/proofing/p5-register-reattempt-lock', 'You cannot continue'],
  ['/proofing/p5-pds-limit', 'We are really busy at the moment'],
] as const;

const refused = (lockout_time_seconds?: number) =>
  upliftRefused({ email: [], eligible_for_account_migration_journey: false, ineligibility_reason: '', lockout_time_seconds });

describe.each(pages)('the wait on %s', (path, heading) => {
  it.each(
    fewOf(4, [
      [0, '1 minute'],
      [1, '1 minute'],
      [29, '1 minute'],
      [89, '1 minute'],
      [90, '2 minutes'],
      [149, '2 minutes'],
      [150, '3 minutes'],
      [15 * 60, '15 minutes'],
      [40 * 60 + 20, '40 minutes'],
      [-5 * 60, '1 minute'],
    ]),
  )('is, %i seconds before the lock ends, %s', async (seconds, shown) => {
    vi.useFakeTimers({ toFake: ['Date'], now: noon });
    await openProofing(path, [...byNumber, refused(noon / 1000 + seconds)]);
    await arriveAt(path, heading);
    expect(screen.getByText(new RegExp(`Wait ${shown},`))).toBeVisible();
  });

  it('stays when the session ends under the page', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: noon });
    const { store } = await openProofing(path, [...byNumber, refused(noon / 1000 + 40 * 60)]);
    await arriveAt(path, heading);
    act(() => void store.dispatch(signInEnded('timedOut')));
    expect(screen.getByText(/Wait 40 minutes,/)).toBeVisible();
  });

  it('is 15 minutes when nobody knows when the lock ends', async () => {
    await openProofing(path, byNumber);
    await arriveAt(path, heading);
    expect(screen.getByText(/Wait 15 minutes,/)).toBeVisible();
  });
});

describe.each(fewOf(2, pages.slice(0, 2)))('the lock on %s', (path) => {
  it('says why, and links back to the questions', async () => {
    const { user } = await openProofing(path, byNumber);
    expect(screen.getByText(/match your details/)).toBeVisible();
    await user.click(link('try again'));
    await arriveAt('/proofing/know-nhs-number', 'Do you know your NHS number?');
  });
});

describe('whatever the server says of the end of a lock', () => {
  it('the wait is a whole number of minutes, one at least', () => {
    const told = fc.oneof(
      fc.integer({ min: -3600, max: 86_400 }).map((after) => Date.now() / 1000 + after),
      // Milliseconds by mistake, too.
      fc.double({ min: -1e13, max: 1e13 }),
      fc.anything().filter((value) => typeof value !== 'number'),
    );
    fc.assert(
      fc.property(told, (lockout_time_seconds) => {
        const opened = makeStore();
        registerStore(opened);
        opened.store.dispatch(upliftRefused(upliftRefusal.parse({ lockout_time_seconds })));
        const { result, unmount } = renderHook(useMinutesToWait, {
          wrapper: ({ children }) => <Provider store={opened.store}>{children}</Provider>,
        });
        unmount();
        expect(result.current).toMatch(/^(1 minute|([2-9]|[1-9]\d+) minutes)$/);
      }),
      { numRuns: 100 },
    );
  });
});

describe('the expiry of a link, in milliseconds', () => {
  it('is compared with this moment, and a time in seconds is none', () => {
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

import { act, screen } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { upliftRefusal } from '@/api/proofing';
import { matchLockEnd } from '@/deadlines/instants';
import { from } from '@/deadlines/words';
import { hasExpired, resetLinkOf } from '@/journeys/reset-password/reset/reset-link';
import { startClock } from '@/session/clock';
import { signInEnded, upliftRefused } from '@/state/events';
import { lockMet } from '@/state/moments';
import { makeStore } from '@/state/store';
import { minute } from '../../mocks/backend/clock';
import { fewOf } from '../support/few-of';
import { byNumber, openProofing } from '../support/open-proofing';
import { registerStore } from '../support/open-stores';
import { arriveAt, button, link, sentence } from '../support/page';

const noon = new Date(2026, 10, 21, 12).getTime();
const locks = ['/proofing/p5-register-attempt', '/proofing/p5-register-reattempt-lock'] as const;
const busy = '/proofing/p5-pds-limit';

const refused = (lockout_time_seconds?: number) =>
  upliftRefused({ email: [], eligible_for_account_migration_journey: false, ineligibility_reason: '', lockout_time_seconds });

const openAtNoon = async (path: string, seconds: number) => {
  vi.useFakeTimers({ toFake: ['Date'], now: noon });
  return openProofing(path, [...byNumber, refused(noon / 1000 + seconds)]);
};

const waits = fewOf(4, [
  [1, '1 minute', '12:01pm'],
  [29, '1 minute', '12:01pm'],
  [89, '1 minute', '12:02pm'],
  [90, '2 minutes', '12:02pm'],
  [149, '2 minutes', '12:03pm'],
  [150, '3 minutes', '12:03pm'],
  [15 * 60, '15 minutes', '12:15pm'],
  [40 * 60 + 20, '40 minutes', '12:41pm'],
] as const);

describe.each(locks)('the wait on %s', (path) => {
  it.each(waits)('%i seconds before the lock ends is about %s, until %s', async (seconds, minutes, time) => {
    await openAtNoon(path, seconds);
    expect(screen.getByText(`You can try again at ${time} (in about ${minutes}).`)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  it('stays when the session ends under the page', async () => {
    const { store } = await openAtNoon(path, 40 * 60);
    act(() => void store.dispatch(signInEnded('timedOut')));
    expect(screen.getByText(/\(in about 40 minutes\)/)).toBeVisible();
  });

  it.each([
    ['nothing of the end', undefined],
    ['an end in milliseconds by mistake', noon],
  ])('is up to 15 minutes when the server says %s', async (_what, end) => {
    vi.useFakeTimers({ toFake: ['Date'], now: noon });
    await openProofing(path, [...byNumber, refused(end), lockMet('match')]);
    expect(screen.getByText('You can try again at 12:15pm at the latest (in about 15 minutes).')).toBeVisible();
  });

  it.each([0, -5 * 60])('is over %i seconds after it: a button leads back to the questions', async (seconds) => {
    const { user } = await openAtNoon(path, seconds);
    expect(screen.getByText('You can try again now')).toBeVisible();
    expect(screen.getByText(/match your details/)).toBeVisible();
    await user.click(button('Try again'));
    await arriveAt('/proofing/know-nhs-number', 'Do you know your NHS number?');
  });
});

describe('the wait where records are busy', () => {
  const questions = () => link('go back and try again');

  it.each(waits)('is, %i seconds before it ends, about %s, until %s', async (seconds, minutes, time) => {
    await openAtNoon(busy, seconds);
    expect(screen.getByText(`You can try again at ${time} (in about ${minutes}).`)).toBeVisible();
    expect(screen.getByText(sentence("Then go back and try again. We've kept your answers."))).toBeVisible();
    expect(questions()).toHaveAttribute('href', '/proofing/know-nhs-number');
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  it('follows the minutes, and is told once when it is over', async () => {
    const { user } = await openAtNoon(busy, 9 * 60);
    const wakesAfter = (seconds: number) =>
      act(() => {
        vi.setSystemTime(Date.now() + seconds * 1000);
        window.dispatchEvent(new Event('focus'));
      });
    wakesAfter(5 * 60);
    expect(screen.getByText('You can try again at 12:09pm (in about 4 minutes).')).toBeVisible();
    wakesAfter(4 * 60);
    expect(screen.getByText('You can try again now')).toBeVisible();
    expect(screen.getByText("We've kept your answers.")).toBeVisible();
    expect(screen.queryByRole('link', { name: 'go back and try again' })).not.toBeInTheDocument();
    await user.click(button('Try again'));
    await arriveAt('/proofing/know-nhs-number');
  });

  it.each([
    ['nothing of the end', undefined],
    ['an end in milliseconds by mistake', noon],
  ])('is up to 15 minutes when the server says %s', async (_what, end) => {
    vi.useFakeTimers({ toFake: ['Date'], now: noon });
    await openProofing(busy, [...byNumber, refused(end), lockMet('records')]);
    expect(screen.getByText('You can try again at 12:15pm at the latest (in about 15 minutes).')).toBeVisible();
  });

  it('is 15 minutes when nobody has been refused here', async () => {
    await openProofing(busy, byNumber);
    expect(screen.getByText(sentence("Wait 15 minutes, then go back and try again. We've kept your answers."))).toBeVisible();
  });

  it('stays when the session ends under the page', async () => {
    const { store } = await openAtNoon(busy, 40 * 60);
    act(() => void store.dispatch(signInEnded('timedOut')));
    expect(screen.getByText(/in about 40 minutes/)).toBeVisible();
  });
});

describe('whatever the server says of the end of a lock', () => {
  it('a page says an instant within a day, or none', () => {
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
        const end = matchLockEnd(opened.store.getState());
        expect(end === undefined || Math.abs(end - Date.now()) <= 24 * 60 * minute).toBe(true);
        expect(end === undefined || /^\d{1,2}:\d\d[ap]m$/.test(from(end))).toBe(true);
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

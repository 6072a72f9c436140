import { act, screen, waitFor, within } from '@testing-library/react';
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { upliftRefusal } from '@/api/proofing';
import { matchLockEnd } from '@/deadlines/instants';
import { from } from '@/deadlines/words';
import { fromDay } from '@/deadlines/words-of-day';
import { resetLinkOf } from '@/journeys/reset-password/reset-link';
import { startClock } from '@/session/clock';
import { hasExpired } from '@/session/link-parts';
import { lockStarted } from '@/state/deadline-events';
import { emailEntered, pyiSelected, signInEnded, upliftRefused } from '@/state/events';
import { makeStore } from '@/state/store';
import { minute } from '../../../mocks/backend/clock';
import { emailOf } from '../../../mocks/people/personas';
import { answer, world } from '../../../mocks/server';
import { sessionBegun } from '../../../mocks/situation/session-begun';
import { advanceClock } from '../../support/advance-clock';
import { announcements } from '../../support/announcements';
import { lockEndedText, lockText, now, retryButton } from '../../support/locks';
import { byNumber, openProofing } from '../../support/open-proofing';
import { registerStore } from '../../support/open-stores';
import { openVariant } from '../../support/open-variant';
import { button, expectPage, fill, link, paragraphWithText } from '../../support/page';
import { openAndSubmit, type PageAction, signIn } from '../../support/page-action';
import { sample } from '../../support/sample';
import { senderOf, sendWithAnswer } from '../../support/senders/senders';
import { unloadDocument, visit } from '../../support/visit';

describe('locks', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now });
    startClock();
  });
  const known = [emailEntered(emailOf('mobile'))];
  const password: PageAction = {
    from: '/log-in-password',
    upTo: 'arrival',
    events: known,
    typed: { Password: 'wrong' },
    clicked: 'Continue',
  };
  async function refusedPassword() {
    signIn(password);
    answer('password.password-attempts-exceeded');
    const visited = await openAndSubmit(password);
    await expectPage('/password-attempts-exceeded');
    return visited;
  }
  describe('lock without an end from the server', () => {
    it('ends 15 minutes after the refusal at the latest, and then shows the next step', async () => {
      const { user } = await refusedPassword();
      expect(screen.getByText(lockText('3:53pm', 15))).toBeVisible();
      advanceClock(6 * minute);
      expect(screen.getByText(lockText('3:53pm', 9))).toBeVisible();
      advanceClock(9 * minute - 1000);
      expect([retryButton(), announcements()]).toEqual([null, []]);
      advanceClock(1000);
      expect(announcements()).toEqual([lockEndedText]);
      await user.click(button('Try again'));
      await expectPage('/log-in-password');
    });

    it('keeps its end after a reload, without another announcement', async () => {
      await refusedPassword();
      await unloadDocument();
      advanceClock(12 * minute);
      await visit('/password-attempts-exceeded');
      expect(screen.getByText(lockText('3:53pm', 3))).toBeVisible();
      expect(retryButton()).not.toBeInTheDocument();
      await unloadDocument();
      advanceClock(3 * minute);
      await visit('/password-attempts-exceeded');
      expect(screen.getByText(lockEndedText)).toBeVisible();
      expect(announcements()).toEqual([]);
    });

    it('keeps its end after another attempt', async () => {
      await refusedPassword();
      await unloadDocument();
      advanceClock(5 * minute);
      const { user } = await visit('/log-in-password');
      await fill(user, 'password-input', 'wrong');
      await user.click(button('Continue'));
      await expectPage('/password-attempts-exceeded');
      expect(screen.getByText(lockText('3:53pm', 10))).toBeVisible();
    });

    it.each([
      ['fast', 3, '12:53pm'],
      ['slow', -3, '6:53pm'],
    ])('counts by the server’s clock on a device that is three hours %s', async (_what, hours, time) => {
      world().clock.advance(-hours * 60 * minute);
      await refusedPassword();
      expect(screen.getByText(lockText(time, 15))).toBeVisible();
      advanceClock(15 * minute);
      expect(retryButton()).toBeVisible();
    });

    it('links to the client service and to help at all times', async () => {
      await refusedPassword();
      const main = within(screen.getByRole('main'));
      expect(await main.findByRole('link', { name: 'Go to Example health service' })).toBeVisible();
      expect(main.getByRole('link', { name: /^Get help/ })).toBeVisible();
    });
  });
  it('shows no button when the session ended before the lock', async () => {
    const { store } = await refusedPassword();
    act(() => void store.dispatch({ ...sessionBegun(), meta: { timestamp: 'session', at: now - 50 * minute, lead: null } }));
    advanceClock(15 * minute);
    expect(announcements()).toEqual([lockEndedText]);
    expect(retryButton()).not.toBeInTheDocument();
  });
});

describe('button after the end of a lock', () => {
  it.each([
    ['login-attempts-exceeded.over', '/login'],
    ['password-attempts-exceeded.over', '/log-in-password'],
    ['otp-attempts-exceeded.over', '/enter-mobile-code'],
    ['otp-attempts-exceeded.over-landline', '/get-call-landline'],
    ['otp-attempts-exceeded.over-both', '/choose-authentication-method'],
    ['otp-attempts-exceeded.over-number-unknown', '/log-in-password'],
    ['otp-requests-exceeded.over', '/enter-mobile-code'],
    ['otp-requests-exceeded.over-landline', '/get-call-landline'],
    ['otp-requests-exceeded.over-both', '/choose-authentication-method'],
    ['otp-requests-exceeded.over-number-unknown', '/log-in-password'],
    ['passkey-login-attempts-exceeded.over', '/passkey-enter-email'],
    ['register/attempts-exceeded.over', '/register/enter-email'],
    ['reset/attempts-exceeded.over', '/forgotten-password'],
    ['proofing/p5-pds-limit.over', '/proofing/know-nhs-number'],
    ['proofing/p5-register-attempt.over', '/proofing/know-nhs-number'],
    ['proofing/p5-register-reattempt-lock.over', '/proofing/know-nhs-number'],
  ])('links from %s to %s', async (variant, path) => {
    const { user } = await openVariant(variant);
    await waitFor(() => expect(retryButton()).toBeVisible());
    await user.click(button('Try again'));
    await expectPage(path);
  });
});
describe('lockout minutes', () => {
  const noon = new Date(2026, 10, 21, 12).getTime();
  const locks = ['/proofing/p5-register-attempt', '/proofing/p5-register-reattempt-lock'] as const;
  const busy = '/proofing/p5-pds-limit';

  const refused = (lockout_time_seconds?: number) =>
    upliftRefused({ email: [], eligible_for_account_migration_journey: false, ineligibility_reason: '', lockout_time_seconds });

  const openAtNoon = async (path: string, seconds: number) => {
    vi.useFakeTimers({ toFake: ['Date'], now: noon });
    return openProofing(path, [...byNumber, refused(noon / 1000 + seconds)]);
  };

  const waits = sample(
    [
      [1, '1 minute', '12:01pm'],
      [29, '1 minute', '12:01pm'],
      [89, '1 minute', '12:02pm'],
      [90, '2 minutes', '12:02pm'],
      [149, '2 minutes', '12:03pm'],
      [150, '3 minutes', '12:03pm'],
      [15 * 60, '15 minutes', '12:15pm'],
      [40 * 60 + 20, '40 minutes', '12:41pm'],
    ] as const,
    4,
  );

  describe.each(locks)('wait on %s', (path) => {
    it.each(waits)('shows %i seconds before the end of the lock about %s, until %s', async (seconds, minutes, time) => {
      await openAtNoon(path, seconds);
      expect(screen.getByText(`You can try again at ${time} (in about ${minutes}).`)).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    });

    it('preserves the wait when the session ends', async () => {
      const { store } = await openAtNoon(path, 40 * 60);
      act(() => void store.dispatch(signInEnded('timedOut')));
      expect(screen.getByText(/\(in about 40 minutes\)/)).toBeVisible();
    });

    it.each([
      ['nothing of the end', undefined],
      ['an end of long ago', 1_000_000_000],
    ])('shows a wait of up to 15 minutes when the server returns %s', async (_what, end) => {
      vi.useFakeTimers({ toFake: ['Date'], now: noon });
      await openProofing(path, [...byNumber, refused(end), lockStarted('match')]);
      expect(screen.getByText('You can try again at 12:15pm (in about 15 minutes).')).toBeVisible();
    });

    it.each([
      ['1:05pm', 65 * 60, '1:05pm (in about 1 hour)'],
      ['the day after tomorrow', 51 * 3600, '3pm on Monday 23 November'],
      ['exactly a day ahead', 24 * 3600, 'midday on Sunday 22 November'],
      ['next year', 60 * 86_400, 'midday on Wednesday 20 January 2027'],
    ])('shows the end of the lock when it is %s', async (_when, seconds, text) => {
      await openAtNoon(path, seconds);
      expect(screen.getByText(`You can try again at ${text}.`)).toBeVisible();
    });

    it.each([0, -5 * 60])('shows %i seconds after the end a button back to the questions', async (seconds) => {
      const { user } = await openAtNoon(path, seconds);
      expect(screen.getByText('You can try again now')).toBeVisible();
      expect(screen.getByText(/match your details/)).toBeVisible();
      await user.click(button('Try again'));
      await expectPage('/proofing/know-nhs-number', 'Do you know your NHS number?');
    });
  });

  describe('wait on the page of busy records', () => {
    it('shows the day of an end that is more than a day ahead', async () => {
      await openAtNoon(busy, 51 * 3600);
      expect(screen.getByText(paragraphWithText('You can go back and try again at 3pm on Monday 23 November.'))).toBeVisible();
      expect(screen.getByText("We've kept your answers.")).toBeVisible();
    });

    const questions = () => link('go back and try again');

    it.each(waits)('shows %i seconds before the end about %s, until %s', async (seconds, minutes, time) => {
      await openAtNoon(busy, seconds);
      expect(screen.getByText(paragraphWithText(`You can go back and try again at ${time} (in about ${minutes}).`))).toBeVisible();
      expect(screen.getByText("We've kept your answers.")).toBeVisible();
      expect(questions()).toHaveAttribute('href', '/proofing/know-nhs-number');
      expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    });

    it('updates the wait each minute, and announces its end once', async () => {
      const { user } = await openAtNoon(busy, 9 * 60);
      advanceClock(5 * minute);
      expect(screen.getByText(paragraphWithText('You can go back and try again at 12:09pm (in about 4 minutes).'))).toBeVisible();
      advanceClock(4 * minute);
      expect(screen.getByText('You can try again now')).toBeVisible();
      expect(screen.getByText("We've kept your answers.")).toBeVisible();
      expect(screen.queryByRole('link', { name: 'go back and try again' })).not.toBeInTheDocument();
      await user.click(button('Try again'));
      await expectPage('/proofing/know-nhs-number');
    });

    it.each([
      ['nothing of the end', undefined],
      ['an end of long ago', 1_000_000_000],
    ])('shows a wait of up to 15 minutes when the server returns %s', async (_what, end) => {
      vi.useFakeTimers({ toFake: ['Date'], now: noon });
      await openProofing(busy, [...byNumber, refused(end), lockStarted('records')]);
      expect(screen.getByText(paragraphWithText('You can go back and try again at 12:15pm (in about 15 minutes).'))).toBeVisible();
    });

    it('shows 15 minutes when no call was refused', async () => {
      await openProofing(busy, byNumber);
      expect(screen.getByText(paragraphWithText('Wait 15 minutes, then go back and try again.'))).toBeVisible();
    });

    it('preserves the wait when the session ends', async () => {
      const { store } = await openAtNoon(busy, 40 * 60);
      act(() => void store.dispatch(signInEnded('timedOut')));
      expect(screen.getByText(/in about 40 minutes/)).toBeVisible();
    });
  });

  describe('wait on the page of the details', () => {
    const reason = 'You have tried to match your details to an NHS record too many times.';
    const refusedUntil = async (end?: number) => {
      vi.useFakeTimers({ toFake: ['Date'], now: noon });
      const json = { error: 'PDS rate limit has already been exceeded', lockout_time_seconds: end };
      await sendWithAnswer(senderOf('uplift-nhs-known'), { status: 403, json });
      await expectPage('/proofing/confirm-your-details');
      expect(screen.getByText(reason)).toBeVisible();
      expect(screen.queryByText(/could not match/)).not.toBeInTheDocument();
    };

    it('shows the end that the server has returned', async () => {
      await refusedUntil(noon / 1000 + 40 * 60);
      expect(screen.getByText('You can try again at 12:40pm (in about 40 minutes).')).toBeVisible();
      expect(screen.queryByRole('link', { name: 'Try to match your details again' })).not.toBeInTheDocument();
    });

    it('shows 15 minutes without an end, also after a reload, and then a button to retry', async () => {
      await refusedUntil();
      expect(screen.getByText('You can try again at 12:15pm (in about 15 minutes).')).toBeVisible();
      await unloadDocument();
      advanceClock(5 * minute);
      const { user } = await visit('/proofing/confirm-your-details');
      expect(screen.getByText('You can try again at 12:15pm (in about 10 minutes).')).toBeVisible();
      advanceClock(10 * minute);
      expect(screen.getByText('You can try again now')).toBeVisible();
      await user.click(link('Try to match your details again'));
      await expectPage('/proofing/check-your-details');
    });

    it('shows no wait without a search or after no match', async () => {
      const confirm = '/proofing/confirm-your-details';
      await openProofing(confirm, byNumber);
      expect(screen.queryByText(/too many times|could not match|try again/)).not.toBeInTheDocument();
      await unloadDocument();
      await openProofing(confirm, [...byNumber, pyiSelected()]);
      expect(screen.getByText(/We could not match these details to an NHS record/)).toBeVisible();
      expect(screen.queryByText(/too many times|try again/)).not.toBeInTheDocument();
    });
  });
});

describe('arbitrary ends', () => {
  const noon = new Date(2026, 10, 21, 12).getTime();
  describe('any end of a lock from the server', () => {
    it('shows only an end that is a date and not long ago', () => {
      const seconds = fc.oneof(
        fc.integer({ min: -3600, max: 86_400 }).map((after) => Date.now() / 1000 + after),
        // Milliseconds, too.
        fc.double({ min: -1e13, max: 1e13 }),
        fc.double(),
        fc.anything().filter((value) => typeof value !== 'number'),
      );
      fc.assert(
        fc.property(seconds, (lockout_time_seconds) => {
          const opened = makeStore();
          registerStore(opened);
          opened.store.dispatch(upliftRefused(upliftRefusal.parse({ lockout_time_seconds })));
          const end = matchLockEnd(opened.store.getState());
          expect(end === undefined || end >= Date.now() - 24 * 60 * minute).toBe(true);
          expect(end === undefined || /^(\d{1,2}(:\d\d)?[ap]m|midday|midnight)$/.test(from(end))).toBe(true);
          expect(
            end === undefined ||
              /^(\d{1,2}(:\d\d)?[ap]m|midday|midnight) on [A-Z][a-z]+day \d{1,2} [A-Z][a-z]+( \d{4,5})?$/.test(fromDay(end)),
          ).toBe(true);
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
});

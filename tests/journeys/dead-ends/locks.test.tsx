import { act, screen, waitFor, within } from '@testing-library/react';
import fc from 'fast-check';
import { upliftRefusal } from '@/api/proofing';
import { from, lockEnd } from '@/deadlines/deadline';
import { SESSION_HOURS } from '@/limits-and-durations';
import { fromDay } from '@/deadlines/lock-wait';
import { emailEntered, upliftRefused } from '@/state/events';
import { makeStore } from '@/state/store';
import { minute } from '../../../mocks/backend/clock';
import { emailOf } from '../../../mocks/people/personas';
import { answer, world } from '../../../mocks/server';
import { sessionBegun } from '../../../mocks/situation/situation';
import { registerStore } from '../../support/environment';
import {
  advanceClock,
  announcements,
  button,
  byNumber,
  expectPage,
  fillAndContinue,
  link,
  lockEndedText,
  lockText,
  now,
  openProofing,
  openVariant,
  paragraphWithText,
  retryButton,
  senderOf,
  sendWithAnswer,
  stopClockAt,
  unloadDocument,
  visit,
} from '../../support/user';

describe('locks', () => {
  stopClockAt(now);

  async function refusedPassword() {
    answer('password.password-attempts-exceeded');
    const visited = await visit('/log-in-password', { persona: 'mobile', events: [emailEntered(emailOf('mobile'))] });
    await fillAndContinue(visited.user, 'password-input', 'wrong');
    await expectPage('/password-attempts-exceeded');
    return visited;
  }
  it('ends a lock 15 minutes after the refusal without an end from the server, and then shows the next step', async () => {
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

  it('keeps the end of a lock after a reload, without another announcement', async () => {
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

  it.each([
    ['fast', 3, '12:53pm'],
    ['slow', -3, '6:53pm'],
  ])('counts a lock by the server’s clock on a device that is three hours %s', async (_what, hours, time) => {
    world().clock.advance(-hours * 60 * minute);
    await refusedPassword();
    expect(screen.getByText(lockText(time, 15))).toBeVisible();
    advanceClock(15 * minute);
    expect(retryButton()).toBeVisible();
  });

  it('links from a lock to the client service and to help', async () => {
    await refusedPassword();
    const main = within(screen.getByRole('main'));
    expect(await main.findByRole('link', { name: 'Go to Example health service' })).toBeVisible();
    expect(main.getByRole('link', { name: /^Get help/ })).toBeVisible();
  });
  it('shows no button at the end of a lock when the session ended before it', async () => {
    const { store } = await refusedPassword();
    act(
      () =>
        void store.dispatch({
          ...sessionBegun(),
          meta: { timestamp: 'session', at: now - (SESSION_HOURS * 60 - 10) * minute, lead: null },
        }),
    );
    advanceClock(15 * minute);
    expect(announcements()).toEqual([lockEndedText]);
    expect(retryButton()).not.toBeInTheDocument();
  });
});

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
])('links after the end of the lock from %s to %s', async (variant, path) => {
  const { user } = await openVariant(variant);
  await waitFor(() => expect(retryButton()).toBeVisible());
  await user.click(button('Try again'));
  await expectPage(path);
});

it.each([
  ['login-attempts-exceeded.no-session', '15'],
  ['password-attempts-exceeded.no-session', 'up to 15'],
])('names the minutes of a lock whose beginning is not known on %s', async (variant, minutes) => {
  await openVariant(variant);
  const wait = `Wait ${minutes} minutes, then go back to the website or app you were using and log in again.`;
  expect(screen.getByText(paragraphWithText(wait))).toBeVisible();
});

describe('lockout minutes', () => {
  const noon = new Date(2026, 10, 21, 12).getTime();
  const refused = (lockout_time_seconds?: number) =>
    upliftRefused({ email: [], eligible_for_account_migration_journey: false, ineligibility_reason: '', lockout_time_seconds });

  const openAtNoon = async (path: string, seconds: number) => {
    vi.useFakeTimers({ toFake: ['Date'], now: noon });
    return openProofing(path, [...byNumber, refused(noon / 1000 + seconds)]);
  };

  describe.each([
    ['/proofing/p5-register-attempt', 'You can try again', 'match'],
    ['/proofing/p5-register-reattempt-lock', 'You can try again', 'match'],
    ['/proofing/p5-pds-limit', 'You can go back and try again', 'records'],
  ] as const)('wait on %s', (path, begins, lock) => {
    const wait = (time: string) => screen.getByText(paragraphWithText(`${begins} at ${time}.`));

    it.each([
      [29, '12:01pm (in about 1 minute)'],
      [90, '12:02pm (in about 2 minutes)'],
      [40 * 60 + 20, '12:41pm (in about 40 minutes)'],
      [24 * 3600, 'midday on Sunday 22 November'],
      [51 * 3600, '3pm on Monday 23 November'],
    ])('shows %i seconds before the end of the lock the time %s', async (seconds, time) => {
      await openAtNoon(path, seconds);
      expect(wait(time)).toBeVisible();
      expect(retryButton()).not.toBeInTheDocument();
    });

    it.each([0, -5 * 60])('shows %i seconds after the end of a lock a button back to the questions', async (seconds) => {
      const { user } = await openAtNoon(path, seconds);
      expect(screen.getByText(lockEndedText)).toBeVisible();
      if (lock === 'match') expect(screen.getByText(/match your details/)).toBeVisible();
      await user.click(button('Try again'));
      await expectPage('/proofing/know-nhs-number', 'Do you know your NHS number?');
    });
  });

  const busy = '/proofing/p5-pds-limit';

  it('updates the wait for busy records each minute above a link back, and replaces both by a button at its end', async () => {
    const { user } = await openAtNoon(busy, 9 * 60);
    expect(link('go back and try again')).toHaveAttribute('href', '/proofing/know-nhs-number');
    advanceClock(5 * minute);
    expect(screen.getByText(paragraphWithText('You can go back and try again at 12:09pm (in about 4 minutes).'))).toBeVisible();
    expect(screen.getByText("We've kept your answers.")).toBeVisible();
    advanceClock(4 * minute);
    expect(screen.getByText(lockEndedText)).toBeVisible();
    expect(screen.getByText("We've kept your answers.")).toBeVisible();
    expect(screen.queryByRole('link', { name: 'go back and try again' })).not.toBeInTheDocument();
    await user.click(button('Try again'));
    await expectPage('/proofing/know-nhs-number');
  });

  const reason = 'You have tried to match your details to an NHS record too many times.';
  const refusedUntil = async (end?: number) => {
    vi.useFakeTimers({ toFake: ['Date'], now: noon });
    const json = { error: 'PDS rate limit has already been exceeded', lockout_time_seconds: end };
    await sendWithAnswer(senderOf('uplift-nhs-known'), { status: 403, json });
    await expectPage('/proofing/confirm-your-details');
    expect(screen.getByText(reason)).toBeVisible();
    expect(screen.queryByText(/could not match/)).not.toBeInTheDocument();
  };

  it('shows a lock of 15 minutes without an end from the server, also after a reload, and then a link to retry', async () => {
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
});

it('shows only an end of a lock that is a date and not long ago', () => {
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
      const end = lockEnd('match')(opened.store.getState());
      expect(end === undefined || end >= Date.now() - 24 * 60 * minute).toBe(true);
      expect(end === undefined || /^(\d{1,2}(:\d\d)?[ap]m|midday|midnight)$/.test(from(end))).toBe(true);
      expect(
        end === undefined || /^(\d{1,2}(:\d\d)?[ap]m|midday|midnight) on [A-Z][a-z]+day \d{1,2} [A-Z][a-z]+( \d{4,5})?$/.test(fromDay(end)),
      ).toBe(true);
    }),
    { numRuns: 100 },
  );
});

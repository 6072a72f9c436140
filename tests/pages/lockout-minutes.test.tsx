import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { lockStarted } from '@/state/deadline-events';
import { pyiSelected, signInEnded, upliftRefused } from '@/state/events';
import { minute } from '../../mocks/backend/clock';
import { advanceClock } from '../support/advance-clock';
import { byNumber, openProofing } from '../support/open-proofing';
import { button, expectPage, link, paragraphWithText } from '../support/page';
import { sample } from '../support/sample';
import { senderOf, sendWithAnswer } from '../support/senders/senders';
import { unloadDocument, visit } from '../support/visit';

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
    expect(screen.getByText('You can try again at 12:15pm at the latest (in about 15 minutes).')).toBeVisible();
  });

  it.each([
    ['1:05pm', 65 * 60, '1:05pm (in about 65 minutes)'],
    ['the day after tomorrow', 51 * 3600, '3:00pm on Monday 23 November'],
    ['exactly a day ahead', 24 * 3600, '12:00pm on Sunday 22 November'],
    ['next year', 60 * 86_400, '12:00pm on Wednesday 20 January 2027'],
  ])('shows the end of the lock when it is %s', async (_when, seconds, words) => {
    await openAtNoon(path, seconds);
    expect(screen.getByText(`You can try again at ${words}.`)).toBeVisible();
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
    expect(screen.getByText('You can try again at 3:00pm on Monday 23 November.')).toBeVisible();
    expect(screen.getByText(paragraphWithText("Then go back and try again. We've kept your answers."))).toBeVisible();
  });

  const questions = () => link('go back and try again');

  it.each(waits)('shows %i seconds before the end about %s, until %s', async (seconds, minutes, time) => {
    await openAtNoon(busy, seconds);
    expect(screen.getByText(`You can try again at ${time} (in about ${minutes}).`)).toBeVisible();
    expect(screen.getByText(paragraphWithText("Then go back and try again. We've kept your answers."))).toBeVisible();
    expect(questions()).toHaveAttribute('href', '/proofing/know-nhs-number');
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  it('updates the wait each minute, and announces its end once', async () => {
    const { user } = await openAtNoon(busy, 9 * 60);
    advanceClock(5 * minute);
    expect(screen.getByText('You can try again at 12:09pm (in about 4 minutes).')).toBeVisible();
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
    expect(screen.getByText('You can try again at 12:15pm at the latest (in about 15 minutes).')).toBeVisible();
  });

  it('shows 15 minutes when no call was refused', async () => {
    await openProofing(busy, byNumber);
    expect(screen.getByText(paragraphWithText("Wait 15 minutes, then go back and try again. We've kept your answers."))).toBeVisible();
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
    expect(screen.getByText('You can try again at 12:15pm at the latest (in about 15 minutes).')).toBeVisible();
    await unloadDocument();
    advanceClock(5 * minute);
    const { user } = await visit('/proofing/confirm-your-details');
    expect(screen.getByText('You can try again at 12:15pm at the latest (in about 10 minutes).')).toBeVisible();
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

import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { upliftRefused } from '@/state/events';
import { byNumber, openProofing } from '../answers';
import { arriveAt, link } from '../page';

const noon = new Date(2026, 10, 21, 12).getTime();
const pages = [
  ['/proofing/p5-register-attempt', 'You cannot continue'],
  ['/proofing/p5-register-reattempt-lock', 'You cannot continue'],
  ['/proofing/p5-pds-limit', 'We are really busy at the moment'],
] as const;

const refused = (lockout_time_seconds?: number) =>
  upliftRefused({ email: [], eligible_for_account_migration_journey: false, ineligibility_reason: '', lockout_time_seconds });

describe.each(pages)('the wait on %s', (path, heading) => {
  it.each([
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
  ])('is, %i seconds before the lock ends, %s', async (seconds, shown) => {
    vi.useFakeTimers({ toFake: ['Date'], now: noon });
    await openProofing(path, [...byNumber, refused(noon / 1000 + seconds)]);
    await arriveAt(path, heading);
    expect(screen.getByText(new RegExp(`Wait ${shown},`))).toBeVisible();
  });

  it('is 15 minutes when nobody knows when the lock ends', async () => {
    await openProofing(path, byNumber);
    await arriveAt(path, heading);
    expect(screen.getByText(/Wait 15 minutes,/)).toBeVisible();
  });
});

describe.each(pages.slice(0, 2))('the lock on %s', (path) => {
  it('says why, and links back to the questions', async () => {
    const { user } = await openProofing(path, byNumber);
    expect(screen.getByText(/match your details to an NHS record/)).toBeVisible();
    await user.click(link('try again'));
    await arriveAt('/proofing/know-nhs-number', 'Do you know your NHS number?');
  });
});

import { expect, it, vi } from 'vitest';
import { goToHelpCentre } from '@/journeys/duplicate-account/steps/go-to-help-centre';
import { sendAnotherReminder, sendReminder } from '@/journeys/duplicate-account/steps/send-reminder';
import { submitLandlineCode, submitMobileCode } from '@/journeys/security-code/steps/submit-security-code';
import { submitEmail } from '@/journeys/sign-in/steps/check-account';
import { recordSends } from '../../support/recorded-sends';
import { openSteps, type Run } from '../../support/run-steps';
import { requestsInFlight } from '../../support/wait-for-idle';

const form = { otp: '123456', remember: false };

/** More turns of the event loop than pass from an answer to its effect. */
const TURNS = 20;
async function answeredAndQuiet() {
  for (let quiet = 0; quiet < TURNS; quiet = requestsInFlight.size === 0 ? quiet + 1 : 0)
    await new Promise((resolve) => setImmediate(resolve));
}

/** Runs a step that is answered at once, and answers whether it has ended, now and after each wait. */
async function endedAfter(give: (run: Run) => Promise<unknown>, ...waits: number[]) {
  recordSends({ status: 'CONFIRMED', id_token: 'token' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let ended = false;
  void give(openSteps().run).then(() => (ended = true));
  await answeredAndQuiet();
  const seen = [ended];
  for (const ms of waits) {
    await vi.advanceTimersByTimeAsync(ms);
    await answeredAndQuiet();
    seen.push(ended);
  }
  return seen;
}

it.each<[string, (run: Run) => Promise<unknown>]>([
  ['the check of an address', (run) => run(submitEmail, { email: 'maya@example.com' })],
  ['a code by text message', (run) => run(submitMobileCode, form)],
  ['a code by a call', (run) => run(submitLandlineCode, form)],
  ['a first reminder', (run) => run(sendReminder)],
  ['the way to the help centre', (run) => run(goToHelpCentre)],
])('takes a second for %s, however quick the answer', async (_what, give) => {
  expect(await endedAfter(give, 999, 1)).toEqual([false, false, true]);
});

it('takes no longer than the answer for a second reminder', async () => {
  expect(await endedAfter((run) => run(sendAnotherReminder))).toEqual([true]);
});

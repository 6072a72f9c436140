import { duplicateAccountsEmail } from '@/api/duplicate-account';
import { REMINDER_SPINNER_MIN_MS } from '@/limits-and-durations';
import { goTo } from '@/outcome/outcome';
import { step } from '@/outcome/step';
import { type Path, paths } from '@/paths';
import { pause } from '@/timers';
import { accountNotKnown, ownAccount } from './own-account';

const send = (call: 'duplicate-email' | 'duplicate-email another', next: Path, spinnerMs = 0) =>
  // Spec 2, section 4, "Duplicate-account choices".
  step(call, { errors: [{ status: 429, outcome: goTo(paths.cannotRequestAnotherReminder) }] }, async () => {
    const account = ownAccount();
    if (!account) return accountNotKnown;
    await duplicateAccountsEmail(account, { notBefore: spinnerMs > 0 ? pause(spinnerMs) : undefined });
    return goTo(next);
  });

/** Shows the spinner for at least a second, so that users notice the first reminder. A further reminder needs no such pause. */
export const sendReminder = send('duplicate-email', paths.proofing.reminderEmailSent, REMINDER_SPINNER_MIN_MS);
export const sendAnotherReminder = send('duplicate-email another', paths.anotherReminderSent);

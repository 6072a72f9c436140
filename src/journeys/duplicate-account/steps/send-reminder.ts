import { duplicateAccountsEmail } from '@/api/duplicate-account';
import { REMINDER_SPINNER_MIN_MS } from '@/constants';
import type { ErrorRow } from '@/outcome/errors';
import { goTo } from '@/outcome/outcome';
import { step } from '@/outcome/step';
import { paths } from '@/paths';
import { pause } from '@/timers';
import { accountNotKnown, ownAccount } from './own-account';

/** Spec 2, section 4, "Duplicate-account choices". */
const reminderErrors: readonly ErrorRow[] = [{ status: 429, outcome: goTo(paths.cannotRequestAnotherReminder) }];

/** Shows the spinner for at least a second, so that users notice the first reminder. A further reminder needs no such pause. */
export const sendReminder = step('duplicate-email', { errors: reminderErrors }, async () => {
  const account = ownAccount();
  if (!account) return accountNotKnown;
  await duplicateAccountsEmail(account, { notBefore: pause(REMINDER_SPINNER_MIN_MS) });
  return goTo(paths.proofing.reminderEmailSent);
});

export const sendAnotherReminder = step('duplicate-email another', { errors: reminderErrors }, async () => {
  const account = ownAccount();
  if (!account) return accountNotKnown;
  await duplicateAccountsEmail(account);
  return goTo(paths.anotherReminderSent);
});

import { hour } from '../clock';
import { Refusal } from '../http/refusal';
import type { Account, World } from '../model';
import { deliver } from '../world';
import { existingAccounts } from './existing-accounts';

const remindersAllowed = 2;

/** Sends a reminder to the address of each older account of the same user. Refuses a third one within an hour. */
export function remind(world: World, account: Account) {
  const now = world.clock.now();
  const existing = existingAccounts(world, account);
  if (existing.length === 0) throw new Refusal(400, { message: 'Invalid request' });
  account.remindersSentAt = account.remindersSentAt.filter((at) => now - at < hour);
  if (account.remindersSentAt.length >= remindersAllowed) throw new Refusal(429, { message: 'Too many requests' });
  account.remindersSentAt.push(now);
  for (const { email } of existing) {
    deliver(world, { kind: 'email', to: email, text: 'You already have an NHS account with this email address. Use it to log in.' });
  }
}

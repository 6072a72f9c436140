import type { Details } from '../../people/health-records';
import { Refusal } from '../http/refusal';
import type { Account, World } from '../model';
import { deliver } from '../world';
import { existingAccounts } from './existing-accounts';

/** Starts to replace the older accounts of a user with this one, and notifies those accounts. Refuses when that is not possible. */
export function beginMigration(world: World, account: Account, details: Details) {
  const old = existingAccounts(world, account);
  if (old.length === 0 || account.replacement !== 'eligible') {
    throw new Refusal(403, { message: 'Not eligible to begin account migration', cid_error_code: 'CID1116' });
  }
  // A double click calls this twice, but sends one notification.
  if (!account.migration) notify(world, old, 'Your NHS login with this email address will be deleted: it is being replaced by a new one.');
  account.migration = details;
}

/** Completes the replacement (spec 2, section 2, "confirm-account-replacement"): after the checks, the first login on the new account deletes the old ones. */
export function finishMigration(world: World, account: Account) {
  if (!account.migration || account.provenLevel !== 'P9') return;
  const old = existingAccounts(world, account);
  world.accounts = world.accounts.filter((other) => !old.includes(other));
  notify(world, old, 'Your NHS login with this email address has been deleted.');
  account.nhsNumber = account.duplicateFound ?? null;
  account.migration = undefined;
  account.duplicateFound = undefined;
}

function notify(world: World, accounts: Account[], text: string) {
  for (const { email } of accounts) deliver(world, { kind: 'email', to: email, text });
}

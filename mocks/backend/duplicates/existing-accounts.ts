import type { ErrorBody } from '../http/refusal';
import type { Account, World } from '../model';

/** The accounts that are already matched to a record. */
const linkedAccounts = (world: World, nhsNumber: string): Account[] => world.accounts.filter((account) => account.nhsNumber === nhsNumber);

/** The duplicate accounts that the last uplift of this account found. */
export const existingAccounts = (world: World, { duplicateFound }: Account): Account[] =>
  duplicateFound === undefined ? [] : linkedAccounts(world, duplicateFound);

/** Records that another account has the record already, and returns the refusal. Undefined when no other account has it. */
export function noteDuplicate(world: World, account: Account, nhsNumber: string): ErrorBody | undefined {
  const existing = linkedAccounts(world, nhsNumber);
  if (existing.length === 0) return undefined;
  account.duplicateFound = nhsNumber;
  return refusalBody(account, existing);
}

/** The body of an uplift refused for a duplicate (spec 2, section 4, "Uplift outcome"). */
function refusalBody({ replacement }: Account, existing: Account[]): ErrorBody {
  const masked = existing.map(({ email }) => maskedEmail(email));
  const body = { message: 'User not uplifted', email: masked.length === 1 ? masked[0] : masked };
  if (replacement === 'off') return body;
  return {
    ...body,
    account_migration: true,
    eligible_for_account_migration_journey: replacement === 'eligible',
    // Not the app's default, so that a test can tell which one a page shows.
    pyi_sla: '48 hours',
    ...(replacement === 'active-account' && { ineligibility_reason: 'active_account' }),
  };
}

/** The first two letters and the domain: `ws••••••@gmail.com`. */
const maskedEmail = (email: string): string => `${email.slice(0, 2)}••••••${email.slice(email.lastIndexOf('@'))}`;

import type { Details } from '../../people/health-records';
import { hour } from '../clock';
import { field } from '../http/body';
import type { Responders } from '../http/endpoint';
import { type ErrorBody, Refusal } from '../http/refusal';
import type { Account, Session, Visit, World } from '../model';
import { numberOrName } from '../proofing/given-details';
import { holderOf, identityCookie } from '../provider/identity-token';
import { liveSession, startSession } from '../sign-in/session';
import { accountById, deliver } from '../world';

export const duplicateHandlers = {
  'duplicate-email': (visit) => {
    const { account } = ownAccount(visit);
    if (visit.body.duplicateNhsNumberReminder !== true) throw new Refusal(400, { message: 'Invalid request' });
    remind(visit.world, account);
  },
  'account-migration': (visit) => {
    const { account } = ownAccount(visit);
    beginMigration(visit.world, account, numberOrName(visit));
  },
  'redirect-to-authorize': (visit) => {
    const { session, account } = ownAccount(visit);
    if (field(visit, 'reason') !== 'duplicate') throw new Refusal(400, { message: 'Invalid request' });
    // From now on the dock types the details of the older account.
    const [older] = existingAccounts(visit.world, account);
    if (older) visit.world.persona = older.email.slice(0, older.email.indexOf('@'));
    return { session_id: startSession(visit.world, session.oidc).id };
  },
} satisfies Partial<Responders>;

const linkedAccounts = (world: World, nhsNumber: string): Account[] => world.accounts.filter((account) => account.nhsNumber === nhsNumber);

const existingAccounts = (world: World, { duplicateFound }: Account): Account[] =>
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

/** Starts to replace the older accounts of a user with this one, and notifies those accounts. Refuses when that is not possible. */
function beginMigration(world: World, account: Account, details: Details) {
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

const remindersAllowed = 2;

/** Sends a reminder to the address of each older account of the same user. Refuses a third one within an hour. */
export function remind(world: World, account: Account) {
  const now = world.clock.now();
  const existing = existingAccounts(world, account);
  if (existing.length === 0) throw new Refusal(400, { message: 'Invalid request' });
  account.remindersSentAt = account.remindersSentAt.filter((at) => now - at < hour);
  if (account.remindersSentAt.length >= remindersAllowed) throw new Refusal(429, { message: 'Too many requests' });
  account.remindersSentAt.push(now);
  notify(world, existing, 'You already have an NHS account with this email address. Use it to log in.');
}

/** The account in a body, which must be that of the session, or of the identity token if no password was given. */
function ownAccount(visit: Visit): { session: Session; account: Account } {
  const { world, cookies } = visit;
  const session = liveSession(visit);
  const account = accountById(world, session.accountId) ?? holderOf(world, cookies[identityCookie])?.account;
  if (!account) throw new Refusal(401, { message: 'Unauthorized' });
  if (field(visit, 'account_id') !== account.id) throw new Refusal(400, { message: 'Invalid request' });
  return { session, account };
}

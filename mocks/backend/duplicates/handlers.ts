import { field } from '../http/body';
import type { Responders } from '../http/endpoint';
import { Refusal } from '../http/refusal';
import { numberOrName } from '../proofing/given-details';
import { startSession } from '../sign-in/session';
import { beginMigration, existingAccounts, ownAccount, remind } from './existing-accounts';

/** The login API for a user with an older account: a reminder of it, its replacement, or a login with it. */
export const duplicateHandlers = {
  'duplicate-email': (visit) => {
    const { account } = ownAccount(visit);
    if (visit.body.duplicateNhsNumberReminder !== true) throw new Refusal(400, { message: 'Invalid request' });
    remind(visit.world, account);
    return {};
  },
  'account-migration': (visit) => {
    const { account } = ownAccount(visit);
    beginMigration(visit.world, account, numberOrName(visit));
    return {};
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

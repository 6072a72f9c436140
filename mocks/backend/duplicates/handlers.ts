import { field } from '../http/body';
import type { Responders } from '../http/endpoint';
import { Refusal } from '../http/refusal';
import { allDetails } from '../proofing/given-details';
import { startSession } from '../sign-in/session';
import { beginMigration } from './account-migration';
import { ownAccount } from './own-account';
import { remind } from './reminder';

/** The login API, for a person who has an older account: be reminded of it, replace it, or log in with it. */
export const duplicateHandlers = {
  'duplicate-email': (visit) => {
    const { account } = ownAccount(visit);
    if (visit.body.duplicateNhsNumberReminder !== true) throw new Refusal(400, { message: 'Invalid request' });
    remind(visit.world, account);
    return {};
  },
  'account-migration': (visit) => {
    const { account } = ownAccount(visit);
    beginMigration(visit.world, account, allDetails(visit));
    return {};
  },
  'redirect-to-authorize': (visit) => {
    const { session } = ownAccount(visit);
    if (field(visit, 'reason') !== 'duplicate') throw new Refusal(400, { message: 'Invalid request' });
    return { session_id: startSession(visit.world, session.oidc).id };
  },
} satisfies Partial<Responders>;

import { beginMigration } from './account-migration';
import { calls } from '../http/calls';
import { remind } from './reminder';
import { endpoint } from '../http/endpoint';
import { allDetails } from '../proofing/given-details';
import { ownAccount } from './own-account';
import { Refusal } from '../http/refusal';
import { startSession } from '../sign-in/session';
import { field } from '../http/visit';

/** The login API, for a person who has an older account: be reminded of it, replace it, or log in with it. */
export const duplicateAccountHandlers = [
  endpoint(calls['duplicate-email'], (visit) => {
    const { account } = ownAccount(visit);
    if (visit.body.duplicateNhsNumberReminder !== true) throw new Refusal(400, { message: 'Invalid request' });
    remind(visit.world, account);
    return {};
  }),
  endpoint(calls['account-migration'], (visit) => {
    const { account } = ownAccount(visit);
    beginMigration(visit.world, account, allDetails(visit));
    return {};
  }),
  endpoint(calls['redirect-to-authorize'], (visit) => {
    const { session } = ownAccount(visit);
    if (field(visit, 'reason') !== 'duplicate') throw new Refusal(400, { message: 'Invalid request' });
    return { session_id: startSession(visit.world, session.oidc).id };
  }),
];

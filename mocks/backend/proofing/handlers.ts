import type { Details, HealthRecord } from '../../people/health-records';
import { field } from '../http/body';
import type { Respond, Responders } from '../http/endpoint';
import { Refusal } from '../http/refusal';
import type { Account, Session, Visit } from '../model';
import { tokenHolder } from '../provider/identity-token';
import { liveSession } from '../sign-in/session';
import { byName, byNumber, givenDetails, numberOrName } from './given-details';
import { recordByName, recordByNumber, uplift } from './uplift';

export const proofingHandlers = {
  'uplift-nhs-known': upliftBy(byNumber, recordByNumber),
  'uplift-demog-trace': upliftBy(byName, recordByName),
  'record-failure': (visit) => {
    signedIn(visit).account.failureData = numberOrName(visit);
  },
} satisfies Partial<Responders>;

function upliftBy(required: Parameters<typeof givenDetails>[1], find: (details: Details) => HealthRecord): Respond {
  return (visit) => {
    const { account, session } = signedIn(visit);
    const details = givenDetails(visit, required);
    if (field(visit, 'client_id') !== session.oidc.client_id) throw new Refusal(400, { message: 'Invalid request' });
    uplift(visit.world, account, () => find(details));
    return { message: 'Uplift Successful' };
  };
}

/** The identity token names the account, and the body names the session. */
function signedIn(visit: Visit): { account: Account; session: Session } {
  const { account } = tokenHolder(visit);
  return { account, session: liveSession(visit, field(visit, 'session_id')) };
}

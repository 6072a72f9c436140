import type { Details, HealthRecord } from '../../people/health-records';
import { field } from '../http/body';
import type { Respond, Responders } from '../http/endpoint';
import { Refusal } from '../http/refusal';
import type { Account, Session, Visit } from '../model';
import { tokenHolder } from '../provider/identity-token';
import { liveSession } from '../sign-in/session';
import { recordByName, recordByNumber, uplift } from './uplift';

/** Looser than the app's own rules, like the second check of a server. */
const shapes = {
  first_name: /\S/,
  last_name: /\S/,
  nhs_number: /^\d{10}$/,
  date_of_birth: /^\d{4}-\d{2}-\d{2}$/,
  postcode: /^[a-z\d ]{5,9}$/i,
};
type Name = keyof typeof shapes;

const byNumber = ['nhs_number', 'date_of_birth', 'postcode'] as const satisfies Name[];
const byName = ['first_name', 'last_name', 'date_of_birth', 'postcode'] as const satisfies Name[];

/** A user's details in a call's body. Refuses when a required one is missing or malformed. */
function givenDetails(visit: Visit, required: readonly Name[]): Details {
  if (!required.every((name) => shapes[name].test(field(visit, name)))) throw invalidRequest();
  return {
    nhsNumber: field(visit, 'nhs_number'),
    firstName: field(visit, 'first_name'),
    middleNames: field(visit, 'middle_names'),
    lastName: field(visit, 'last_name'),
    dob: field(visit, 'date_of_birth'),
    postcode: field(visit, 'postcode'),
  };
}

/** Like `givenDetails`, for a call that takes number or name (spec 2, section 7). A strict server refuses an empty text for an omitted one. */
export function numberOrName(visit: Visit): Details {
  if (Object.keys(shapes).some((name) => visit.body[name] === '')) throw invalidRequest();
  return givenDetails(visit, 'nhs_number' in visit.body ? byNumber : byName);
}

const invalidRequest = () => new Refusal(400, { message: 'Invalid request' });

/** The proofing API: the match of an account to a health record, by number or by name, and the record of a failed match. */
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

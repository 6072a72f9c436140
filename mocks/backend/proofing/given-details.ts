import type { Details } from '../../people/health-records';
import { field } from '../http/body';
import { Refusal } from '../http/refusal';
import type { Visit } from '../model';

/** Looser than the app's own rules, like the second check of a server. */
const shapes = {
  first_name: /\S/,
  last_name: /\S/,
  nhs_number: /^\d{10}$/,
  date_of_birth: /^\d{4}-\d{2}-\d{2}$/,
  postcode: /^[a-z\d ]{5,9}$/i,
};
type Name = keyof typeof shapes;

export const byNumber = ['nhs_number', 'date_of_birth', 'postcode'] as const satisfies Name[];
export const byName = ['first_name', 'last_name', 'date_of_birth', 'postcode'] as const satisfies Name[];

/** A user's details in a call's body. Refuses when a required one is missing or malformed. */
export function givenDetails(visit: Visit, required: readonly Name[]): Details {
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

import type { Proofing } from '@/state/proofing';

/** Date of birth and postcode, which every proofing call carries (spec 2, section 7). */
export const birthAndPostcode = ({ dob, postcode }: Proofing) => ({ date_of_birth: dob, postcode });

/** Undefined if empty, so that calls omit the field. */
export const middleNamesOf = ({ middleNames }: Proofing) => (middleNames ? { middle_names: middleNames } : {});

/** The details as their page shows them, by number or by name. Omits the fields of the other method, even if they were answered before. */
export const confirmedPerson = (proofing: Proofing) => ({
  ...(proofing.knowNhsNumber ? { nhs_number: proofing.nhsNumber } : { first_name: proofing.firstName, last_name: proofing.lastName }),
  ...birthAndPostcode(proofing),
});

const details = ['knowNhsNumber', 'nhsNumber', 'firstName', 'middleNames', 'lastName', 'dob', 'postcode', 'outOfAreaPostcode'] as const;

/** Whether the answers have not changed since an earlier state. The answer to a call is valid only for the details that were sent. */
export const sameDetails = (before: Proofing, now: Proofing) => details.every((name) => before[name] === now[name]);

import type { Proofing } from '@/state/proofing.shape';

/** When and where the record has a person: what every call about one carries (spec 2, section 7). */
export const datedAndPlaced = ({ dob, postcode }: Proofing) => ({ date_of_birth: dob, postcode });

/** Middle names only where there are some: a call either has the field or has it not. */
export const middleNamesOf = ({ middleNames }: Proofing) => (middleNames ? { middle_names: middleNames } : {});

/** By number or by name, as the page of details says it: an answer that was taken back does not go along, but leaves its field empty. */
export const confirmedPerson = (proofing: Proofing) => ({
  first_name: proofing.knowNhsNumber ? '' : proofing.firstName,
  last_name: proofing.knowNhsNumber ? '' : proofing.lastName,
  nhs_number: proofing.knowNhsNumber ? proofing.nhsNumber : '',
  ...datedAndPlaced(proofing),
});

import type { Proofing } from '@/state/proofing';

/** Date of birth and postcode, which every call about a person carries (spec 2, section 7). */
export const birthAndPostcode = ({ dob, postcode }: Proofing) => ({ date_of_birth: dob, postcode });

/** Calls leave the field out rather than send it empty. */
export const middleNamesOf = ({ middleNames }: Proofing) => (middleNames ? { middle_names: middleNames } : {});

/** The details as their page shows them, by number or by name. Fields of the other way are left out, even if once answered. */
export const confirmedPerson = (proofing: Proofing) => ({
  ...(proofing.knowNhsNumber ? { nhs_number: proofing.nhsNumber } : { first_name: proofing.firstName, last_name: proofing.lastName }),
  ...birthAndPostcode(proofing),
});

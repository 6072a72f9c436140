import { recordP5FailureData } from '@/api/proofing';
import type { ErrorRow } from '@/outcome/errors';
import { goTo } from '@/outcome/outcome';
import { step } from '@/outcome/step';
import { paths } from '@/paths';
import type { Proofing } from '@/state/proofing';

/** Spec 2, section 4: any error has the same page. */
export const recordFailureErrors: readonly ErrorRow[] = [{ outcome: goTo(paths.proofing.p5UnableToSaveDetails) }];

/** Only what stood on the page: an answer that was taken back, the number or the name, does not go along. */
function confirmedDetails({ knowNhsNumber, nhsNumber, dob, postcode, firstName, middleNames, lastName }: Proofing) {
  const names = { first_name: firstName, last_name: lastName, nhs_number: '', ...(middleNames && { middle_names: middleNames }) };
  const number = { first_name: '', last_name: '', nhs_number: nhsNumber };
  return { ...(knowNhsNumber ? number : names), date_of_birth: dob, postcode };
}

/** Keeps the details that did not lead to a record, for the next way to prove who somebody is. */
export const recordFailure = step('record-p5-failure-data', { errors: recordFailureErrors }, async (_none, { getState }) => {
  await recordP5FailureData(confirmedDetails(getState().proofing));
  return goTo(paths.authcode);
});

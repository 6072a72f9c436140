import { recordP5FailureData } from '@/api/proofing';
import type { ErrorRow } from '@/outcome/errors';
import { goTo } from '@/outcome/outcome';
import { step } from '@/outcome/step';
import { paths } from '@/paths';

/** Spec 2, section 4: any error has the same page. */
export const recordFailureErrors: readonly ErrorRow[] = [{ outcome: goTo(paths.proofing.p5UnableToSaveDetails) }];

/** Keeps the details that did not lead to a record, for the next way to prove who somebody is. */
export const recordFailure = step('record-p5-failure-data', { errors: recordFailureErrors }, async (_none, { getState }) => {
  const { nhsNumber, dob, postcode, firstName, middleNames, lastName } = getState().proofing;
  await recordP5FailureData({
    first_name: firstName,
    last_name: lastName,
    nhs_number: nhsNumber,
    date_of_birth: dob,
    postcode,
    ...(middleNames && { middle_names: middleNames }),
  });
  return goTo(paths.authcode);
});

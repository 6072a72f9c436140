import { recordP5FailureData } from '@/api/proofing';
import { goTo } from '@/outcome/outcome';
import { step } from '@/outcome/step';
import { paths } from '@/paths';
import { failureRecorded } from '@/state/events';
import { confirmedPerson, middleNamesOf, sameDetails } from './person';

/** Every error targets the same page (spec 2, section 4). */
const errors = [{ outcome: goTo(paths.proofing.p5UnableToSaveDetails) }];

/** Sends the unmatched details to be stored for the proof of identity. Sends unchanged details only once. */
export const recordFailure = step('record-failure', { errors }, async (_none, { dispatch, getState }) => {
  const { proofing } = getState();
  if (proofing.failureRecorded) return goTo(paths.authcode);
  await recordP5FailureData({ ...confirmedPerson(proofing), ...(!proofing.knowNhsNumber && middleNamesOf(proofing)) });
  if (sameDetails(proofing, getState().proofing)) dispatch(failureRecorded());
  return goTo(paths.authcode);
});

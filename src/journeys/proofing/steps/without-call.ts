import { config } from '@/config';
import { goTo, leaveAndEndSession } from '@/outcome/outcome';
import { type Step, stepTo } from '@/outcome/step';
import { paths } from '@/paths';
import { matchChosen, postcodeCleared, pyiSelected } from '@/state/events';
import { withCurrentMarks } from '../questions';

// They choose the match again, after an earlier choice to prove who they are in another way.
export const checkAgain = stepTo(`${paths.proofing.checkYourDetails}?noMatch`, {}, matchChosen());
/** Preselects 'yes'. The name stays the answer until the user gives a number. */
export const tryNumber = stepTo(paths.proofing.knowNhsNumber, {}, matchChosen('number'));
export const tryName = stepTo(paths.proofing.enterName, {}, matchChosen());

/** Clears the postcode and goes to its question (spec 2, section 2, "Proofing"). Makes no call. */
export const enterAnotherPostcode: Step = () => (dispatch) => {
  dispatch(postcodeCleared());
  return Promise.resolve(goTo(withCurrentMarks(paths.proofing.enterPostcode, new URLSearchParams(location.search))));
};

/** Gives up the match. From now on every question continues to the details that are stored for the proof of identity. */
export const proveAnotherWay = stepTo(paths.proofing.confirmYourDetails, {}, pyiSelected());

/** Leaves for the front end that proves identity, at its page for GP details. It asks for all details again, so no answers are sent. */
export const proveWhoYouAre: Step<unknown> = () => () =>
  Promise.resolve(leaveAndEndSession(`${config.pyiUrl}/patient-online/gp-connect`, 'sentToProof'));

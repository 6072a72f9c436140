import { config } from '@/config';
import { goTo, leaveAndEndSession } from '@/outcome/outcome';
import type { Step } from '@/outcome/step';
import { type Address, paths } from '@/paths';
import { matchChosen, postcodeCleared, pyiSelected } from '@/state/events';
import { withCurrentMarks } from '../questions';

/** Chooses the match again, after an earlier choice to prove who they are in another way. Makes no call. */
const matchAgain =
  (to: Address, tries?: 'number'): Step =>
  () =>
  (dispatch) => {
    dispatch(matchChosen(tries));
    return Promise.resolve(goTo(to));
  };

export const checkAgain = matchAgain(`${paths.proofing.checkYourDetails}?noMatch`);
/** Preselects 'yes'. The name stays the answer until the user gives a number. */
export const tryNumber = matchAgain(paths.proofing.knowNhsNumber, 'number');
export const tryName = matchAgain(paths.proofing.enterName);

/** Clears the postcode and goes to its question (spec 2, section 2, "Proofing"). Makes no call. */
export const enterAnotherPostcode: Step = () => (dispatch) => {
  dispatch(postcodeCleared());
  return Promise.resolve(goTo(withCurrentMarks(paths.proofing.enterPostcode, new URLSearchParams(location.search))));
};

/** Gives up the match. From now on every question continues to the details that are stored for the proof of identity. */
export const proveAnotherWay: Step = () => (dispatch) => {
  dispatch(pyiSelected());
  return Promise.resolve(goTo(paths.proofing.confirmYourDetails));
};

/** Leaves for the front end that proves identity, at its page for GP details. It asks for all details again, so no answers are sent. */
export const proveWhoYouAre: Step<unknown> = () => () =>
  Promise.resolve(leaveAndEndSession(`${config.pyiUrl}/patient-online/gp-connect`, 'sentToProof'));

import { goTo } from '@/outcome/outcome';
import type { Step } from '@/outcome/step-type';
import { paths } from '@/paths';
import { postcodeCleared } from '@/state/events';
import { withCurrentMarks } from '../after-no-match';

/** Clears the postcode and goes to its question (spec 2, section 2, "Proofing"). Makes no call. */
export const enterAnotherPostcode: Step = () => (dispatch) => {
  dispatch(postcodeCleared());
  return Promise.resolve(goTo(withCurrentMarks(paths.proofing.enterPostcode, new URLSearchParams(location.search))));
};

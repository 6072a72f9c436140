import { goTo } from '@/outcome/outcome';
import type { Step } from '@/outcome/step-type';
import { paths } from '@/paths';
import { postcodeCleared } from '@/state/events';
import { onSameWay } from '../after-no-match';

/** Clears the postcode and returns to its question (spec 2, section 2, "Proofing"). Makes no call. */
export const enterAnotherPostcode: Step = () => (dispatch) => {
  dispatch(postcodeCleared());
  return Promise.resolve(goTo(onSameWay(paths.proofing.enterPostcode, new URLSearchParams(location.search))));
};

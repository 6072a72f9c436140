import { goTo } from '@/outcome/outcome';
import type { Step } from '@/outcome/step-type';
import { paths } from '@/paths';
import { pyiSelected } from '@/state/events';

/** Gives up the match: from now on every question leads back to the details that are kept for the proof of identity. */
export const proveAnotherWay: Step = () => (dispatch) => {
  dispatch(pyiSelected());
  return Promise.resolve(goTo(paths.proofing.confirmYourDetails));
};

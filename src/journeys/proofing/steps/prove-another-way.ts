import { goTo } from '@/outcome/outcome';
import type { Step } from '@/outcome/step-type';
import { paths } from '@/paths';
import { pyiSelected } from '@/state/events';

/** Gives up the match. From now on every question continues to the details that are stored for the proof of identity. */
export const proveAnotherWay: Step = () => (dispatch) => {
  dispatch(pyiSelected());
  return Promise.resolve(goTo(paths.proofing.confirmYourDetails));
};

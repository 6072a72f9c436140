import { goTo, type Outcome } from '@/outcome/outcome';
import { paths } from '@/paths';
import { pyiSelected } from '@/state/events';
import type { Thunk } from '@/state/store';

/** Gives up the match: from now on each question leads to the details that are kept for proving who somebody is. */
export const proveAnotherWay = (): Thunk<Promise<Outcome>> => (dispatch) => {
  dispatch(pyiSelected());
  return Promise.resolve(goTo(paths.proofing.confirmYourDetails));
};

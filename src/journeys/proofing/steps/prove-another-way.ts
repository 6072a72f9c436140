import { leadsTo } from '@/outcome/leads-to';
import { goTo } from '@/outcome/outcome';
import { paths } from '@/paths';
import { pyiSelected } from '@/state/events';

/** Gives up the match: from now on every question leads back to the details that are kept for the proof of identity. */
export const proveAnotherWay = leadsTo([paths.proofing.confirmYourDetails], () => (dispatch) => {
  dispatch(pyiSelected());
  return Promise.resolve(goTo(paths.proofing.confirmYourDetails));
});

import { goTo, type Outcome } from '@/outcome/outcome';
import { paths } from '@/paths';
import { postcodeCleared } from '@/state/events';
import type { Thunk } from '@/state/store';

export const enterAnotherPostcode = (): Thunk<Promise<Outcome>> => (dispatch) => {
  dispatch(postcodeCleared());
  return Promise.resolve(goTo(paths.proofing.enterPostcode));
};

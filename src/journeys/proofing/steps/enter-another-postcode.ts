import { goTo, type Outcome } from '@/outcome/outcome';
import { paths } from '@/paths';
import { postcodeCleared } from '@/state/events';
import type { Thunk } from '@/state/store';
import { onSameWay } from '../after-no-match';

/** Back to the question, without the postcode that is out of reach (spec 2, section 2, "Proofing"). Calls nothing. */
export const enterAnotherPostcode = (): Thunk<Promise<Outcome>> => (dispatch) => {
  dispatch(postcodeCleared());
  return Promise.resolve(goTo(onSameWay(paths.proofing.enterPostcode, new URLSearchParams(location.search))));
};

import { leadsTo } from '@/outcome/leads-to';
import { goTo } from '@/outcome/outcome';
import { paths } from '@/paths';
import { postcodeCleared } from '@/state/events';
import { onSameWay } from '../after-no-match';

/** Back to the question, without the postcode that is out of reach (spec 2, section 2, "Proofing"). Calls nothing. */
export const enterAnotherPostcode = leadsTo([paths.proofing.enterPostcode], () => (dispatch) => {
  dispatch(postcodeCleared());
  return Promise.resolve(goTo(onSameWay(paths.proofing.enterPostcode, new URLSearchParams(location.search))));
});

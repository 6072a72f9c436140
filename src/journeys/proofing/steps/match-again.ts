import { goTo, type Outcome } from '@/outcome/outcome';
import { paths } from '@/paths';
import { matchChosen } from '@/state/events';
import type { Thunk } from '@/state/store';

/** To be matched is what the person says last, even where they wanted to prove who they are another way before. Calls nothing. */
const matchAgain = (path: string, tries?: 'number') => (): Thunk<Promise<Outcome>> => (dispatch) => {
  dispatch(matchChosen(tries));
  return Promise.resolve(goTo(path));
};

export const checkAgain = matchAgain(`${paths.proofing.checkYourDetails}?noMatch`);
/** Asks for the number at once. The name stays the answer until there is a number. */
export const tryNumber = matchAgain(paths.proofing.knowNhsNumber, 'number');
export const tryName = matchAgain(paths.proofing.enterName);

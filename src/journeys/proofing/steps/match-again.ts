import { goTo } from '@/outcome/outcome';
import type { Step } from '@/outcome/step-type';
import { type Address, type Path, paths } from '@/paths';
import { matchChosen } from '@/state/events';

/** Chooses the match again, after an earlier choice to prove who they are in another way. Makes no call. */
const matchAgain =
  (path: Path, { query = '', tries }: { query?: `?${string}` | ''; tries?: 'number' } = {}): Step =>
  () =>
  (dispatch) => {
    dispatch(matchChosen(tries));
    return Promise.resolve(goTo(`${path}${query}` as Address));
  };

export const checkAgain = matchAgain(paths.proofing.checkYourDetails, { query: '?noMatch' });
/** Preselects 'yes'. The name stays the answer until the user gives a number. */
export const tryNumber = matchAgain(paths.proofing.knowNhsNumber, { tries: 'number' });
export const tryName = matchAgain(paths.proofing.enterName);

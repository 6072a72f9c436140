import { leadsTo } from '@/outcome/leads-to';
import { goTo } from '@/outcome/outcome';
import { type Address, type Path, paths } from '@/paths';
import { matchChosen } from '@/state/events';

/** To be matched is what the person says last, even where they wanted to prove who they are another way before. Calls nothing. */
const matchAgain = (path: Path, { query = '', tries }: { query?: `?${string}` | ''; tries?: 'number' } = {}) =>
  leadsTo([path], () => (dispatch) => {
    dispatch(matchChosen(tries));
    return Promise.resolve(goTo(`${path}${query}` as Address));
  });

export const checkAgain = matchAgain(paths.proofing.checkYourDetails, { query: '?noMatch' });
/** Asks for the number at once. The name stays the answer until there is a number. */
export const tryNumber = matchAgain(paths.proofing.knowNhsNumber, { tries: 'number' });
export const tryName = matchAgain(paths.proofing.enterName);

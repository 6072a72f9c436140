import { goTo, type Outcome } from '@/outcome/outcome';
import { paths } from '@/paths';
import { signInEnded } from '@/state/events';
import type { Thunk } from '@/state/store';

/** Forgets the person and begins the login again, for whoever found a page with somebody else's details. Calls nothing. */
export const startAgain = (): Thunk<Promise<Outcome>> => (dispatch) => {
  dispatch(signInEnded('notYou'));
  return Promise.resolve(goTo(paths.enterEmail, { replace: true }));
};

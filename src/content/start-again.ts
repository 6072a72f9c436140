import { leadsTo } from '@/outcome/leads-to';
import { goTo } from '@/outcome/outcome';
import { paths } from '@/paths';
import { signInEnded } from '@/state/events';

/** Forgets the person and begins the login again, for whoever found a page with somebody else's details. Calls nothing. */
export const startAgain = leadsTo([paths.enterEmail], () => (dispatch) => {
  dispatch(signInEnded('notYou'));
  return Promise.resolve(goTo(paths.enterEmail, { replace: true }));
});

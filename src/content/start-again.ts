import { goTo } from '@/outcome/outcome';
import type { Step } from '@/outcome/step-type';
import { paths } from '@/paths';
import { signInEnded } from '@/state/events';

/** Forgets the person and begins the login again, for whoever found a page with somebody else's details. Calls nothing. */
export const startAgain: Step = () => (dispatch) => {
  dispatch(signInEnded('notYou'));
  return Promise.resolve(goTo(paths.enterEmail, { replace: true }));
};

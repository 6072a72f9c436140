import { goTo } from '@/outcome/outcome';
import type { Step } from '@/outcome/step-type';
import { paths } from '@/paths';
import { signInEnded } from '@/state/events';

/** Removes the user's data and begins the login again, for a user who sees another user's details. Makes no call. */
export const startAgain: Step = () => (dispatch) => {
  dispatch(signInEnded('notYou'));
  return Promise.resolve(goTo(paths.enterEmail, { replace: true }));
};

import { goTo } from '@/outcome/outcome';
import type { Step } from '@/outcome/step-type';
import { paths } from '@/paths';
import { rememberEmail } from '@/state/thunks';

/** Opens the page that requests a link, with the address of the old link filled in. */
export const getNewLink =
  (email: string): Step =>
  () =>
  (dispatch) => {
    if (email) dispatch(rememberEmail(email));
    return Promise.resolve(goTo(paths.forgottenPassword));
  };

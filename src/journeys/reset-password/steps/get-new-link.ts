import { goTo } from '@/outcome/outcome';
import type { Step } from '@/outcome/step-type';
import { paths } from '@/paths';
import { rememberEmail } from '@/state/remember-email';

export const getNewLink =
  (email: string): Step =>
  () =>
  (dispatch) => {
    if (email) dispatch(rememberEmail(email));
    return Promise.resolve(goTo(paths.forgottenPassword));
  };

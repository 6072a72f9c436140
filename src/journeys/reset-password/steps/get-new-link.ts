import { goTo, type Outcome } from '@/outcome/outcome';
import { paths } from '@/paths';
import { enterEmail } from '@/state/enter-email';
import type { Thunk } from '@/state/store';

/** To where a link is asked for, with the address that the old one was sent to. */
export const getNewLink = (email: string) => (): Thunk<Promise<Outcome>> => (dispatch) => {
  if (email) dispatch(enterEmail(email));
  return Promise.resolve(goTo(paths.forgottenPassword));
};

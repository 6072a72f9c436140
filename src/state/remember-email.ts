import { emailMark, tellOtherTabs } from '@/session/tab-news';
import { emailEntered, personChanged } from './events';
import type { Thunk } from './store';

/** Stores an email address. A different one may mean a different person, so earlier data is cleared first. */
export const rememberEmail =
  (email: string): Thunk<void> =>
  (dispatch, getState) => {
    if (email !== getState().profile.email) dispatch(personChanged());
    dispatch(emailEntered(email));
    tellOtherTabs('email-given', emailMark(email));
  };

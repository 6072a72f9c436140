import { emailEntered, personChanged } from './events';
import type { Thunk } from './store';

/** Takes the email address that somebody has given. With another one than before it may be somebody else: what was known then goes. */
export const enterEmail =
  (email: string): Thunk<void> =>
  (dispatch, getState) => {
    if (email !== getState().profile.email) dispatch(personChanged());
    dispatch(emailEntered(email));
  };

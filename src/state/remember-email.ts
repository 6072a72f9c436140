import { emailFingerprint, notifyOtherTabs } from '@/session/sign-in';
import { emailEntered, userChanged } from './events';
import type { Thunk } from './store';

/** Stores an email address. A different one may belong to another user, so earlier data is cleared first. */
export const rememberEmail =
  (email: string): Thunk<void> =>
  (dispatch, getState) => {
    if (email !== getState().profile.email) dispatch(userChanged());
    dispatch(emailEntered(email));
    notifyOtherTabs('email-given', emailFingerprint(email));
  };

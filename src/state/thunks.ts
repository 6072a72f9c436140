import { compareWithCookies, emailFingerprint, notifyOtherTabs } from '@/session/sign-in';
import { emailEntered, signInEnded, userChanged } from './events';
import type { SignOutReason } from './sign-out-reasons';
import type { Thunk } from './store';

/** Stores an email address. A different one may belong to another user, so earlier data is cleared first. */
export const rememberEmail =
  (email: string): Thunk<void> =>
  (dispatch, getState) => {
    if (email !== getState().profile.email) dispatch(userChanged());
    dispatch(emailEntered(email));
    notifyOtherTabs('email-given', emailFingerprint(email));
  };

const reasonOf = { ours: undefined, gone: 'timedOut', ended: 'endedElsewhere', another: 'replaced' } as const;

/** Ends this document's sign-in if the cookies contain another one or none. Returns the reason, or undefined if the sign-in goes on. */
export const signOutIfOver = (): Thunk<SignOutReason | undefined> => (dispatch) => {
  const reason = reasonOf[compareWithCookies()];
  if (!reason) return undefined;
  dispatch(signInEnded(reason));
  return reason;
};

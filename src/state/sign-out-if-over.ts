import { compareWithCookies } from '@/session/sign-in';
import { signInEnded } from './events';
import type { SignOutReason } from './sign-out-reasons';
import type { Thunk } from './store';

const reasonOf = { ours: undefined, gone: 'timedOut', ended: 'endedElsewhere', another: 'replaced' } as const;

/** Ends this document's sign-in if the cookies contain another one or none. Returns the reason, or undefined if the sign-in goes on. */
export const signOutIfOver = (): Thunk<SignOutReason | undefined> => (dispatch) => {
  const reason = reasonOf[compareWithCookies()];
  if (!reason) return undefined;
  dispatch(signInEnded(reason));
  return reason;
};

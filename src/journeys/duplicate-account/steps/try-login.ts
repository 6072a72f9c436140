import { redirectToAuthorize } from '@/api/duplicate-account';
import { goTo, leaveAndEndSession } from '@/outcome/outcome';
import { step } from '@/outcome/step';
import { paths } from '@/paths';
import { replaceSessionId } from '@/session/sign-in';
import { signInEnded } from '@/state/events';
import { accountNotKnown, ownAccount } from './own-account';

/** Starts a login to the existing account. The new account's stored journey is deleted together with its session. */
export const tryLogin = step('redirect-to-authorize', { errors: [] }, async (_none, { dispatch }) => {
  const account = ownAccount();
  if (!account) return accountNotKnown;
  const { session_id: renewed } = await redirectToAuthorize(account);
  // End this sign-in before its session id is replaced, because the message to the other tabs must have the old id.
  if (renewed) dispatch(signInEnded('anotherAccount'));
  if (renewed && !replaceSessionId(renewed)) return goTo(paths.error);
  return leaveAndEndSession(paths.enterEmail, 'anotherAccount');
});

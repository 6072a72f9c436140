import { redirectToAuthorize } from '@/api/duplicate-account';
import { goTo, handOver } from '@/outcome/outcome';
import { step } from '@/outcome/step';
import { paths } from '@/paths';
import { replaceSessionId } from '@/session/document-session';
import { accountId } from '@/session/identity-token';
import { sessionCleared } from '@/state/events';

/** Logs in anew, with the account that exists already. What is stored of the new account's journey goes, with its session. */
export const tryLogin = step('redirect-to-authorize', { errors: [] }, async (_none, { dispatch }) => {
  const { session_id: renewed } = await redirectToAuthorize(accountId());
  if (renewed && !replaceSessionId(renewed)) return goTo(paths.error);
  // At once, not with the hand-over: who has left meanwhile is in the new session already.
  if (renewed) dispatch(sessionCleared());
  return handOver(paths.enterEmail);
});

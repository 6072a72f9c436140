import { redirectToAuthorize } from '@/api/duplicate-account';
import { goTo, handOver } from '@/outcome/outcome';
import { step } from '@/outcome/step';
import { paths } from '@/paths';
import { replaceSessionId } from '@/session/sign-in';
import { accountId } from '@/session/identity-token';
import { signInEnded } from '@/state/events';

/** Logs in anew, with the account that exists already. What is stored of the new account's journey goes, with its session. */
export const tryLogin = step(
  'redirect-to-authorize',
  { errors: [], leads: [paths.enterEmail, paths.error] },
  async (_none, { dispatch }) => {
    const { session_id: renewed } = await redirectToAuthorize(accountId());
    // At once, not with the hand-over, and before another session takes its place: the other tabs of this one end as well.
    if (renewed) dispatch(signInEnded('anotherAccount'));
    if (renewed && !replaceSessionId(renewed)) return goTo(paths.error);
    return handOver(paths.enterEmail, 'anotherAccount');
  },
);

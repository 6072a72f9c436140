import { migrateAccount } from '@/api/duplicate-account';
import { confirmedPerson } from '@/journeys/proofing/steps/person';
import { goTo } from '@/outcome/outcome';
import { step } from '@/outcome/step';
import { paths } from '@/paths';
import { replacementRequested } from '@/state/events';
import { accountNotKnown, ownAccount } from './own-account';

/** Requests the replacement of the old account, which the server carries out after the checks and the first login. */
export const replaceAccount = step<unknown>('account-migration', { errors: [] }, async (_none, { dispatch, getState }) => {
  const account = ownAccount();
  if (!account) return accountNotKnown;
  await migrateAccount({ account_id: account, ...confirmedPerson(getState().proofing) });
  dispatch(replacementRequested());
  return goTo(paths.authcode);
});

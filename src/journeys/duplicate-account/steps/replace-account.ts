import { migrateAccount } from '@/api/duplicate-account';
import { confirmedPerson } from '@/journeys/proofing/steps/person';
import { goTo } from '@/outcome/outcome';
import { step } from '@/outcome/step';
import { paths } from '@/paths';
import { accountId } from '@/session/identity-token';

/** Asks for the old account to be replaced, which happens after the checks and the first login. */
export const replaceAccount = step('account-migration', { errors: [] }, async (_none, { getState }) => {
  await migrateAccount({ account_id: accountId(), ...confirmedPerson(getState().proofing) });
  return goTo(paths.authcode);
});

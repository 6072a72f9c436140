import { migrateAccount } from '@/api/duplicate-account';
import { confirmedPerson } from '@/journeys/proofing/steps/person';
import { goTo } from '@/outcome/outcome';
import { step } from '@/outcome/step';
import { paths } from '@/paths';
import { accountId } from '@/session/identity-token';
import { replacementAsked } from '@/state/events';

/** Requests the replacement of the old account, which the server carries out after the checks and the first login. */
export const replaceAccount = step<unknown>(
  'account-migration',
  { errors: [], leads: [paths.authcode] },
  async (_none, { dispatch, getState }) => {
    await migrateAccount({ account_id: accountId(), ...confirmedPerson(getState().proofing) });
    dispatch(replacementAsked());
    return goTo(paths.authcode);
  },
);

import { migrateAccount } from '@/api/login';
import { goTo } from '@/outcome/outcome';
import { step } from '@/outcome/step';
import { paths } from '@/paths';
import { accountId } from '@/session/session';

/** Asks for the old account to be replaced, which happens after the checks and the first login. */
export const replaceAccount = step('account-migration', { errors: [] }, async (_none, { getState }) => {
  const { firstName, lastName, nhsNumber, dob, postcode } = getState().proofing;
  await migrateAccount({
    account_id: accountId(),
    first_name: firstName,
    last_name: lastName,
    nhs_number: nhsNumber,
    date_of_birth: dob,
    postcode,
  });
  return goTo(paths.authcode);
});

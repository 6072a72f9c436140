import { useStateOnArrival } from '@/state/use-state-on-arrival';
import { FindOrLogIn } from './find-or-log-in';
import { NotEligible } from './not-eligible';
import { RecentlyUsed } from './recently-used';
import { useReloadOnRestore } from './reload-on-restore';
import { ReplaceOrLogIn } from './replace-or-log-in';

/** Shows one of four variants, depending on the server's answer (spec 2, section 2, "duplicate-nhs-number"). */
export default function DuplicateNhsNumber() {
  useReloadOnRestore();
  const { accountMigrationEnabled, eligibleForAccountMigrationJourney, ineligibilityReason } = useStateOnArrival((state) => state.proofing);
  if (!accountMigrationEnabled) return <FindOrLogIn />;
  if (ineligibilityReason === 'active_account') return <RecentlyUsed />;
  return eligibleForAccountMigrationJourney ? <ReplaceOrLogIn /> : <NotEligible />;
}

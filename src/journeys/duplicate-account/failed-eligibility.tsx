import { RefusalPage } from '@/content/refusal-page';

export default function FailedEligibility() {
  return (
    <RefusalPage
      title="You cannot use this NHS account"
      reason="We could not replace your old account with your new one."
      reference="CID1119"
      description="Not eligible to complete account migration"
    />
  );
}

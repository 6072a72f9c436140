import { CareWithoutLogin } from '@/content/care-without-login';
import { ReferenceToQuote } from '@/content/reference';
import { Page } from '@/page/page';

export default function FailedEligibility() {
  return (
    <Page title="You cannot use this NHS account">
      <p>We could not replace your old account with your new one.</p>
      <ReferenceToQuote code="CID1119" description="Not eligible to complete account migration" />
      <CareWithoutLogin />
    </Page>
  );
}

import { CareWithoutLogin } from '@/content/care-without-login';
import { ContactUs } from '@/content/contact-us';
import { HelpCode } from '@/page/help/help-code';
import { Page } from '@/page/page';

export default function FailedEligibility() {
  return (
    <Page title="You cannot use this NHS account">
      <p>We could not replace your old account with your new one.</p>
      <ContactUs reference="CID1119" description="Not eligible to complete account migration" />
      <CareWithoutLogin />
      <HelpCode reference="CID1119" />
    </Page>
  );
}

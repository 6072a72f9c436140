import { CareWithoutLogin } from '@/content/care-without-login';
import { ContactUs } from '@/content/contact-us';
import { HelpCode } from '@/page/help/help-code';
import { Page } from '@/page/page';

export default function RecordInvalidated() {
  return (
    <Page title="There is a problem with your NHS record">
      <p>We cannot match you to your NHS record at the moment.</p>
      <ContactUs reference="CID2011" />
      <CareWithoutLogin />
      <HelpCode reference="CID2011" />
    </Page>
  );
}

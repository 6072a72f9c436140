import { CareWithoutLogin } from '@/content/care-without-login';
import { ContactUs } from '@/content/contact-us';
import { HelpCode } from '@/page/help/help-code';
import { Page } from '@/page/page';

export default function LoginProblemNhsNumber() {
  return (
    <Page title="There is a problem with your NHS number">
      <p>We cannot log you in because there is a problem with the NHS number for your NHS account.</p>
      <ContactUs reference="CID2011">Get help with your NHS number</ContactUs>
      <CareWithoutLogin />
      <HelpCode reference="CID2011" />
    </Page>
  );
}

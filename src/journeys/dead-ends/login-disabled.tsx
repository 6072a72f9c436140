import { CareWithoutLogin } from '@/content/care-without-login';
import { ContactUs } from '@/content/contact-us';
import { HelpCode } from '@/page/help/help-code';
import { Page } from '@/page/page';

export default function LoginDisabled() {
  return (
    <Page title="Your login has been disabled">
      <p>You cannot log in until we have fixed a problem with your NHS account.</p>
      <ContactUs reference="CID2012" />
      <CareWithoutLogin />
      <HelpCode reference="CID2012" />
    </Page>
  );
}

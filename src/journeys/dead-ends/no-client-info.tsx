import { ContactUs } from '@/content/refusal-page';
import { HelpCode } from '@/page/help/help-code';
import { Page } from '@/page/page';

export default function NoClientInfo() {
  return (
    <Page title="We do not know which website or app you are trying to access">
      <p>Go to the website or app you want to use, and select &apos;Continue with NHS login&apos; there.</p>
      <ContactUs reference="CID1004" before="If this does not help, ">
        contact us through the help centre
      </ContactUs>
      <HelpCode reference="CID1004" />
    </Page>
  );
}

import { BackToClient } from '@/content/back-to-client';
import { HelpCode } from '@/page/help/help-code';
import { Page } from '@/page/page';

export default function NotFound() {
  return (
    <Page title="We cannot find that page">
      <p>If you typed or pasted the web address, check that it is complete and correct.</p>
      <p>If you followed a link, go back to the website or app you are trying to use and log in from there.</p>
      <BackToClient />
      <HelpCode reference="CID0404" />
    </Page>
  );
}

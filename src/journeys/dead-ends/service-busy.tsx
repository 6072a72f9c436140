import { BackToClient } from '@/content/back-to-client';
import { HelpCode } from '@/page/help/help-code';
import { Page } from '@/page/page';

export default function ServiceBusy() {
  return (
    <Page title="We are very busy">
      <p>
        A lot of people are using NHS login at the moment. Wait a few minutes, then go to the website or app you are trying to use and log
        in.
      </p>
      <BackToClient />
      <HelpCode />
    </Page>
  );
}

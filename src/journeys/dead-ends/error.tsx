import { BackToClient } from '@/content/back-to-client';
import { LatestSentence } from '@/content/latest-sentence';
import { HelpCode } from '@/page/help/help-code';
import { Page } from '@/page/page';

// Not named Error, which would shadow the built-in class.
export default function ErrorPage() {
  return (
    <Page title="Something went wrong">
      <p>Please go to the website or app you are trying to use and log in.</p>
      <BackToClient />
      <HelpCode />
      {import.meta.env.DEV && <LatestSentence />}
    </Page>
  );
}

import { useSyncExternalStore } from 'react';
import { BackToClient } from '@/content/back-to-client';
import { HelpCode } from '@/page/help/help-code';
import { Page } from '@/page/page';
import { followSentences, latestSentence } from '@/session/explain';

/** The latest logged message about a back end or a setting. In development only, because it is not for patients. */
function LatestSentence() {
  const sentence = useSyncExternalStore(followSentences, latestSentence, () => '');
  return sentence ? <p className="nhsuk-body-s">For developers: {sentence}</p> : null;
}

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

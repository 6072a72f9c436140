import { BackToClient } from '@/content/back-to-client';
import { Page } from '@/content/page';

export default function SessionInvalid() {
  return (
    <Page title="Something went wrong">
      <p>Go to the website or app you are trying to use and log in.</p>
      <BackToClient />
    </Page>
  );
}

import { BackToClient } from '@/content/back-to-client';
import { Page } from '@/page/page';
import { useNavigationMessage } from '@/page/use-navigation-message';

export default function SessionInvalid() {
  const elsewhere = useNavigationMessage('elsewhere');
  return (
    <Page title="Something went wrong">
      {elsewhere && <p>You started another login in a different tab or window, so this one has ended.</p>}
      <p>Go to the website or app you are trying to use and log in.</p>
      <BackToClient />
    </Page>
  );
}

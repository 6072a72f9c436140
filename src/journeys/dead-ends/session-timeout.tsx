import { SESSION_HOURS } from '@/constants';
import { BackToClient } from '@/content/back-to-client';
import { useClientName } from '@/content/client-name';
import { Page } from '@/content/page';

export default function SessionTimeout() {
  const name = useClientName() ?? 'the website or app you are trying to use';
  return (
    <Page title="We have logged you out">
      <p>It has been more than {SESSION_HOURS} hour since you logged in. We logged you out to keep your information safe.</p>
      <p>To carry on, go to {name} and log in again.</p>
      <BackToClient />
    </Page>
  );
}

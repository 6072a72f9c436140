import { contactUrl, NewTabLink } from '@/content/help-links';
import { Page } from '@/content/page';
import { Reference } from '@/content/reference';

const CODE = 'CID1004';

export default function NoClientInfo() {
  return (
    <Page title="We do not know which website or app you are trying to access">
      <p>Go to the website or app you want to use, and select &apos;Continue with NHS login&apos; there.</p>
      <Reference code={CODE} />
      <p>
        If this does not help, <NewTabLink href={contactUrl(CODE)}>contact us through the help centre</NewTabLink> and quote this reference.
      </p>
    </Page>
  );
}

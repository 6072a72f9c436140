import { contactUrl, NewTabLink } from '@/content/help-links';
import { Page } from '@/content/page';
import { Reference } from '@/content/reference';

const CODE = 'CID7031';

export default function ErrorAccount() {
  return (
    <Page title="There is a problem with your account">
      <p>You cannot log in to your NHS login account at the moment.</p>
      <Reference code={CODE} />
      <p>
        <NewTabLink href={contactUrl(CODE)}>Contact us through the help centre</NewTabLink> and quote this reference.
      </p>
    </Page>
  );
}

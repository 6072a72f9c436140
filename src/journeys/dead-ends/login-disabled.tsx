import { contactUrl, NewTabLink } from '@/content/help-links';
import { Page } from '@/content/page';
import { Reference } from '@/content/reference';

const CODE = 'CID2012';

export default function LoginDisabled() {
  return (
    <Page title="Your login has been disabled">
      <p>You cannot use your NHS login until we have sorted out a problem with it.</p>
      <Reference code={CODE} />
      <p>
        <NewTabLink href={contactUrl(CODE)}>Contact us through the help centre</NewTabLink> and quote this reference.
      </p>
    </Page>
  );
}

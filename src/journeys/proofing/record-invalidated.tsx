import { contactUrl, NewTabLink } from '@/content/help-links';
import { Page } from '@/content/page';
import { Reference } from '@/content/reference';

const CODE = 'CID2011';

export default function RecordInvalidated() {
  return (
    <Page title="There is a problem with your NHS record">
      <p>We cannot match you to your NHS record at the moment.</p>
      <Reference code={CODE} />
      <p>
        <NewTabLink href={contactUrl(CODE)}>Contact us through the help centre</NewTabLink> and quote this reference.
      </p>
    </Page>
  );
}

import { contactUrl, NewTabLink } from '@/content/help-links';
import { Page } from '@/content/page';
import { Reference } from '@/content/reference';

const CODE = 'CID2011';

export default function LoginProblemNhsNumber() {
  return (
    <Page title="There is a problem with your NHS number">
      <p>We cannot log you in, because there is a problem with the NHS number that is linked to your NHS login.</p>
      <Reference code={CODE} />
      <p>
        <NewTabLink href={contactUrl(CODE)}>Get help with your NHS number</NewTabLink> and quote this reference.
      </p>
    </Page>
  );
}

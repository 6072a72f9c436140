import { contactUrl, NewTabLink } from '@/content/help-links';
import { MedicalHelp } from '@/content/medical-help';
import { Page } from '@/content/page';
import { Reference } from '@/content/reference';

const CODE = 'CID1119';

export default function FailedEligibility() {
  return (
    <Page title="You cannot use this NHS account">
      <p>Your new account could not take the place of the one that you had.</p>
      <Reference code={CODE} />
      <p>
        <NewTabLink href={contactUrl(CODE, 'Not eligible to complete account migration')}>Contact us through the help centre</NewTabLink>{' '}
        and quote this reference.
      </p>
      <MedicalHelp />
    </Page>
  );
}

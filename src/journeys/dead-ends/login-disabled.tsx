import { CareWithoutLogin } from '@/content/care-without-login';
import { ReferenceToQuote } from '@/content/reference';
import { Page } from '@/page/page';

export default function LoginDisabled() {
  return (
    <Page title="Your login has been disabled">
      <p>You cannot log in until we have fixed a problem with your NHS account.</p>
      <ReferenceToQuote code="CID2012" />
      <CareWithoutLogin />
    </Page>
  );
}

import { CareWithoutLogin } from '@/content/care-without-login';
import { ReferenceToQuote } from '@/content/reference';
import { Page } from '@/page/page';

export default function LoginProblemNhsNumber() {
  return (
    <Page title="There is a problem with your NHS number">
      <p>We cannot log you in because there is a problem with the NHS number for your NHS account.</p>
      <ReferenceToQuote code="CID2011">Get help with your NHS number</ReferenceToQuote>
      <CareWithoutLogin />
    </Page>
  );
}

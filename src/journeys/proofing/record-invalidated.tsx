import { CareWithoutLogin } from '@/content/care-without-login';
import { ReferenceToQuote } from '@/content/reference';
import { Page } from '@/page/page';

export default function RecordInvalidated() {
  return (
    <Page title="There is a problem with your NHS record">
      <p>We cannot match you to your NHS record at the moment.</p>
      <ReferenceToQuote code="CID2011" />
      <CareWithoutLogin />
    </Page>
  );
}

import { ReferenceToQuote } from '@/content/reference';
import { Page } from '@/page/page';

export default function LoginDisabled() {
  return (
    <Page title="Your login has been disabled">
      <p>You cannot use your NHS login until we have sorted out a problem with it.</p>
      <ReferenceToQuote code="CID2012" />
    </Page>
  );
}

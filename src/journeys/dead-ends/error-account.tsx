import { ReferenceToQuote } from '@/content/reference';
import { Page } from '@/page/page';

export default function ErrorAccount() {
  return (
    <Page title="There is a problem with your account">
      <p>You cannot log in to your NHS account at the moment.</p>
      <ReferenceToQuote code="CID7031" />
    </Page>
  );
}

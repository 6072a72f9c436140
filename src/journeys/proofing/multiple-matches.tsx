import { ButtonLink } from '@/content/button-link';
import { Page } from '@/content/page';
import { paths } from '@/paths';

export default function MultipleMatches() {
  return (
    <Page title="We could not find a user with these details">
      <p>The details that you gave are not enough to find one NHS record. Your NHS number would help.</p>
      <ButtonLink to={paths.proofing.knowNhsNumber}>Try again</ButtonLink>
    </Page>
  );
}

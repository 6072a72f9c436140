import { ButtonLink } from '@/page/button';
import { Page } from '@/page/page';
import { paths } from '@/paths';

export default function NhsNumberNotVerified() {
  return (
    <Page title="We could not verify your NHS number with your date of birth">
      <p>Check both and try again. You can also try your full name instead of your NHS number.</p>
      <ButtonLink to={paths.proofing.knowNhsNumber}>Try again</ButtonLink>
    </Page>
  );
}

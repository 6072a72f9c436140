import { ButtonLink } from '@/page/button';
import { HelpCode } from '@/page/help/help-code';
import { Page } from '@/page/page';
import { paths } from '@/paths';

export default function P5ErrorGeneric() {
  return (
    <Page title="There was a technical problem">
      <p>We could not check your details. We've kept your answers. Try again.</p>
      <ButtonLink to={paths.proofing.knowNhsNumber}>Try again</ButtonLink>
      <HelpCode />
    </Page>
  );
}

import { GetHelp, NeedsSession } from '@/content/back-to-client';
import { ButtonLink } from '@/page/button';
import { HelpCode } from '@/page/help/help-code';
import { Page } from '@/page/page';
import { paths } from '@/paths';

export default function RegisterError() {
  return (
    <Page title="We could not create your account">
      <p>There was a technical problem. Try again in a few minutes.</p>
      <NeedsSession>
        <ButtonLink to={paths.register.enterEmail}>Try again</ButtonLink>
        <GetHelp />
      </NeedsSession>
      <HelpCode />
    </Page>
  );
}

import { config } from '@/config';
import { LogInAgain } from '@/content/log-in-again';
import { NewTabLink } from '@/content/help-links';
import { Page } from '@/content/page';
import { paths } from '@/paths';

export default function RegisterError() {
  return (
    <Page title="We could not create your account">
      <p>There was a technical problem. Try again in a few minutes.</p>
      <LogInAgain to={paths.register.enterEmail}>Try again</LogInAgain>
      <p>
        <NewTabLink href={config.helpCentreUrl}>Get help with NHS login</NewTabLink>
      </p>
    </Page>
  );
}

import { GetHelp } from '@/content/back-to-client';
import { LogInAgain } from '@/content/log-in-again';
import { Page } from '@/content/page';
import { paths } from '@/paths';

export default function RegisterError() {
  return (
    <Page title="We could not create your account">
      <p>There was a technical problem. Try again in a few minutes.</p>
      <LogInAgain to={paths.register.enterEmail}>Try again</LogInAgain>
      <GetHelp />
    </Page>
  );
}

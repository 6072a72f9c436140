import { LogInAgain } from '@/content/back-to-client';
import { Page } from '@/page/page';
import { paths } from '@/paths';

export default function LinkUsed() {
  return (
    <Page title="You have already reset your password">
      <p>You have used this link. Log in with the password you chose.</p>
      <LogInAgain to={paths.enterEmail}>Continue to log in</LogInAgain>
    </Page>
  );
}

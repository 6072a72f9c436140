import { LogInAgain } from '@/content/log-in-again';
import { Page } from '@/page/page';
import { paths } from '@/paths';

export default function LinkUsed() {
  return (
    <Page title="You have already reset your password">
      <p>This link has been used. Log in with the password that you chose then.</p>
      <LogInAgain to={paths.enterEmail}>Continue to log in</LogInAgain>
    </Page>
  );
}

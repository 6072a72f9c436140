import { LogInAgain } from '@/content/log-in-again';
import { Page } from '@/page/page';
import { paths } from '@/paths';

export default function ResetSuccess() {
  return (
    <Page title="You have reset your password for NHS login">
      <p>You can now log in with your new password.</p>
      <LogInAgain to={paths.enterEmail}>Continue to log in</LogInAgain>
    </Page>
  );
}

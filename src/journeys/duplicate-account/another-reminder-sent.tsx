import { LogInAgain } from '@/content/back-to-client';
import { Page } from '@/page/page';
import { paths } from '@/paths';

export default function AnotherReminderSent() {
  return (
    <Page title="We have sent you another email reminder">
      <p>If you cannot find it, check your spam or junk folder.</p>
      <LogInAgain to={paths.enterEmail}>Log in with your existing account</LogInAgain>
    </Page>
  );
}

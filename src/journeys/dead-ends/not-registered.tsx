import { LogInAgain } from '@/content/log-in-again';
import { Page } from '@/page/page';
import { paths } from '@/paths';

export default function NotRegistered() {
  return (
    <Page title="We cannot log you in">
      <p>You are not registered, or the email address you entered is wrong.</p>
      <LogInAgain to={paths.enterEmail}>Try again</LogInAgain>
    </Page>
  );
}

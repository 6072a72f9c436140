import { Link } from 'react-router-dom';
import { LogInAgain } from '@/content/log-in-again';
import { Page } from '@/content/page';
import { paths } from '@/paths';
import { sessionId } from '@/session/session';

export default function AlreadyHaveAnAccount() {
  return (
    <Page title="You already have an account">
      <p>There is an account with the email address that you entered. Log in with it.</p>
      <LogInAgain to={paths.enterEmail}>Log in</LogInAgain>
      {sessionId() && (
        <p>
          <Link to={paths.forgottenPassword}>Reset your password</Link>
        </p>
      )}
    </Page>
  );
}

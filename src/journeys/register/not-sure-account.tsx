import { Link } from 'react-router-dom';
import { LogInAgain } from '@/content/log-in-again';
import { Page } from '@/content/page';
import { paths } from '@/paths';
import { sessionId } from '@/session/session';
import { registrationAllowed } from '@/state/client';
import { useAppSelector } from '@/state/hooks';

export default function NotSureAccount() {
  const mayRegister = useAppSelector(registrationAllowed);
  return (
    <Page title="You are not sure if you have an account">
      <p>You may have one if you use the NHS App, or a website of your GP surgery with NHS login.</p>
      <p>Enter your email address, and we tell you whether there is an account for it. Try each address that you use.</p>
      <LogInAgain to={paths.enterEmail}>Enter your email address</LogInAgain>
      {mayRegister && sessionId() && (
        <p>
          <Link to={paths.register.createAccountSteps}>Create an account</Link>
        </p>
      )}
    </Page>
  );
}

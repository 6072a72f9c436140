import { config } from '@/config';
import { BackToClient, LogInAgain } from '@/content/back-to-client';
import { NewTabLink } from '@/page/link';
import { Page } from '@/page/page';
import { paths } from '@/paths';
import { registrationAllowed } from '@/state/client';
import { useAppSelector } from '@/state/hooks';

function NotAllowed() {
  return (
    <>
      <p>The website or app you came from does not let you create a new account.</p>
      <p>
        If you cannot read the emails we send to your account, <NewTabLink href={`${config.helpCentreUrl}/contact`}>contact us</NewTabLink>.
      </p>
      <LogInAgain to={paths.enterEmail}>Log in with another email address</LogInAgain>
      <BackToClient fetches />
    </>
  );
}

export default function LostAccessEmail() {
  const mayRegister = useAppSelector(registrationAllowed);
  return (
    <Page title="If you cannot use your email address">
      {mayRegister ? (
        <>
          <p>If you cannot read the emails we send to your account, you need a new one. To get back in:</p>
          <ol className="nhsuk-list nhsuk-list--number">
            <li>Create a new account with an email address that you can use.</li>
            <li>Enter your personal details when we ask for them.</li>
            <li>When we tell you that you already have an account, choose to continue with your new account.</li>
          </ol>
          <LogInAgain to={paths.register.createAccountSteps}>Create a new account</LogInAgain>
        </>
      ) : (
        <NotAllowed />
      )}
    </Page>
  );
}

import { StepButton } from '@/content/step-button';
import { Verbatim } from '@/content/verbatim';
import { Link } from '@/page/link';
import { Page } from '@/page/page';
import { paths } from '@/paths';
import { useStateOnArrival } from '@/state/use-state-on-arrival';
import { retryValidateEmail } from './steps/validate-email';

export default function CreateAccount() {
  const email = useStateOnArrival((state) => state.profile.email);
  return (
    <Page title="Create an NHS account" back={paths.enterEmail}>
      <p>
        There is no account for the email address{' '}
        <strong>
          <Verbatim>{email}</Verbatim>
        </strong>
        .
      </p>
      <p>You can create an account with it. If you think you have one, check the address.</p>
      <StepButton step={retryValidateEmail}>Create an account</StepButton>
      <p>
        <Link to={paths.enterEmail}>Enter a different email address</Link>
      </p>
    </Page>
  );
}

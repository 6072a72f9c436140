import { DidYouMean } from '@/content/did-you-mean';
import { StepButton } from '@/content/step-button';
import { Verbatim } from '@/content/verbatim';
import { Link } from '@/page/link';
import { Page } from '@/page/page';
import { paths } from '@/paths';
import { useStateOnArrival } from '@/state/hooks';
import { RegistrationSteps } from './create-account-steps';
import { retryValidateEmail } from './steps/validate-email';

export default function CreateAccount() {
  const email = useStateOnArrival((state) => state.profile.email);
  return (
    <Page title="We could not find your account" back={paths.enterEmail}>
      <p>
        We do not have an account for <Verbatim strong>{email}</Verbatim>.
      </p>
      <DidYouMean email={email} next={paths.checkAccountStatus} replace />
      <p>Check that the address is right. If it is, create an account.</p>
      <RegistrationSteps />
      <StepButton step={retryValidateEmail}>Create an account</StepButton>
      <p>
        <Link to={paths.enterEmail}>Enter a different email address</Link>
      </p>
    </Page>
  );
}

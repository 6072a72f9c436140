import { SpinnerPage } from '@/content/spinner-page';
import { retryValidateEmail } from '@/journeys/register/steps/validate-email';
import { Link } from '@/page/link';
import { paths } from '@/paths';

export default function CheckRegistration() {
  return (
    <SpinnerPage step={retryValidateEmail} label="Checking your email address" failed="We could not check your details">
      <p>
        <Link to={paths.register.enterEmail}>Enter your email address again</Link>
      </p>
    </SpinnerPage>
  );
}

import { SpinnerPage } from '@/content/spinner-page';
import { retryAccountCheck } from '@/journeys/sign-in/steps/check-account';
import { Link } from '@/page/link';
import { paths } from '@/paths';

export default function CheckAccountStatus() {
  return (
    <SpinnerPage step={retryAccountCheck} label="Checking your account" failed="We could not check your details">
      <p>
        <Link to={paths.enterEmail}>Enter your email address again</Link>
      </p>
    </SpinnerPage>
  );
}

import { SpinnerPage } from '@/content/spinner-page';
import { Link } from '@/page/link';
import { paths } from '@/paths';
import { checkForgotPassword } from './steps/check-then-redirect';

export default function CheckForgotPassword() {
  return (
    <SpinnerPage step={checkForgotPassword} label="Checking your details" failed="We could not check your details">
      <p>
        <Link to={paths.forgottenPassword}>Enter your email address again</Link>
      </p>
    </SpinnerPage>
  );
}

import { SpinnerPage } from '@/content/spinner-page';
import { Link } from '@/page/link';
import { paths } from '@/paths';
import { checkResetPassword } from './steps/check-then-redirect';

export default function CheckResetPassword() {
  return (
    <SpinnerPage step={checkResetPassword} label="Checking your details" failed="We could not check your details">
      <p>
        <Link to={paths.forgottenPassword}>Get a new link to reset your password</Link>
      </p>
    </SpinnerPage>
  );
}

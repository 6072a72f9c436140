import { SpinnerPage } from '@/content/spinner-page';
import { Link } from '@/page/link';
import { paths } from '@/paths';
import { checkLogin } from './steps/check-then-redirect';

export default function CheckLogin() {
  return (
    <SpinnerPage step={checkLogin} label="Taking you back to log in">
      <p>
        <Link to={paths.enterEmail}>Enter your email address again</Link>
      </p>
    </SpinnerPage>
  );
}

import { SpinnerPage } from '@/content/spinner-page';
import { Link } from '@/page/link';
import { paths } from '@/paths';
import { uplift } from './steps/uplift';

export default function Submit() {
  return (
    <SpinnerPage step={uplift} label="Checking your details" failed="We could not check your details">
      <p>
        <Link to={paths.proofing.checkYourDetails}>Check what you entered</Link>
      </p>
    </SpinnerPage>
  );
}

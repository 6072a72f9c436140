import { SpinnerPage } from '@/content/spinner-page';
import { Link } from '@/page/link';
import { paths } from '@/paths';
import { exchangeAuthcode } from './steps/exchange-authcode';

export default function Authcode() {
  return (
    <SpinnerPage step={exchangeAuthcode} label="Logging you in">
      <p>
        <Link to={paths.enterEmail}>Log in again</Link>
      </p>
    </SpinnerPage>
  );
}

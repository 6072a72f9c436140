import { SpinnerPage } from '@/content/spinner-page';
import { paths } from '@/paths';
import { exchangeAuthcode } from './steps/exchange-authcode';

export default function Authcode() {
  return <SpinnerPage step={exchangeAuthcode} label="Logging you in" alternative={{ to: paths.enterEmail, words: 'Log in again' }} />;
}

import { SpinnerPage } from '@/content/spinner-page';
import { exchangeAuthcode } from './steps/exchange-authcode';

export default function Authcode() {
  return <SpinnerPage step={exchangeAuthcode} label="Logging you in" />;
}

import { SpinnerPage } from '@/content/spinner-page';
import { checkLogin } from './steps/check-then-redirect';

export default function CheckLogin() {
  return <SpinnerPage step={checkLogin} label="Taking you back to log in" />;
}

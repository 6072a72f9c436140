import { SpinnerPage } from '@/content/spinner-page';
import { checkLogin } from './steps/check-login';

export default function CheckLogin() {
  return <SpinnerPage step={checkLogin} label="Taking you back to log in" />;
}

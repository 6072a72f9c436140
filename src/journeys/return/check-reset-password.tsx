import { SpinnerPage } from '@/content/spinner-page';
import { checkResetPassword } from './steps/check-then-redirect';

export default function CheckResetPassword() {
  return <SpinnerPage step={checkResetPassword} label="Checking your details" />;
}

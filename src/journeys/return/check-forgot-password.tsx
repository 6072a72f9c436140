import { SpinnerPage } from '@/content/spinner-page';
import { checkForgotPassword } from './steps/check-then-redirect';

export default function CheckForgotPassword() {
  return <SpinnerPage step={checkForgotPassword} label="Checking your details" />;
}

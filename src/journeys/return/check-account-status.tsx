import { SpinnerPage } from '@/content/spinner-page';
import { retryAccountCheck } from '@/journeys/sign-in/steps/check-account';

export default function CheckAccountStatus() {
  return <SpinnerPage step={retryAccountCheck} label="Checking your account" />;
}

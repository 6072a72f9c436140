import { SpinnerPage } from '@/content/spinner-page';
import { retryValidateEmail } from '@/journeys/register/steps/validate-email';

export default function CheckRegistration() {
  return <SpinnerPage step={retryValidateEmail} label="Checking your email address" />;
}

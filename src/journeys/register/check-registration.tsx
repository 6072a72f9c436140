import { SpinnerPage } from '@/content/spinner-page';
import { retryValidateEmail } from '@/journeys/register/steps/validate-email';
import { paths } from '@/paths';

export default function CheckRegistration() {
  return (
    <SpinnerPage
      step={retryValidateEmail}
      label="Checking your email address"
      failed="We could not check your details"
      alternative={{ to: paths.register.enterEmail, words: 'Enter your email address again' }}
    />
  );
}

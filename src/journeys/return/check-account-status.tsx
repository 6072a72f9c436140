import { SpinnerPage } from '@/content/spinner-page';
import { retryAccountCheck } from '@/journeys/sign-in/steps/check-account';
import { paths } from '@/paths';

export default function CheckAccountStatus() {
  return (
    <SpinnerPage
      step={retryAccountCheck}
      label="Checking your account"
      failed="We could not check your details"
      alternative={{ to: paths.enterEmail, words: 'Enter your email address again' }}
    />
  );
}

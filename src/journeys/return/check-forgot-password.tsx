import { SpinnerPage } from '@/content/spinner-page';
import { paths } from '@/paths';
import { checkForgotPassword } from './steps/check-then-redirect';

export default function CheckForgotPassword() {
  return (
    <SpinnerPage
      step={checkForgotPassword}
      label="Checking your details"
      failed="We could not check your details"
      alternative={{ to: paths.forgottenPassword, words: 'Enter your email address again' }}
    />
  );
}

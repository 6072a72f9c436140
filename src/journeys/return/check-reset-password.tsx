import { SpinnerPage } from '@/content/spinner-page';
import { paths } from '@/paths';
import { checkResetPassword } from './steps/check-then-redirect';

export default function CheckResetPassword() {
  return (
    <SpinnerPage
      step={checkResetPassword}
      label="Checking your details"
      failed="We could not check your details"
      alternative={{ to: paths.forgottenPassword, words: 'Get a new link to reset your password' }}
    />
  );
}

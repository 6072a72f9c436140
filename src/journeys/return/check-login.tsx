import { SpinnerPage } from '@/content/spinner-page';
import { paths } from '@/paths';
import { checkLogin } from './steps/check-then-redirect';

export default function CheckLogin() {
  return (
    <SpinnerPage
      step={checkLogin}
      label="Taking you back to log in"
      alternative={{ to: paths.enterEmail, words: 'Enter your email address again' }}
    />
  );
}

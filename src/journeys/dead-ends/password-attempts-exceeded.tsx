import { LockoutPage } from '@/content/lockout-page';
import { paths } from '@/paths';

export default function PasswordAttemptsExceeded() {
  return <LockoutPage reason="You have entered the wrong password too many times." lock="password" again={paths.logInPassword} />;
}

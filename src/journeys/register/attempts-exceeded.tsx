import { LockoutPage } from '@/content/lockout-page';
import { paths } from '@/paths';

export default function RegisterAttemptsExceeded() {
  return <LockoutPage reason="You have tried to create an account too many times." lock="registration" again={paths.register.enterEmail} />;
}

import { LockoutPage } from '@/content/lockout-page';
import { paths } from '@/paths';

export default function LoginAttemptsExceeded() {
  return <LockoutPage reason="You have tried to log in too many times." lock="login" again={paths.login} exactly />;
}

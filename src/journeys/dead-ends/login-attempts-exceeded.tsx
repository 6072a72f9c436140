import { LockoutPage } from '@/content/lockout-page';

export default function LoginAttemptsExceeded() {
  return <LockoutPage reason="You have tried to log in too many times." />;
}

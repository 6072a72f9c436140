import { LockoutPage } from '@/content/lockout-page';

export default function PasswordAttemptsExceeded() {
  return <LockoutPage reason="You have entered the wrong password too many times." />;
}

import { LockoutPage } from '@/content/lockout-page';

export default function RegisterAttemptsExceeded() {
  return <LockoutPage reason="You have tried to create an account too many times." />;
}

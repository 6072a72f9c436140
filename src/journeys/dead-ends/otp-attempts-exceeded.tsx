import { LockoutPage } from '@/content/lockout-page';

export default function OtpAttemptsExceeded() {
  return <LockoutPage reason="You have entered the wrong security code too many times." />;
}

import { LockoutPage } from '@/content/lockout-page';

export default function OtpRequestsExceeded() {
  return <LockoutPage reason="You have asked for a security code too many times." />;
}

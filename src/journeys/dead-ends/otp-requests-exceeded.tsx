import { LockoutPage } from '@/content/lockout-page';
import { PasskeyInstead } from '@/journeys/passkey/offers/passkey-instead';

export default function OtpRequestsExceeded() {
  return (
    <LockoutPage reason="You have asked for a security code too many times.">
      <PasskeyInstead />
    </LockoutPage>
  );
}

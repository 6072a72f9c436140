import { LockoutPage } from '@/content/lockout-page';
import { PasskeyInstead } from '@/journeys/passkey/offers/offers';
import { useCodePath } from './code-path';

export default function OtpAttemptsExceeded() {
  return (
    <LockoutPage reason="You have entered the wrong security code too many times." lock="code" again={useCodePath()}>
      <PasskeyInstead />
    </LockoutPage>
  );
}

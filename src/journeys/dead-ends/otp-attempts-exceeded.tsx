import { LockoutPage } from '@/content/lockout-page';
import { PasskeyInstead } from '@/journeys/passkey/offers/passkey-instead';
import { useWayToCode } from './way-to-code';

export default function OtpAttemptsExceeded() {
  return (
    <LockoutPage reason="You have entered the wrong security code too many times." lock="code" again={useWayToCode()}>
      <PasskeyInstead />
    </LockoutPage>
  );
}

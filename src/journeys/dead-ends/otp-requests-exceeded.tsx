import { LockoutPage } from '@/content/lockout-page';
import { PasskeyInstead } from '@/journeys/passkey/offers/passkey-instead';
import { useWayToCode } from './way-to-code';

export default function OtpRequestsExceeded() {
  return (
    <LockoutPage reason="You have asked for a security code too many times." lock="codeRequests" again={useWayToCode()}>
      <PasskeyInstead />
    </LockoutPage>
  );
}

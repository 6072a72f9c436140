import { LockoutPage } from '@/content/lockout-page';
import { PasskeyInstead } from '@/journeys/passkey/offers/offers';
import { useCodePath } from './code-path';

export default function OtpRequestsExceeded() {
  return (
    <LockoutPage reason="You have asked for a security code too many times." lock="codeRequests" again={useCodePath()}>
      <PasskeyInstead />
    </LockoutPage>
  );
}

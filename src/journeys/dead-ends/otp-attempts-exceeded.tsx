import { LockoutPage } from '@/content/lockout-page';
import { PasskeyInstead } from '@/journeys/passkey/offers/offers';
import { type Path, paths } from '@/paths';
import type { Lock } from '@/state/events';
import { useStateOnArrival } from '@/state/hooks';
import type { RootState } from '@/state/store';

/** The page that sends another code. Without a known number, which arrives after the password, the page that asks for the password. */
function codePath({ profile: { phoneNumber, landlineNumber, email } }: RootState): Path {
  if (phoneNumber && landlineNumber) return paths.chooseAuthenticationMethod;
  if (phoneNumber) return paths.enterMobileCode;
  if (landlineNumber) return paths.getCallLandline;
  return email ? paths.logInPassword : paths.login;
}

export const CodeLockout = ({ reason, lock }: { reason: string; lock: Lock }) => (
  <LockoutPage reason={reason} lock={lock} again={useStateOnArrival(codePath)}>
    <PasskeyInstead />
  </LockoutPage>
);

export default function OtpAttemptsExceeded() {
  return <CodeLockout reason="You have entered the wrong security code too many times." lock="code" />;
}

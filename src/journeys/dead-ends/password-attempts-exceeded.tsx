import { LockoutPage } from '@/content/lockout-page';
import { ResetLink } from '@/content/reset-link';
import { PasskeyInstead } from '@/journeys/passkey/offers/passkey-instead';
import { paths } from '@/paths';
import { sessionId } from '@/session/sign-in';

export default function PasswordAttemptsExceeded() {
  return (
    <LockoutPage reason="You have entered the wrong password too many times." lock="password" again={paths.logInPassword}>
      <PasskeyInstead />
      {sessionId() && (
        <p>
          <ResetLink />
        </p>
      )}
    </LockoutPage>
  );
}

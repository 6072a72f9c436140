import { ResetLink } from '@/content/links';
import { LockoutPage } from '@/content/lockout-page';
import { PasskeyInstead } from '@/journeys/passkey/offers/offers';
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

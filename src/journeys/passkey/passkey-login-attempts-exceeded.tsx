import { useLocation } from 'react-router-dom';
import { LockoutPage } from '@/content/lockout-page';
import type { NavigationState } from '@/outcome/outcome';
import { Link } from '@/page/link';
import { paths } from '@/paths';
import { sessionId } from '@/session/sign-in';

/** The pages that ask for a password. Other code can write the history's state too, so the page links to no other address. */
const passwordRoutes = [paths.logInPassword, paths.login];

export default function PasskeyLoginAttemptsExceeded() {
  const { state } = useLocation() as { state: NavigationState | null };
  const route = passwordRoutes.find((path) => path === state?.passwordRoute);
  return (
    <LockoutPage reason="You have tried to log in with your passkey too many times." lock="passkey" again={paths.passkeyEnterEmail}>
      {state?.displayPasswordLink === true && route && sessionId() && (
        <p>
          <Link to={route}>Log in using my password instead</Link>
        </p>
      )}
    </LockoutPage>
  );
}

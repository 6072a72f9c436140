import { lazyStep } from '@/delivery/lazy-step';
import { goTo } from '@/outcome/outcome';
import type { Step } from '@/outcome/step';
import { passkeyTried } from '@/state/events';
import type { PasskeyPage } from './passkey-pages';

const loadLogin = () => import('../ceremony/log-in-with-passkey');

/**
 * Logs in with a passkey. Its script loads on first use, because most users have no passkey. The passkey counts as tried before anything
 * can fail, so that the next submit asks for a password. If the import fails, the user gets the password page too, because a retry would
 * fail in the same way.
 */
export function startPasskey(page: PasskeyPage): Step {
  const otherwise = page.failed.kind === 'go' ? goTo(page.passwordRoute) : page.failed;
  const logIn = lazyStep(() => loadLogin().then(({ logInWithPasskey }) => logInWithPasskey(page)), otherwise);
  return () => (dispatch) => {
    dispatch(passkeyTried());
    return dispatch(logIn());
  };
}

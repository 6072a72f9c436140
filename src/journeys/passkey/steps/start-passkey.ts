import { lazyStep } from '@/delivery/lazy-step';
import { goTo } from '@/outcome/outcome';
import type { Step } from '@/outcome/step-type';
import { passkeyTried } from '@/state/events';
import type { PasskeyStart } from './passkey-start';

const loadLogin = () => import('./log-in-with-passkey');

/**
 * Logs in with a passkey. Its script comes when it is first needed: most people never do. It counts as tried before anything can go
 * wrong, so that the next press leads to a password, as does a script that cannot be had: the failed pages come with it.
 */
export function startPasskey(start: PasskeyStart): Step {
  const otherwise = start.failed.kind === 'go' ? goTo(start.passwordRoute) : start.failed;
  const logIn = lazyStep(() => loadLogin().then(({ logInWithPasskey }) => logInWithPasskey(start)), otherwise);
  return () => (dispatch) => {
    dispatch(passkeyTried());
    return dispatch(logIn());
  };
}

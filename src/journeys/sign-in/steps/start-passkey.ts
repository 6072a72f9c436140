import { lazyStep } from '@/delivery/lazy-step';
import { leadsTo } from '@/outcome/leads-to';
import { type Go, goTo, type Invalid, passkeyNotUsed } from '@/outcome/outcome';
import type { Step } from '@/outcome/step-type';
import { type Path, paths } from '@/paths';
import { passkeyTried } from '@/state/events';

/** Where a passkey is asked for, and what follows from that (contract, "Passkey outcomes"). */
export interface PasskeyStart {
  /** When it is cancelled or not accepted. */
  failed: (Go & { to: Path }) | Invalid;
  /** Where a password is asked for instead. */
  passwordRoute: Path;
}

export const fromEnterEmail: PasskeyStart = { failed: goTo(paths.passkeyLoginFailed), passwordRoute: paths.logInPassword };
export const fromLogin: PasskeyStart = { failed: goTo(paths.passkeyUserLoginFailed), passwordRoute: paths.login };
export const fromPasskeyEnterEmail: PasskeyStart = { failed: goTo(paths.passkeyEnterEmailLoginFailed), passwordRoute: paths.login };
/** From a page with other ways on: the person stays there. */
export const fromHere: PasskeyStart = { failed: passkeyNotUsed, passwordRoute: paths.logInPassword };

const loadLogin = () => import('@/journeys/passkey/steps/log-in-with-passkey');

/**
 * Logs in with a passkey. Its script comes when it is first needed: most people never do. It counts as tried before anything can go
 * wrong, so that the next press leads to a password, as does a script that cannot be had: the failed pages come with it.
 */
export function startPasskey(start: PasskeyStart): Step {
  const otherwise = start.failed.kind === 'go' ? goTo(start.passwordRoute) : start.failed;
  const logIn = lazyStep(() => loadLogin().then(({ logInWithPasskey }) => logInWithPasskey(start)), otherwise);
  return leadsTo(otherwise.kind === 'go' ? [logIn, start.passwordRoute] : [logIn], () => (dispatch) => {
    dispatch(passkeyTried());
    return dispatch(logIn());
  });
}

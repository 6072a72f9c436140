import { loadChunk } from '@/outcome/load-chunk';
import { goTo, type Outcome, passkeyNotUsed } from '@/outcome/outcome';
import { paths } from '@/paths';
import type { Thunk } from '@/state/store';

/** Where a passkey is asked for, and what follows from that (contract, "Passkey outcomes"). */
export interface PasskeyStart {
  /** When it is cancelled or not accepted. */
  failed: Outcome;
  /** Where a password is asked for instead. */
  passwordRoute: string;
}

export const fromEnterEmail: PasskeyStart = { failed: goTo(paths.passkeyLoginFailed), passwordRoute: paths.logInPassword };
export const fromLogin: PasskeyStart = { failed: goTo(paths.passkeyUserLoginFailed), passwordRoute: paths.login };
export const fromPasskeyEnterEmail: PasskeyStart = { failed: goTo(paths.passkeyEnterEmailLoginFailed), passwordRoute: paths.login };
/** From a page with other ways on: the person stays there. */
export const fromHere: PasskeyStart = { failed: passkeyNotUsed, passwordRoute: paths.logInPassword };

/** Logs in with a passkey. Its script comes when it is first needed: most people never do. */
export const startPasskey = (start: PasskeyStart) => (): Thunk<Promise<Outcome>> => async (dispatch) => {
  const passkey = await loadChunk(() => import('@/journeys/passkey/steps/log-in-with-passkey')).catch(() => undefined);
  return passkey ? dispatch(passkey.logInWithPasskey(start)) : start.failed;
};

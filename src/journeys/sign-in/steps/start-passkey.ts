import { loadChunk } from '@/outcome/load-chunk';
import { goTo, noAnswer, type Outcome, passkeyNotUsed } from '@/outcome/outcome';
import { placeOf } from '@/outcome/place';
import { paths } from '@/paths';
import { passkeyTried } from '@/state/events';
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

/**
 * Logs in with a passkey. Its script comes when it is first needed: most people never do. It counts as tried before anything can go
 * wrong, so that the next press leads to a password, as does a script that cannot be had: the failed pages come with it.
 */
export const startPasskey = (start: PasskeyStart) => (): Thunk<Promise<Outcome>> => async (dispatch, getState) => {
  dispatch(passkeyTried());
  const place = placeOf(getState());
  const passkey = await loadChunk(() => import('@/journeys/passkey/steps/log-in-with-passkey')).catch(() => undefined);
  if (placeOf(getState()) !== place) return noAnswer;
  if (passkey) return dispatch(passkey.logInWithPasskey(start));
  return start.failed.kind === 'go' ? goTo(start.passwordRoute) : start.failed;
};

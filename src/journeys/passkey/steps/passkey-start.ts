import { type Go, goTo, type Invalid, type PageCode } from '@/outcome/outcome';
import { type Path, paths } from '@/paths';

/** Where a passkey is asked for, and what follows from that (contract, "Passkey outcomes"). */
export interface PasskeyStart {
  /** When it is cancelled or not accepted. */
  failed: (Go & { to: Path }) | Invalid<PageCode>;
  /** Where a password is asked for instead. */
  passwordRoute: Path;
  /** The browser's dialogue opens only after this: the shortest time of a spinner. The challenge is asked for meanwhile. */
  notBefore?: Promise<void>;
}

export const fromEnterEmail: PasskeyStart = { failed: goTo(paths.passkeyLoginFailed), passwordRoute: paths.logInPassword };
export const fromLogin: PasskeyStart = { failed: goTo(paths.passkeyUserLoginFailed), passwordRoute: paths.login };

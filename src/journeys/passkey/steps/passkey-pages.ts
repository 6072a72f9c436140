import { type Go, goTo, type Invalid, type PageCode } from '@/outcome/outcome';
import { type Path, paths } from '@/paths';

/** A page that offers a passkey, and the outcomes that depend on it (contract, "Passkey outcomes"). */
export interface PasskeyPage {
  /** The outcome if the passkey is cancelled or rejected. */
  failed: (Go & { to: Path }) | Invalid<PageCode>;
  passwordRoute: Path;
  /** Delays the browser's dialogue until the shortest time of a spinner has passed. The challenge is fetched in the meantime. */
  notBefore?: Promise<void>;
}

export const fromEnterEmail: PasskeyPage = { failed: goTo(paths.passkeyLoginFailed), passwordRoute: paths.logInPassword };
export const fromLogin: PasskeyPage = { failed: goTo(paths.passkeyUserLoginFailed), passwordRoute: paths.login };

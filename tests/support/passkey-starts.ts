import { emailEntered, passkeysChecked, securityCodeSent } from '@/state/events';
import { emailOf, password } from '../../mocks/people/personas';
import { registerPasskey, withAuthenticator } from './authenticator';
import { openAndSubmit, type PageAction, signIn } from './visit';

/** A page from which the app requests a passkey. */
export interface Start extends PageAction {
  /** The page after an unused passkey. Without it, the page stays and shows the error. */
  failed?: string;
  /** The page that then asks for a password. */
  passwordRoute: '/log-in-password' | '/login';
}

const persona = 'passkey-and-both';
export const email = emailOf(persona);

/** A user whose address, numbers and passkey are known. */
const known = [
  emailEntered(email),
  passkeysChecked({ passkeys_enabled: true, allow_credentials: [] }),
  securityCodeSent({ phone_number: '•••••••0338', landline_number: '•••••••0789' }),
];
const byEmail = { persona, typed: { 'Email address': email }, clicked: 'Continue' } as const;
const byPassword = { ...byEmail, typed: { ...byEmail.typed, Password: password } } as const;
const beforeCode = { persona, upTo: 'password', events: known, passwordRoute: '/log-in-password' } as const;
const amongLinks = { ...beforeCode, clicked: 'Log in with your passkey' } as const;
const amongOptions = { ...beforeCode, chosen: 'Log in with my passkey', clicked: 'Continue' } as const;
const afterALock = { ...beforeCode, clicked: 'Log in with your passkey instead' } as const;
const retry = { ...beforeCode, chosen: 'Try using my passkey again', clicked: 'Continue' } as const;

/** Contract, "Passkey outcomes": the expected values. */
const starts: readonly Start[] = [
  { from: '/enter-email', ...byEmail, failed: '/passkey-login-failed', passwordRoute: '/log-in-password' },
  { from: '/login', ...byPassword, failed: '/passkey-user-login-failed', passwordRoute: '/login' },
  { from: '/passkey-enter-email', ...byEmail, failed: '/passkey-enter-email-login-failed', passwordRoute: '/login' },
  { from: '/log-in-password', ...amongLinks },
  { from: '/enter-mobile-code', ...amongLinks },
  { from: '/get-call-landline', ...amongLinks },
  { from: '/enter-landline-code', ...amongLinks },
  { from: '/mobile-code-expired', ...amongOptions },
  { from: '/call-failed', ...amongOptions },
  { from: '/landline-code-expired', ...amongOptions },
  { from: '/otp-attempts-exceeded', ...afterALock },
  { from: '/otp-requests-exceeded', ...afterALock },
  { from: '/passkey-login-failed', ...retry, failed: '/passkey-login-failed' },
  { from: '/passkey-user-login-failed', ...retry, failed: '/passkey-user-login-failed', passwordRoute: '/login' },
];

export const namedStarts = starts.map((start) => [start.from, start] as const);

export function startAt(from: string): Start {
  const found = starts.find((start) => start.from === from);
  if (!found) throw new Error(`The app requests no passkey on ${from}`);
  return found;
}

/** Starts a passkey login on the page in a browser with these features. */
export async function startPasskeyLogin(start: Start, browser: Parameters<typeof withAuthenticator>[0] = {}) {
  const authenticator = withAuthenticator(browser);
  registerPasskey(persona);
  const visited = await openAndSubmit(start, signIn(start));
  return { ...visited, ...authenticator };
}

// Compiled beforehand, so that it loads as fast as from a browser's cache.
import '@/journeys/passkey/ceremony/passkey-autofill';
import { screen, waitFor } from '@testing-library/react';
import { emailEntered, passkeysChecked, securityCodeSent } from '@/state/events';
import { emailOf, password } from '../../mocks/people/personas';
import { world } from '../../mocks/server';
import { type Asked, neverAnswers, registerPasskey, withAuthenticator } from './authenticator';
import { address, expectPage, findErrorSummary, link } from './page';
import { openAndSubmit, type PageAction, signIn, visit } from './visit';

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

const headings: Readonly<Record<string, string>> = {
  '/passkey-login-failed': 'There was a problem',
  '/passkey-user-login-failed': 'There was a problem',
  '/passkey-enter-email-login-failed': 'We were unable to authenticate you',
  '/passkey-login-attempts-exceeded': 'You cannot continue',
  '/error': 'Something went wrong',
};

const expectPasskeyPage = (path: string) => expectPage(path, headings[path]);

/** The error that a page shows when the user stays on it. */
export const passkeyNotUsedText = 'Your passkey was not used. Try again, or choose another way to log in.';

/** Expects the page of an unused passkey, which offers a retry and other methods. */
export async function expectPasskeyNotUsed({ from, failed }: Start) {
  if (failed) return expectPasskeyPage(failed);
  expect(await findErrorSummary()).toHaveTextContent(passkeyNotUsedText);
  expect(address()).toBe(from);
}

/** Expects the lockout of passkeys with a link to the password. */
export async function expectPasskeyLockout({ passwordRoute }: Start) {
  await expectPasskeyPage('/passkey-login-attempts-exceeded');
  // Other lockout pages have the same heading.
  expect(await screen.findByText(/with your passkey too many times/)).toBeVisible();
  expect(link('Log in using my password instead')).toHaveAttribute('href', passwordRoute);
}

/** The requests that have not been aborted. */
export const pendingRequests = ({ lists }: { lists: Asked[] }) => lists.filter(({ signal }) => !signal.aborted);

/** How often a call was sent. */
export const callCount = (path: string) => world().calls.filter((call) => call.path.endsWith(path)).length;

/** Opens a page as a user with a passkey, who selects nothing from the list by default. */
export async function openWithPasskey(from: string, browser: Parameters<typeof withAuthenticator>[0] = {}) {
  const authenticator = withAuthenticator({ autofill: neverAnswers, ...browser });
  registerPasskey('passkey-and-mobile');
  return { ...(await visit(from, { persona: 'passkey-and-mobile' })), ...authenticator };
}

/** Also waits until the browser has received the autofill request. */
export async function openWithAutofill(from: string, browser = {}) {
  const visited = await openWithPasskey(from, browser);
  await waitFor(() => expect(pendingRequests(visited)).toHaveLength(1));
  return visited;
}

// Compiled beforehand, so that it loads as fast as from a browser's cache.
import '@/journeys/passkey-ceremony/offers/passkey-autofill';
import { waitFor } from '@testing-library/react';
import { world } from '../../mocks/server';
import { type Asked, neverAnswers, registerPasskey, withAuthenticator } from './authenticator';
import { visit } from './visit';

/** The pages whose email field offers passkeys, and what follows when one fails there. */
export const autofillPages = [
  { from: '/enter-email', failed: '/passkey-login-failed', passwordRoute: '/log-in-password' },
  { from: '/login', failed: '/passkey-user-login-failed', passwordRoute: '/login' },
];

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

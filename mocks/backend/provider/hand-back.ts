import { hour, minute } from '../clock';
import { finishMigration } from '../duplicates/existing-accounts';
import type { Account, World } from '../model';
import type { Client } from './client-metadata';
import type { Authorization, Login } from './grants';
import { OAuthError } from './oauth-error';
import { knownScopes } from './scopes';
import { vectorProved, vectorsOf } from './vectors-of-trust';

const codeLifetime = 10 * minute;
/** How long the provider remembers a browser's login after the last code. */
const singleSignOnLifetime = hour;

/** A user who has logged in for a client's request. */
export interface Answered {
  world: World;
  account: Account;
  login: Login;
  client: Client;
  /** The parameters of the authorization request. */
  request: Record<string, unknown>;
}

/** Whether the user still has to agree to share with this client. */
export const consentDue = ({ consentNeeded, agreedWith }: Account, clientId: string): boolean =>
  consentNeeded && !agreedWith.includes(clientId);

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The redirect of an answer: the client's address with the parameters and the client's state (RFC 6749, section 4.1.2). */
export function backTo(request: Record<string, unknown>, answer: Record<string, string>): string {
  const location = new URL(textOf(request.redirect_uri));
  for (const [name, value] of Object.entries(answer)) location.searchParams.set(name, value);
  if (textOf(request.state)) location.searchParams.set('state', textOf(request.state));
  return location.href;
}

/** The redirect of an error (RFC 6749, section 4.1.2.1). */
export const backWithError = (request: Record<string, unknown>, { code, description }: OAuthError): string =>
  backTo(request, { error: code, error_description: description });

/** Redirects to the client with a code. Refuses when the user has proved none of the requested vectors. */
export function handBack({ world, account, login, client, request }: Answered): string {
  const vot = vectorProved(request.vtr, account.provenLevel, login.credentials);
  if (!vot) {
    const proved = `${account.provenLevel}.${login.credentials}`;
    const asked = vectorsOf(request.vtr).join(', ');
    throw new OAuthError('access_denied', `This login proves ${proved}, and no vector of vtr is content with it: ${asked}.`);
  }
  finishMigration(world, account);
  const code = crypto.randomUUID();
  const now = world.clock.now();
  const who = { accountId: account.id, clientId: client.client_id, login };
  const granted: Authorization = {
    ...who,
    until: now + codeLifetime,
    scope: knownScopes(request.scope).filter((scope) => client.scope.split(' ').includes(scope)),
    vot,
    redirectUri: textOf(request.redirect_uri),
    nonce: textOf(request.nonce),
    challenge: textOf(request.code_challenge),
    vtr: vectorsOf(request.vtr),
    fault: textOf(request.mock_fault) || world.tokenFault,
    used: false,
    tokens: [],
  };
  world.authorizationCodes.set(code, granted);
  world.singleSignOn = { ...who, until: now + singleSignOnLifetime };
  return backTo(request, { code });
}

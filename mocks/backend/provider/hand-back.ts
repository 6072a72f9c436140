import { decodeJwt, errors, type JWTPayload, jwtVerify } from 'jose';
import { hour, minute, second } from '../clock';
import { finishMigration } from '../duplicates/existing-accounts';
import { textOf } from '../http/body';
import type { Account, World } from '../model';
import { nextProof } from '../proofing/next-proof';
import { accountById } from '../world';
import { findInWorlds } from '../worlds';
import { keyFinder } from './client-assertion';
import type { Client } from './client-metadata';
import { clientById } from './clients';
import type { Authorization, Login, SignedIn } from './grants';
import { OAuthError } from './oauth-error';
import { knownScopes } from './scopes';
import { levelNeeded, vectorProved, vectorsOf } from './vectors-of-trust';

/** The account and login that the provider still remembers. */
export function remembered(world: World, signedIn: SignedIn | undefined): { account: Account; login: Login } | undefined {
  const account = accountById(world, signedIn?.accountId);
  return signedIn && account && world.clock.now() < signedIn.until ? { account, login: signedIn.login } : undefined;
}

/** Whether the client requires another kind of login than the remembered one. */
export const mustLogInAgain = ({ login, request }: Pick<Answered, 'login' | 'request'>): boolean =>
  levelNeeded(request.vtr, login.credentials) === undefined;

/** The reason why a client gets no code for a logged-in user immediately. Undefined if it does. */
export function lackOf(answered: Answered, url: URL): OAuthError | undefined {
  const { account, login, client, request } = answered;
  if (mustLogInAgain(answered)) return noSignOn(`vtr asks for another way to log in than ${login.credentials}, the one that was used.`);
  if (nextProof({ url, body: request }, account, login))
    return noSignOn(`vtr asks for more than ${account.provenLevel}, which was proved.`);
  if (consentDue(account, client.client_id) || account.termsUpdateNeeded) {
    return new OAuthError('consent_required', 'The person has yet to agree. Send the browser again, without prompt=none.');
  }
  return undefined;
}

/** NHS login's own error for `prompt=none`. */
export const noSignOn = (reason: string): OAuthError =>
  new OAuthError('sso_login_required', `${reason} Send the browser again, without prompt=none, to let the person log in.`);

/** The longest lifetime of an assertion in seconds, and the tolerated clock difference of a client. */
const longest = 60;

/** The `jti` of the used assertions. */
const used = new Set<string>();

class BrokenRule extends Error {}

/**
 * The login that another client's `asserted_login_identity` asserts, and its world. Otherwise, the rule that the assertion breaks. Its
 * `code` is the `jti` of that client's ID token, its `iss` that client (NHS login, "Single sign-on").
 */
export async function assertedLogin(assertion: string): Promise<{ id: string; world: World; found: SignedIn } | { reason: string }> {
  try {
    const { iss } = decodeJwt(assertion);
    const client = clientById(iss);
    if (!client) throw new BrokenRule(`iss is "${String(iss)}", which is no client`);
    const { payload } = await jwtVerify(assertion, keyFinder(client), {
      algorithms: ['RS512'],
      clockTolerance: longest,
      requiredClaims: ['iss', 'jti', 'iat', 'exp', 'code'],
    });
    useOnce(payload);
    const place = findInWorlds((world) => world.clientLogins.get(String(payload.code)));
    if (!place) throw new BrokenRule('code is the jti of no ID token that this provider issued');
    if (place.found.clientId !== client.client_id) throw new BrokenRule("code is the jti of another client's ID token");
    if (place.world.clock.now() >= place.found.until) throw new BrokenRule('code is the jti of an ID token that has expired');
    return place;
  } catch (error) {
    return { reason: `asserted_login_identity is refused: its ${ruleOf(error)}.` };
  }
}

function useOnce({ jti = '', exp = 0, iat = 0 }: JWTPayload) {
  if (iat > Date.now() / second + longest) throw new BrokenRule('iat is in the future');
  if (exp - iat > longest) throw new BrokenRule(`exp is ${exp - iat} seconds after iat, and ${longest} are allowed`);
  if (used.has(jti)) throw new BrokenRule('jti was used before: make an assertion for each request');
  used.add(jti);
}

/** The rest of a sentence that begins with "its". */
function ruleOf(error: unknown): string {
  if (error instanceof BrokenRule) return error.message;
  if (error instanceof errors.JWTExpired) return 'exp has passed';
  if (error instanceof errors.JWTClaimValidationFailed) return `${error.claim} is missing`;
  if (error instanceof errors.JOSEAlgNotAllowed) return 'alg is not RS512';
  if (error instanceof errors.JWSSignatureVerificationFailed || error instanceof errors.JWKSNoMatchingKey) {
    return 'signature is not by a key that the client of its iss is registered with';
  }
  return 'text is not a JWT that can be read';
}

const codeLifetime = 10 * minute;
/** How long the provider remembers a browser's login after the last code. */
const singleSignOnLifetime = hour;

/** A user who has logged in for a client's request. */
export interface Answered {
  world: World;
  account: Account;
  login: Login;
  client: Client;
  request: Record<string, unknown>;
}

/** Whether the user still has to agree to share with this client. */
export const consentDue = ({ consentNeeded, agreedWith }: Account, clientId: string): boolean =>
  consentNeeded && !agreedWith.includes(clientId);

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

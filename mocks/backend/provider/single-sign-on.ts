import { decodeJwt, errors, type JWTPayload, jwtVerify } from 'jose';
import { second } from '../clock';
import type { Account, World } from '../model';
import { nextProof } from '../proofing/next-proof';
import { accountById } from '../world';
import { findInWorlds } from '../worlds';
import { keyFinder } from './client-assertion';
import { clientById } from './clients';
import type { Login, SignedIn } from './grants';
import { type Answered, consentDue } from './hand-back';
import { OAuthError } from './oauth-error';
import { levelNeeded } from './vectors-of-trust';

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

/** The rule that an assertion breaks. */
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

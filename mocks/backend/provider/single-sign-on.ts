import type { Account, World } from '../model';
import { nextProof } from '../proofing/next-proof';
import { accountById } from '../world';
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

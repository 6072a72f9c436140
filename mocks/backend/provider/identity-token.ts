import { hour, second } from '../clock';
import { Refusal } from '../http/refusal';
import type { Account, Visit, World } from '../model';
import { accountById } from '../world';
import type { Login, SignedIn } from './grants';

const lifetime = hour;

/** The cookie in which the app stores it. */
export const identityCookie = 'id_token';

interface Holder {
  account: Account;
  grant: SignedIn;
}

/**
 * Issues the app's own JWT (RFC 7519), valid for 60 minutes. Its signature is random, because the server stores its tokens. Clients
 * get another token for their code. `login`: the earlier login of the user; by default a login now, with a security code.
 */
export function issueIdentityToken(world: World, account: Account, clientId: string, login?: Login): string {
  const now = world.clock.now();
  const how = login ?? { credentials: 'Cp.Cd', at: now };
  const payload = {
    iss: 'https://auth.login.example.com',
    aud: clientId,
    sub: account.id,
    account_id: account.id,
    identity_proofing_level: account.provenLevel,
    authentication_vector: how.credentials,
    iat: Math.floor(now / second),
    exp: Math.floor((now + lifetime) / second),
    jti: crypto.randomUUID(),
  };
  const signature = crypto.randomUUID() + crypto.randomUUID();
  const parts = [JSON.stringify({ alg: 'RS512', typ: 'JWT', kid: 'mock' }), JSON.stringify(payload), signature];
  const token = parts.map((part) => Buffer.from(part).toString('base64url')).join('.');
  world.identityTokens.set(token, { accountId: account.id, clientId, until: now + lifetime, login: how });
  return token;
}

/** The account and grant of a token; undefined for an unknown or expired one. */
export function holderOf(world: World, token = ''): Holder | undefined {
  const grant = world.identityTokens.get(token);
  const account = accountById(world, grant?.accountId);
  return grant && account && world.clock.now() < grant.until ? { account, grant } : undefined;
}

/** The owner of the token in the authorization header (without `Bearer`). Refuses an unknown or expired one. */
export function tokenHolder({ world, request }: Visit): Holder {
  const holder = holderOf(world, request.headers.get('authorization') ?? '');
  if (!holder) throw new Refusal(401, { message: 'Unauthorized' });
  return holder;
}

import type { Account } from './account';
import { hour, second } from './clock';
import { Refusal } from './refusal';
import type { Visit } from './visit';
import type { Grant, World } from './world';

const lifetime = hour;

/** Issues a JWT (RFC 7519) that lives 60 minutes. Its signature is noise: the server knows its own tokens by heart. */
export function issueIdentityToken(world: World, account: Account, clientId: string): string {
  const now = world.clock.now();
  const payload = {
    iss: 'https://auth.login.example.com',
    aud: clientId,
    sub: account.id,
    account_id: account.id,
    identity_proofing_level: account.provenLevel,
    authentication_vector: 'Cp.Cd',
    iat: Math.floor(now / second),
    exp: Math.floor((now + lifetime) / second),
    jti: crypto.randomUUID(),
  };
  const signature = crypto.randomUUID() + crypto.randomUUID();
  const token = [JSON.stringify({ alg: 'RS512', typ: 'JWT', kid: 'mock' }), JSON.stringify(payload), signature].map(base64url).join('.');
  world.identityTokens.set(token, { accountId: account.id, clientId, until: now + lifetime });
  return token;
}

/** Whose token the authorization header carries (no `Bearer` before it); refuses an unknown or expired one. */
export function tokenHolder({ world, request }: Visit): { account: Account; grant: Grant } {
  const grant = world.identityTokens.get(request.headers.get('authorization') ?? '');
  const account = world.accounts.find(({ id }) => id === grant?.accountId);
  if (!grant || !account || world.clock.now() >= grant.until) throw new Refusal(401, { message: 'Unauthorized' });
  return { account, grant };
}

/** RFC 4648, section 5, without padding. */
const base64url = (ascii: string): string => btoa(ascii).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

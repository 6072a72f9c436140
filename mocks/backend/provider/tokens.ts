import { SignJWT } from 'jose';
import { hour, minute, second } from '../clock';
import type { Account, World } from '../model';
import type { Access, Authorization, Claims } from './grants';
import { claimsByScope, subjectOf } from './person-claims';
import { newSigningKey, type SigningKey, signingKeys } from './signing-keys';
import type { TokenFault } from './token-faults';

/** Real time in seconds, because a client's clock does not follow the clock of a world. */
const seconds = () => Math.floor(Date.now() / second);

/** A JWT with these claims. */
const minted = (payload: Claims, { kid, privateKey }: SigningKey, alg = 'RS512'): Promise<string> =>
  new SignJWT(payload).setProtectedHeader({ typ: 'JWT', alg, kid }).sign(privateKey);

/** The claims of both tokens (NHS login, Federation, 4). */
const commonClaims = (world: World, account: Account, { clientId, login, vot }: Access, issuer: string): Claims => ({
  iss: issuer,
  sub: subjectOf(account),
  aud: clientId,
  iat: seconds(),
  jti: crypto.randomUUID(),
  // The same age as in the world.
  auth_time: Math.floor((login.at - world.clock.offset) / second),
  vot,
  vtm: `${issuer}/trustmark/${new URL(issuer).host}`,
});

/** `overrides` replace claims. Null omits one. */
export const overridden = (claims: Claims, overrides: Claims): Claims =>
  Object.fromEntries(Object.entries({ ...claims, ...overrides }).filter(([, value]) => value !== null && value !== undefined));

const accessLifetime = 5 * minute;

/** The part of an answer that grants the client access for the next five minutes. */
export async function accessFor(world: World, account: Account, access: Access, issuer: string) {
  const { nhs_number } = claimsByScope(account, access.clientId, access.scope);
  const [scope, lifetime] = [access.scope.join(' '), accessLifetime / second];
  // Also a JWT, signed with the second key. It is opaque to clients.
  const claims = {
    ...commonClaims(world, account, access, issuer),
    exp: seconds() + lifetime,
    scope,
    client_id: access.clientId,
    version: 0,
    token_use: 'access',
    reason_for_request: 'patientaccess',
    nhs_number,
    requesting_patient: nhs_number,
  };
  const token = await minted(overridden(claims, {}), (await signingKeys()).accessToken);
  world.accessTokens.set(token, { ...access, until: world.clock.now() + accessLifetime });
  return { access_token: token, token_type: 'bearer', expires_in: lifetime, scope };
}

/** The ID token for a client's code: valid for an hour, signed with RS512, with the requested fault. */
export async function idTokenFor(world: World, account: Account, granted: Authorization, issuer: string) {
  const { scope, clientId, nonce } = granted;
  const { family_name: surname, birthdate, nhs_number } = claimsByScope(account, clientId, scope);
  const jti = crypto.randomUUID();
  const claims = {
    ...commonClaims(world, account, granted, issuer),
    jti,
    exp: seconds() + hour / second,
    nonce: nonce || undefined,
    identity_proofing_level: account.provenLevel,
    nhs_number,
    family_name: surname,
    surname,
    birthdate,
    id_status: 'verified',
    token_use: 'id',
  };
  const payload = overridden({ ...claims, ...faultyClaims(granted) }, world.claimOverrides.id_token);
  return { token: await signed(payload, granted.fault), jti };
}

const otherIssuer = 'https://another-issuer.example.com';

function faultyClaims({ fault, vtr }: Authorization): Claims {
  const now = seconds();
  const later = now + hour / second;
  const faults: Partial<Record<TokenFault, Claims>> = {
    'wrong-issuer': { iss: otherIssuer },
    'wrong-audience': { aud: 'another-client' },
    'wrong-nonce': { nonce: crypto.randomUUID() },
    'wrong-vot': { vot: ['P0.Cp', 'P5.Cp.Ck', 'P9.Cp'].find((vector) => !vtr.includes(vector)) },
    expired: { iat: now - (2 * hour) / second, exp: now - hour / second },
    'not-yet-valid': { iat: later, nbf: later, exp: later + hour / second },
  };
  return faults[fault as TokenFault] ?? {};
}

async function signed(payload: Claims, fault: string): Promise<string> {
  const keys = await signingKeys();
  if (fault === 'unknown-key') return minted(payload, await newSigningKey());
  if (fault === 'wrong-algorithm') return minted(payload, keys.idToken, 'RS256');
  if (fault === 'key-rotated') {
    const next = await newSigningKey();
    keys.published.push(next);
    return minted(payload, next);
  }
  const token = await minted(payload, keys.idToken);
  if (fault !== 'wrong-signature') return token;
  const other = await minted({ ...payload, jti: 'another' }, keys.idToken);
  return token.replace(/[^.]+$/, other.slice(other.lastIndexOf('.') + 1));
}

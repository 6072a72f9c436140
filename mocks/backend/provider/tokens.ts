import { SignJWT } from 'jose';
import { createHash } from 'node:crypto';
import { type Details, healthRecords } from '../../people/health-records';
import { hour, minute, second } from '../clock';
import type { Account, World } from '../model';
import type { Access, Authorization, Claims } from './grants';
import { claimsOfScope } from './scopes';
import { newSigningKey, type SigningKey, signingKeys } from './signing-keys';
import type { TokenFault } from './token-faults';

/** The `sub` of an account: a UUID (RFC 9562, in the form of version 5) that does not change when the server restarts. */
export function subjectOf({ id }: Account): string {
  const hash = createHash('sha256').update(id).digest('hex');
  return [hash.slice(0, 8), hash.slice(8, 12), `5${hash.slice(13, 16)}`, `8${hash.slice(17, 20)}`, hash.slice(20, 32)].join('-');
}

/** The identity of a user, as far as they have proved it. */
function personOf({ provenLevel, nhsNumber, failureData }: Account): Details | undefined {
  if (provenLevel === 'P0') return undefined;
  return Object.values<Details>(healthRecords).find((record) => record.nhsNumber === nhsNumber) ?? failureData;
}

/** The value of NHS login's example, because the mock's records have no practice. */
const practice = 'A12344';

/** Every claim of a user that any scope grants. Undefined for an unknown one. */
function claimsOf(account: Account, clientId: string): Claims {
  const { provenLevel, email, mobile, landline, numberUnproven } = account;
  const person = personOf(account);
  const number = internationalNumber(mobile);
  return {
    nhs_number: (person && account.nhsNumber) ?? undefined,
    family_name: person?.lastName.toUpperCase(),
    given_name: person?.firstName,
    birthdate: person?.dob,
    identity_proofing_level: provenLevel === 'P0' ? undefined : provenLevel,
    email,
    email_verified: true,
    phone_number: number,
    phone_number_verified: number && !numberUnproven,
    phone_number_pds_matched: number && person !== undefined,
    landline_number: internationalNumber(landline),
    landline_number_verified: landline !== null || undefined,
    gp_registration_details: person && { gp_ods_code: practice },
    gp_integration_credentials:
      provenLevel === 'P9' ? { gp_user_id: `user-${account.id}`, gp_linkage_key: 'not-a-linkage-key', gp_ods_code: practice } : undefined,
    client_user_metadata: account.clientMetadata[clientId],
  };
}

/** The claims of these scopes. One without a value is omitted, never null. */
export function claimsByScope(account: Account, clientId: string, scopes: readonly string[]): Claims {
  const all = claimsOf(account, clientId);
  const names = new Set(scopes.flatMap((scope) => claimsOfScope[scope] ?? []));
  return Object.fromEntries([...names].map((name) => [name, all[name]]).filter(([, value]) => value !== undefined));
}

/** With the country code, like numbers after a change. */
const internationalNumber = (number: string | null): string | undefined => number?.replace(/\s/g, '').replace(/^0/, '+44');

/** Real time in seconds, because a client's clock does not follow the clock of a world. */
const seconds = () => Math.floor(Date.now() / second);

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

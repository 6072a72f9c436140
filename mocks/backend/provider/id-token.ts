import { hour, second } from '../clock';
import type { Account, World } from '../model';
import type { Authorization, Claims } from './grants';
import { commonClaims, minted, overridden, seconds } from './minting';
import { claimsByScope } from './person-claims';
import { newSigningKey, signingKeys } from './signing-keys';
import type { TokenFault } from './token-faults';

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

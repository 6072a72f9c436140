import { minute, second } from '../clock';
import type { Account, World } from '../model';
import type { Access } from './grants';
import { commonClaims, minted, overridden, seconds } from './minting';
import { claimsByScope } from './person-claims';
import { signingKeys } from './signing-keys';

const accessLifetime = 5 * minute;

/** The part of an answer that grants the client access for the next five minutes. */
export async function accessFor(world: World, account: Account, access: Access, issuer: string) {
  const token = await accessTokenFor(world, account, access, issuer);
  world.accessTokens.set(token, { ...access, until: world.clock.now() + accessLifetime });
  return { access_token: token, token_type: 'bearer', expires_in: accessLifetime / second, scope: access.scope.join(' ') };
}

/** The access token: also a JWT, signed with the second key. It is opaque to clients. */
async function accessTokenFor(world: World, account: Account, access: Access, issuer: string): Promise<string> {
  const { nhs_number } = claimsByScope(account, access.clientId, access.scope);
  const claims = {
    ...commonClaims(world, account, access, issuer),
    exp: seconds() + accessLifetime / second,
    scope: access.scope.join(' '),
    client_id: access.clientId,
    version: 0,
    token_use: 'access',
    reason_for_request: 'patientaccess',
    nhs_number,
    requesting_patient: nhs_number,
  };
  return minted(overridden(claims, {}), (await signingKeys()).accessToken);
}

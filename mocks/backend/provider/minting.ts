import { SignJWT } from 'jose';
import { second } from '../clock';
import type { Account, World } from '../model';
import type { Access, Claims } from './grants';
import type { SigningKey } from './signing-keys';
import { subjectOf } from './subject';

/** Real time in seconds, because a client's clock does not follow the clock of a world. */
export const seconds = () => Math.floor(Date.now() / second);

/** A JWT with these claims. */
export const minted = (payload: Claims, { kid, privateKey }: SigningKey, alg = 'RS512'): Promise<string> =>
  new SignJWT(payload).setProtectedHeader({ typ: 'JWT', alg, kid }).sign(privateKey);

/** The claims of both tokens (NHS login, Federation, 4). */
export const commonClaims = (world: World, account: Account, { clientId, login, vot }: Access, issuer: string): Claims => ({
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

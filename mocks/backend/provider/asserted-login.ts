import { decodeJwt, jwtVerify } from 'jose';
import { second } from '../clock';
import type { World } from '../model';
import { findInWorlds } from '../worlds';
import { keyFinder } from './client-assertion';
import { clientById } from './clients';
import type { SignedIn } from './grants';

/** An assertion lives a minute at most, in seconds; a client's clock may be wrong by as much. */
const longest = 60;

/** The `jti` of those that were used. */
const used = new Set<string>();

/**
 * The login that another client's `asserted_login_identity` tells of, and the world that it is in; undefined when it is not right. Its
 * `code` is the `jti` of that client's ID token, its `iss` that client (NHS login, "Single sign-on").
 */
export async function assertedLogin(assertion: string): Promise<{ id: string; world: World; found: SignedIn } | undefined> {
  try {
    const client = clientById(decodeJwt(assertion).iss);
    if (!client) return undefined;
    const { payload } = await jwtVerify(assertion, keyFinder(client), {
      algorithms: ['RS512'],
      clockTolerance: longest,
      requiredClaims: ['iss', 'jti', 'iat', 'exp', 'code'],
    });
    const { jti = '', exp = 0, iat = 0, code } = payload;
    if (exp - iat > longest || exp * second > Date.now() + 2 * longest * second || used.has(jti)) return undefined;
    used.add(jti);
    const place = findInWorlds((world) => world.clientLogins.get(String(code)));
    return place && place.found.clientId === client.client_id && place.world.clock.now() < place.found.until ? place : undefined;
  } catch {
    // The library throws for everything that may be wrong.
    return undefined;
  }
}

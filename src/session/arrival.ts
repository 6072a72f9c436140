import { canonicalPath } from '@/canonical-path';
import { rewriteAddress } from '@/history';
import { startClock } from './clock';
import { type Detour, takeMarker } from './detour-marker';
import { takeEmailedQuery } from './emailed-link';
import { identityToken } from './identity-token';
import { authorizationCookie } from './session';
import { openSignIn } from './sign-in';

/**
 * The only parameters that an arriving address may set: those of OpenID Connect Core 3.1.2.1, of PKCE (RFC 7636, 4.3) and of this service.
 */
const accepted = [
  'client_id',
  'redirect_uri',
  'state',
  'nonce',
  'scope',
  'response_type',
  'vtr',
  'prompt',
  'code_challenge',
  'code_challenge_method',
  'allow_registration',
] as const;

/** The client service's request, passed unchanged to the auth API. */
export type OidcParameters = Record<string, unknown>;

export interface Arrival {
  emailedQuery: string;
  /** Calls that had a detour, from the marker in the return address. */
  detours: readonly Detour[];
  /** Whether an identity token shows that somebody has logged in. */
  loggedIn: boolean;
  fromCookie: OidcParameters;
  fromAddress: OidcParameters;
}

/** Rewrites the address to the canonical path, without marker or emailed query: the router and the history must not keep those. */
function tidyAddress(): Pick<Arrival, 'detours' | 'emailedQuery'> {
  const { origin, pathname, search, hash } = window.location;
  const { detours, rest } = takeMarker(search);
  const [sentRound] = detours.slice(-1);
  const path = canonicalPath(pathname);
  const emailedQuery = takeEmailedQuery();
  if (path + rest !== pathname + search) {
    // The origin is included because a path that begins with two slashes would name another host.
    rewriteAddress(origin + path + (emailedQuery ? '' : rest + hash), sentRound && { sentRound });
  }
  return { detours, emailedQuery };
}

/** Reads who arrived and for which client: once per document, before the first render. */
export function readArrival(search: string): Arrival {
  const { session_id: _own, ...fromCookie } = authorizationCookie();
  const query = new URLSearchParams(search);
  const fromAddress = Object.fromEntries(accepted.flatMap((name) => (query.has(name) ? [[name, query.get(name)]] : [])));
  startClock();
  openSignIn();
  return { fromCookie, fromAddress, loggedIn: identityToken() !== undefined, ...tidyAddress() };
}

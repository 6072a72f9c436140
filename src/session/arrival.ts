import { canonicalPath } from '@/canonical-path';
import { rewriteAddress } from '@/history';
import { startClock } from './clock';
import { type Detour, takeMarker } from './detour-marker';
import { takeEmailedQuery } from './emailed-link';
import { identityToken } from './identity-token';
import { authorizationCookie } from './session';
import { openSignIn } from './sign-in';

/**
 * The parameters of OpenID Connect Core 3.1.2.1, of PKCE (RFC 7636, 4.3) and of this service that an arriving address may add. Others
 * are not the client's to set.
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

/** The client service's request, passed through untouched to the auth API. */
export type OidcParameters = Record<string, unknown>;

export interface Arrival {
  emailedQuery: string;
  /** Calls that were sent round, by the marker that the browser brings back. */
  detours: readonly Detour[];
  /** Whether somebody has logged in: an identity token is held. */
  loggedIn: boolean;
  fromCookie: OidcParameters;
  fromAddress: OidcParameters;
}

/** Leaves in the address bar, and in the history, what the router may see: the canonical path, no marker, no link from an email. */
function tidyAddress(): Pick<Arrival, 'detours' | 'emailedQuery'> {
  const { origin, pathname, search, hash } = window.location;
  const { detours, rest } = takeMarker(search);
  const [sentRound] = detours.slice(-1);
  const path = canonicalPath(pathname);
  const emailedQuery = takeEmailedQuery();
  if (path + rest !== pathname + search) {
    // With its origin: a path that begins with two slashes would name another host.
    rewriteAddress(origin + path + (emailedQuery ? '' : rest + hash), sentRound && { sentRound });
  }
  return { detours, emailedQuery };
}

/** Who arrived and for which client: read once per document, before anything is rendered. */
export function readArrival(search: string): Arrival {
  const { session_id: _own, ...fromCookie } = authorizationCookie();
  const query = new URLSearchParams(search);
  const fromAddress = Object.fromEntries(accepted.flatMap((name) => (query.has(name) ? [[name, query.get(name)]] : [])));
  startClock();
  openSignIn();
  return { fromCookie, fromAddress, loggedIn: identityToken() !== undefined, ...tidyAddress() };
}

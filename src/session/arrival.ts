import { canonicalPath } from '@/canonical-path';
import { rewriteAddress } from '@/history';
import { startClock } from './clock';
import { type Return, takeReturn, withoutMarker } from './detours';
import { takeEmailedQuery } from './emailed-link';
import { identityToken } from './identity-token';
import { navigationType } from './navigation-type';
import type { Parameters } from './oidc-parameters';
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

export interface Arrival extends Return, Parameters {
  emailedQuery: string;
  /** Whether an identity token shows that somebody has logged in. */
  loggedIn: boolean;
  /** The browser was sent here by a client service or the auth API: no reload, no way back. */
  isRequest: boolean;
}

/** Rewrites the address to the canonical path, without marker or emailed query: the router and the history must not keep those. */
function tidyAddress(): Return & Pick<Arrival, 'emailedQuery'> {
  const { origin, pathname, search, hash } = window.location;
  const returned = takeReturn({ pathname, search });
  const { returnedFrom: sentRound } = returned;
  const rest = withoutMarker(search);
  const path = canonicalPath(pathname);
  const emailedQuery = takeEmailedQuery();
  if (sentRound || path + rest !== pathname + search) {
    // The origin is included because a path that begins with two slashes would name another host.
    rewriteAddress(origin + path + (emailedQuery ? '' : rest + hash), sentRound && { sentRound });
  }
  return { ...returned, emailedQuery };
}

/** Reads the parameters in the auth API's cookie and in the query of an address. */
export function readParameters(search: string): Parameters {
  const { session_id: _own, ...fromCookie } = authorizationCookie();
  const query = new URLSearchParams(search);
  const fromAddress = Object.fromEntries(accepted.flatMap((name) => (query.has(name) ? [[name, query.get(name)]] : [])));
  return { fromCookie, fromAddress };
}

/** Reads who arrived and for which client: once per document, before the first render. */
export function readArrival(search: string): Arrival {
  const { fromCookie, fromAddress } = readParameters(search);
  const isRequest = fromAddress.client_id !== undefined && navigationType() === 'navigate';
  startClock();
  openSignIn();
  return { fromCookie, fromAddress, isRequest, loggedIn: identityToken() !== undefined, ...tidyAddress() };
}

import { canonicalPath } from '@/canonical-path';
import { rewriteAddress } from '@/history';
import { startClock } from './clock';
import { takeEmailedQuery } from './emailed-link';
import { identityToken } from './identity-token';
import { navigationType } from './navigation-type';
import type { Parameters } from './oidc-parameters';
import { type Return, takeReturn, withoutMarker } from './round-trips';
import { authorizationCookie } from './session';
import { openSignIn } from './sign-in';

/**
 * The only parameters that an address may set on arrival: those of OpenID Connect Core 3.1.2.1, of PKCE (RFC 7636, 4.3) and of this
 * service.
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
  /** Whether an identity token shows a logged-in user. */
  loggedIn: boolean;
  /** A client service or the auth API sent the browser here. False for a reload and for Back. */
  isRequest: boolean;
}

/**
 * Rewrites the address to the canonical path, without the round-trip marker or the query of an emailed link. Neither the router nor the
 * history may store those.
 */
function tidyAddress(): Return & Pick<Arrival, 'emailedQuery'> {
  const { search: given } = window.location;
  const emailedQuery = takeEmailedQuery();
  const { pathname, search, hash } = window.location;
  const returned = takeReturn({ pathname, search: given });
  const { returnedFrom } = returned;
  const rest = withoutMarker(search);
  const path = canonicalPath(pathname);
  if (returnedFrom || path + rest !== pathname + search) rewriteAddress(path + rest + hash, returnedFrom && { returnedFrom });
  return { ...returned, emailedQuery };
}

/** Reads the parameters in the auth API's cookie and in the query of an address. */
export function readParameters(search: string): Parameters {
  const { session_id: _own, ...fromCookie } = authorizationCookie();
  const query = new URLSearchParams(search);
  const fromAddress = Object.fromEntries(accepted.flatMap((name) => (query.has(name) ? [[name, query.get(name)]] : [])));
  return { fromCookie, fromAddress };
}

/** Reads which user arrived for which client. Runs once per document, before the first render. */
export function readArrival(search: string): Arrival {
  const { fromCookie, fromAddress } = readParameters(search);
  const isRequest = fromAddress.client_id !== undefined && navigationType() === 'navigate';
  startClock();
  openSignIn();
  return { fromCookie, fromAddress, isRequest, loggedIn: identityToken() !== undefined, ...tidyAddress() };
}

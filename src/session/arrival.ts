import { takeEmailedQuery } from './emailed-link';
import { startClock } from './clock';
import { openSession } from './document-session';
import { authorizationCookie, sessionId } from './session';

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
  fromCookie: OidcParameters;
  fromAddress: OidcParameters;
}

/** Who arrived and for which client: read once per document, before anything is rendered. */
export function readArrival(search: string): Arrival {
  const { session_id: _own, ...fromCookie } = authorizationCookie();
  const query = new URLSearchParams(search);
  const fromAddress = Object.fromEntries(accepted.flatMap((name) => (query.has(name) ? [[name, query.get(name)]] : [])));
  openSession(sessionId());
  startClock();
  return { fromCookie, fromAddress, emailedQuery: takeEmailedQuery() };
}

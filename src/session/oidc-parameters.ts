import { readFlag, readText } from './read-value';
import { authorizationCookie } from './session';

/** The client service's request, passed unchanged to the auth API. */
export type OidcParameters = Record<string, unknown>;

/** The parameters on arrival, by source. */
export interface Parameters {
  fromCookie: OidcParameters;
  fromAddress: OidcParameters;
}

/** The only parameters that an address may set: those of OpenID Connect Core 3.1.2.1, of PKCE (RFC 7636, 4.3) and of this service. */
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

/** Reads the parameters in the auth API's cookie and in the query of an address. */
export function readParameters(search: string): Parameters {
  const { session_id: _own, ...fromCookie } = authorizationCookie();
  const query = new URLSearchParams(search);
  const fromAddress = Object.fromEntries(accepted.flatMap((name) => (query.has(name) ? [[name, query.get(name)]] : [])));
  return { fromCookie, fromAddress };
}

/** The parameters of an address. Empty if the address names another client than the cookie, because anyone can write an address. */
export const parametersOfAddress = ({ fromAddress, fromCookie }: Parameters): OidcParameters =>
  fromAddress.client_id === undefined ||
  fromCookie.client_id === undefined ||
  readText(fromAddress.client_id) === readText(fromCookie.client_id)
    ? fromAddress
    : {};

/** Only an explicit false hides registration. */
export const allowsRegistration = (oidc: OidcParameters) => readFlag(oidc.allow_registration) !== false;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The vectors of a request. It may be a list, the JSON of a list, or text with one or several vectors. */
function vectorsOf(vtr: unknown): string[] {
  const given: unknown = typeof vtr === 'string' ? parsed(vtr) : vtr;
  return [given].flat().flatMap((vectors) => (typeof vectors === 'string' ? vectors.split(/[\s,]+/).filter(Boolean) : []));
}

const everyVector = (vtr: unknown, level: RegExp) => vectorsOf(vtr).every((vector) => level.test(vector));

/** Whether the client requires proof of identity (P9, RFC 8485 vectors of trust). True for a request without vectors. */
export const asksForProof = (vtr: unknown): boolean => everyVector(vtr, /(^|\.)P9(\.|$)/i);

/** Whether the client requires users to be matched to a health record (P5 or P9). True for a request without vectors. */
export const asksForMatch = (vtr: unknown): boolean => everyVector(vtr, /(^|\.)P[59](\.|$)/i);

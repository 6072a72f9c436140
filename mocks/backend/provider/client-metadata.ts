import { type ClientKey, keyOf, refusePrivateKey } from './client-keys';
import { OAuthError } from './oauth-error';
import { knownScopes, scopesSupported } from './scopes';
import { settings } from './settings';
import { isVector } from './vectors-of-trust';

/** A client, with the field names of OpenID Connect Dynamic Client Registration 1.0, section 2, and three of this provider. */
export interface Client extends ClientKey {
  client_id: string;
  client_name: string;
  redirect_uris: string[];
  /** Separated by spaces. */
  scope: string;
  grant_types: string[];
  token_endpoint_auth_method: 'private_key_jwt';
  client_uri: string;
  tos_uri: string;
  /** The vectors of trust that it may request. Any, when undefined. */
  vtr?: string[];
}

const invalid = (description: string) => new OAuthError('invalid_client_metadata', description);

/** Parses a client's metadata. Refuses with a sentence about the first wrong field. */
export function clientOf(given: Record<string, unknown>): Client {
  // First, because other sentences quote what they refuse.
  refusePrivateKey(given);
  const text = (name: string, otherwise?: string): string => {
    const value = given[name] ?? otherwise;
    if (typeof value !== 'string' || value === '') throw invalid(`${name} is missing or is not a text.`);
    return value;
  };
  const clientId = text('client_id', crypto.randomUUID());
  const grantTypes = listOf(given, 'grant_types') ?? ['authorization_code'];
  const other = grantTypes.find((grant) => grant !== 'authorization_code' && grant !== 'refresh_token');
  if (other) throw invalid(`grant_types has "${other}": there are authorization_code and refresh_token.`);
  if (text('token_endpoint_auth_method', 'private_key_jwt') !== 'private_key_jwt') {
    throw invalid('token_endpoint_auth_method is private_key_jwt: NHS login has no client secrets and no public clients.');
  }
  const scope = text('scope', 'openid');
  const unknown = scope.split(' ').filter((one) => !scopesSupported.includes(one));
  if (unknown.length > 0 || !scope.split(' ').includes('openid')) {
    throw invalid(`scope is a text with spaces that has openid; there are ${scopesSupported.join(', ')}.`);
  }
  const vectors = listOf(given, 'vtr');
  if (vectors?.some((vector) => !isVector(vector))) throw invalid('vtr is a list of vectors of trust, such as ["P9.Cp.Cd", "P9.Cm"].');
  return {
    client_id: clientId,
    client_name: text('client_name', clientId),
    redirect_uris: redirectUris(given),
    scope: knownScopes(scope).join(' '),
    grant_types: grantTypes,
    token_endpoint_auth_method: 'private_key_jwt',
    client_uri: text('client_uri', 'https://www.example.com'),
    tos_uri: text('tos_uri', 'https://www.example.com/terms'),
    ...keyOf(given),
    ...(vectors && { vtr: vectors }),
  };
}

function listOf(given: Record<string, unknown>, name: string): string[] | undefined {
  const value = given[name];
  if (value === undefined) return undefined;
  if (!Array.isArray(value) || value.length === 0 || !value.every((one) => typeof one === 'string')) {
    throw invalid(`${name} is not a list of texts.`);
  }
  return value;
}

/** NHS login: exact https addresses without query or wildcard, at most ten. */
function redirectUris(given: Record<string, unknown>): string[] {
  const uris = listOf(given, 'redirect_uris');
  if (!uris) throw new OAuthError('invalid_redirect_uri', 'redirect_uris is missing: a list of one to ten addresses.');
  if (uris.length > 10) throw new OAuthError('invalid_redirect_uri', `redirect_uris has ${uris.length} addresses: ten at most.`);
  for (const uri of uris) {
    const problem = problemOf(uri);
    if (problem) throw new OAuthError('invalid_redirect_uri', `redirect_uris has ${uri}: ${problem}.`);
  }
  return uris;
}

function problemOf(uri: string): string | undefined {
  if (!URL.canParse(uri)) return 'it is not an absolute address';
  const { protocol, hostname } = new URL(uri);
  if (/[?#*]/.test(uri)) return 'it has a query, a fragment or a wildcard, and addresses are compared letter by letter';
  if (protocol === 'https:') return undefined;
  if (protocol !== 'http:' || !/^(localhost|127\.0\.0\.1)$/.test(hostname)) return 'it begins with neither https: nor http://localhost';
  return settings.localhostRedirects ? undefined : 'MOCK_LOCALHOST_REDIRECTS=false allows https: only';
}

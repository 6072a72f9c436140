import type { JWK } from 'jose';
import { createPublicKey, type KeyObject } from 'node:crypto';
import { isRecord } from '../http/body';
import { OAuthError } from './oauth-error';
import { knownScopes, scopesSupported } from './scopes';
import { settings } from './settings';
import { isVector } from './vectors-of-trust';

/** The registered key of a client: one of these. */
interface ClientKey {
  jwks?: { keys: JWK[] };
  jwks_uri?: string;
  /** As in the onboarding form. */
  public_key_pem?: string;
}

// No sentence quotes a key.
const invalid = (description: string) => new OAuthError('invalid_client_metadata', description);

/** A private key in PEM, encrypted or not, and the private members of a JWK (RFC 7518, section 6), also inside a text. */
const privateKey = /PRIVATE KEY|"(?:d|p|q|dp|dq|qi|oth)\\*"\s*:/;

/** Refuses metadata with a private key in any field, because everybody can read the registered clients. */
function refusePrivateKey(given: Record<string, unknown>) {
  if (privateKey.test(JSON.stringify(given))) {
    throw invalid('There is a private key, which only your service may have. Send the output of: openssl rsa -in private.pem -pubout');
  }
}

/** The public half of a client's key. Refuses any key with which a client cannot sign with RS512. */
function keyOf(given: Record<string, unknown>): ClientKey {
  const { jwks, jwks_uri: uri, public_key_pem: pem } = given;
  const names = ['jwks', 'jwks_uri', 'public_key_pem'].filter((name) => given[name] !== undefined && given[name] !== null);
  if (names.length > 1) throw invalid(`There are ${names.join(' and ')}: send one of them.`);
  if (names[0] === 'jwks') return { jwks: { keys: setOf(jwks).map(publicJwkOf) } };
  if (names[0] === 'public_key_pem') return { public_key_pem: publicPemOf(pem) };
  if (names.length === 0) {
    throw invalid('There is no key: send jwks ({ "keys": [ … ] }), jwks_uri or public_key_pem, with an RSA key of 2048 bits or more.');
  }
  if (typeof uri === 'string' && URL.canParse(uri) && /^https?:$/.test(new URL(uri).protocol)) return { jwks_uri: uri };
  throw invalid('jwks_uri is not an address: it begins with https:// or http://.');
}

function setOf(jwks: unknown): unknown[] {
  if (!isRecord(jwks)) throw invalid('jwks is not a JSON object: send { "keys": [ … ] }, or a PEM text as public_key_pem.');
  if ('kty' in jwks) throw invalid('jwks is a single key: put it into a set, { "keys": [ … ] }.');
  if (!Array.isArray(jwks.keys) || jwks.keys.length === 0) throw invalid('jwks has no keys: it is { "keys": [ … ] } with one key or more.');
  return jwks.keys;
}

function publicJwkOf(jwk: unknown, index: number): JWK {
  const name = `Key ${index + 1} of jwks`;
  const { kty, n, e, kid, use, alg }: Record<string, unknown> = isRecord(jwk) ? jwk : {};
  if (kty === undefined) throw invalid(`${name} has no kty: an RSA key has kty, n and e.`);
  if (kty === 'oct') throw invalid(`${name} is a shared secret (oct), which NHS login does not have: ${makeOne}`);
  if (kty !== 'RSA') throw invalid(`${name} is not an RSA key but of another kind, such as EC: ${makeOne}`);
  if (use !== undefined && use !== 'sig') throw invalid(`${name} is not for signatures: its use is sig, or is left out.`);
  if (alg !== undefined && alg !== 'RS512') throw invalid(`${name} is for another algorithm: its alg is RS512, or is left out.`);
  const publicHalf = { kty, n, e } as JWK;
  refuseWeak(readable({ key: publicHalf, format: 'jwk' }, `${name} has no readable n and e: copy both, in base64url.`), name);
  return { ...publicHalf, ...(typeof kid === 'string' && { kid }), ...(use === 'sig' && { use }), ...(alg === 'RS512' && { alg }) };
}

function publicPemOf(pem: unknown): string {
  const name = 'public_key_pem';
  if (typeof pem !== 'string') throw invalid(`${name} is not a text: send the lines of the PEM file as one text.`);
  if (pem.trim() === '') throw invalid(`${name} is empty: send the output of: openssl rsa -in private.pem -pubout`);
  if (/\\[nr]/.test(pem)) throw invalid(`${name} has a backslash and a letter in place of line breaks: in JSON, escape them once only.`);
  if (pem.includes('BEGIN CERTIFICATE')) {
    throw invalid(`${name} is a certificate: send its key, the output of: openssl x509 -in certificate.pem -pubkey -noout`);
  }
  const key = readable(pem, `${name} is not a complete public key in PEM. Send the output of: openssl rsa -in private.pem -pubout`);
  if (key.asymmetricKeyType !== 'rsa') throw invalid(`${name} is not an RSA key but ${key.asymmetricKeyType}: ${makeOne}`);
  refuseWeak(key, name);
  return String(key.export({ type: 'spki', format: 'pem' }));
}

const makeOne = 'make one with openssl genrsa -out private.pem 2048';

function readable(key: Parameters<typeof createPublicKey>[0], otherwise: string): KeyObject {
  try {
    return createPublicKey(key);
  } catch {
    throw invalid(otherwise);
  }
}

function refuseWeak({ asymmetricKeyDetails }: KeyObject, name: string) {
  const { modulusLength = 0 } = asymmetricKeyDetails ?? {};
  if (modulusLength < 2048) throw invalid(`${name} has ${modulusLength} bits, and RS512 needs 2048 or more: ${makeOne}`);
}

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

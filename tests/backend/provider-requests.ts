import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { getResponse } from 'msw';
import { registerClient } from '../../mocks/backend/provider/clients';
import { providerRoutes, unknownAtProvider } from '../../mocks/backend/provider/provider-routes';
import { pageRoutes } from '../../mocks/pages/page-routes';

const origin = 'http://localhost:3000';
export const callback = 'https://client.example.com/callback';
const { publicKey, privateKey } = await generateKeyPair('RS512', { extractable: true });

/** The address, the answer's status and headers, and its body as JSON; undefined where it has none. */
export async function ask(path: string, init?: RequestInit) {
  const response = await getResponse([...providerRoutes, ...pageRoutes, ...unknownAtProvider], new Request(origin + path, init));
  if (!response) throw new Error(`Nobody answers ${path}`);
  const text = await response.text();
  const body = text ? (JSON.parse(text) as Record<string, unknown>) : undefined;
  return { status: response.status, headers: response.headers, body, location: response.headers.get('location') };
}

/** A client with a key of its own. */
export const newClient = async (metadata: Record<string, unknown> = {}) =>
  registerClient({ redirect_uris: [callback], scope: 'openid profile email', jwks: { keys: [await exportJWK(publicKey)] }, ...metadata })
    .client_id;

type Fields = Record<string, string | undefined>;

const given = (fields: Fields) =>
  new URLSearchParams(Object.entries(fields).filter((entry): entry is [string, string] => entry[1] !== undefined));

/** The parameters of an authorization request. Undefined omits one. */
export const authorizationRequest = (client_id: string, changed: Fields = {}) =>
  given({ client_id, redirect_uri: callback, response_type: 'code', scope: 'openid', state: 's', nonce: 'n', ...changed });

/** An authorization request in the world of the unit tests. */
export const authorize = (clientId: string, changed: Fields = {}) =>
  ask(`/authorize?${authorizationRequest(clientId, { vtr: '["P0.Cp.Cd"]', ...changed })}`, { headers: { cookie: 'mock_world=default' } });

/** A code for this persona, without a journey. */
export async function codeFor(clientId: string, changed: Record<string, string> = {}): Promise<string> {
  const { location } = await authorize(clientId, { mock_persona: 'mobile', mock_straight: '1', ...changed });
  return new URL(String(location)).searchParams.get('code') ?? '';
}

export function assertionOf(clientId: string, changed: JWTPayload = {}, header: { alg: string; kid?: string } = { alg: 'RS512' }) {
  const now = Math.floor(Date.now() / 1000);
  const payload = { iss: clientId, sub: clientId, aud: `${origin}/token`, jti: crypto.randomUUID(), iat: now, exp: now + 60, ...changed };
  return new SignJWT(payload).setProtectedHeader(header).sign(privateKey);
}

/** The form of a client's request to the token endpoint. Undefined omits a field. */
export async function tokenForm(clientId: string, fields: Fields) {
  const usual = {
    grant_type: 'authorization_code',
    redirect_uri: callback,
    client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
    client_assertion: await assertionOf(clientId),
  };
  return given({ ...usual, ...fields });
}

export const exchange = async (clientId: string, fields: Fields) =>
  ask('/token', { method: 'POST', body: await tokenForm(clientId, fields) });

/** The assertion with which one client names its user's login to another. `code` is the `jti` of that client's ID token. */
export function assertedIdentityOf(clientId: string, changed: JWTPayload = {}) {
  const now = Math.floor(Date.now() / 1000);
  const payload = { iss: clientId, jti: crypto.randomUUID(), iat: now, exp: now + 60, code: 'unknown', ...changed };
  return new SignJWT(payload).setProtectedHeader({ alg: 'RS512' }).sign(privateKey);
}

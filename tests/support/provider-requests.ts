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

/** An authorization request in the world of the unit tests. Undefined omits a parameter. */
export function authorize(clientId: string, changed: Record<string, string | undefined> = {}) {
  const usual = {
    client_id: clientId,
    redirect_uri: callback,
    response_type: 'code',
    scope: 'openid',
    state: 's',
    nonce: 'n',
    vtr: '["P0.Cp.Cd"]',
  };
  const given = Object.entries({ ...usual, ...changed }).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return ask(`/authorize?${new URLSearchParams(given)}`, { headers: { cookie: 'mock_world=default' } });
}

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

/** A request of a client to the token endpoint. Undefined omits a field. */
export async function exchange(clientId: string, fields: Record<string, string | undefined>) {
  const usual = {
    grant_type: 'authorization_code',
    redirect_uri: callback,
    client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
    client_assertion: await assertionOf(clientId),
  };
  const given = Object.entries({ ...usual, ...fields }).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return ask('/token', { method: 'POST', body: new URLSearchParams(given) });
}

/** The assertion with which one client names its user's login to another. `code` is the `jti` of that client's ID token. */
export function assertedIdentityOf(clientId: string, changed: JWTPayload = {}) {
  const now = Math.floor(Date.now() / 1000);
  const payload = { iss: clientId, jti: crypto.randomUUID(), iat: now, exp: now + 60, code: 'unknown', ...changed };
  return new SignJWT(payload).setProtectedHeader({ alg: 'RS512' }).sign(privateKey);
}

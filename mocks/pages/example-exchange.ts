import { createLocalJWKSet, errors, type JSONWebKeySet, jwtVerify, SignJWT } from 'jose';
import { getResponse } from 'msw';
import type { World } from '../backend/model';
import { keyOfExampleClient } from '../backend/provider/clients';
import { callbackAddress, exampleClient } from '../backend/provider/example-client';
import type { Authorization, Claims, Exchange } from '../backend/provider/grants';
import { providerRoutes } from '../backend/provider/provider-routes';
import { issuerOf } from '../backend/provider/settings';

/** Exchanges a code for the example service, as any client would. A code works once, so a reload shows the stored result. */
export function exchangeOnce(world: World, code: string, url: URL): Promise<Exchange> {
  const begun = world.exchanges.get(code) ?? exchange(code, url, world.authorizationCodes.get(code));
  world.exchanges.set(code, begun);
  return begun;
}

async function exchange(code: string, { origin }: URL, sent: Authorization | undefined): Promise<Exchange> {
  try {
    const tokens = await askProvider(origin, '/token', { body: await tokenRequest(code, origin) });
    const { keys } = await askProvider(origin, '/.well-known/jwks.json');
    const { payload } = await jwtVerify(String(tokens.id_token), createLocalJWKSet({ keys } as JSONWebKeySet), {
      algorithms: ['RS512'],
      issuer: issuerOf(new URL(origin)),
      audience: exampleClient.client_id,
    });
    if (payload.nonce !== (sent?.nonce || undefined)) throw new Error('nonce is not the one that was sent');
    if (!sent?.vtr.includes(String(payload.vot))) throw new Error('vot is not one of the vectors that were asked for');
    const userinfo = await askProvider(origin, '/userinfo', { headers: { authorization: `Bearer ${String(tokens.access_token)}` } });
    return { idToken: payload, userinfo, scope: String(tokens.scope) };
  } catch (error) {
    return { refused: error instanceof errors.JOSEError ? `${error.code}: ${error.message}` : (error as Error).message };
  }
}

async function tokenRequest(code: string, origin: string): Promise<URLSearchParams> {
  const { kid, privateKey } = await keyOfExampleClient();
  const assertion = await new SignJWT()
    .setProtectedHeader({ alg: 'RS512', kid })
    .setIssuer(exampleClient.client_id)
    .setSubject(exampleClient.client_id)
    .setAudience(`${issuerOf(new URL(origin))}/token`)
    .setJti(crypto.randomUUID())
    .setIssuedAt()
    .setExpirationTime('1 minute')
    .sign(privateKey);
  return new URLSearchParams({
    grant_type: 'authorization_code',
    code,
    redirect_uri: callbackAddress(origin),
    client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
    client_assertion: assertion,
  });
}

/** Calls the provider without the network, because the public address may be unreachable from the server. */
async function askProvider(
  origin: string,
  path: string,
  { body, headers }: { body?: URLSearchParams; headers?: HeadersInit } = {},
): Promise<Claims> {
  const request = new Request(origin + path, { method: body ? 'POST' : 'GET', body, headers });
  const answer = (await (await getResponse(providerRoutes, request))?.json()) as Claims;
  if (answer.error) throw new Error(`${String(answer.error)}: ${String(answer.error_description)}`);
  return answer;
}

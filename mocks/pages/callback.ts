import { createLocalJWKSet, errors, type JSONWebKeySet, jwtVerify, SignJWT } from 'jose';
import { getResponse } from 'msw';
import type { World } from '../backend/model';
import { keyOfExampleClient } from '../backend/provider/clients';
import { callbackAddress, exampleClient } from '../backend/provider/example-client';
import type { Authorization, Claims, Exchange } from '../backend/provider/grants';
import { providerRoutes } from '../backend/provider/provider-routes';
import { issuerOf } from '../backend/provider/settings';
import { accountById } from '../backend/world';
import { type Html, html, page, pageRoute } from './page';

type Rows = readonly (readonly [name: string, value: string])[];

/** The example service's own landing page: the parameters from NHS login, and the claims for the code. */
export const callbackPage = pageRoute('GET /mock/callback', async ({ world, url }) => {
  const given = (name: string) => url.searchParams.get(name) ?? '';
  const code = given('code');
  const holder = accountById(world, world.authorizationCodes.get(code)?.accountId);
  const exchange = holder ? await exchangeOnce(world, code, url) : {};
  const rows: Rows = [
    ['Signed in as', holder?.email ?? 'nobody'],
    ['code', code],
    ['state', given('state')],
    ['State matches', world.stateSent !== '' && given('state') === world.stateSent ? 'yes' : 'no'],
    ['error', given('error')],
    ['error_description', given('error_description')],
  ];
  return page(
    holder && !exchange.refused ? 'You are logged in' : 'You are not logged in',
    html`<p>This is the Example health service. NHS login sent you back with:</p>
      ${listOf(rows)} ${exchanged(exchange)}
      <p><a href="/mock">Back to the start</a></p>`,
  );
});

function exchanged({ idToken, userinfo, scope = '', refused }: Exchange): Html | false {
  if (refused) {
    return html`<h2 class="nhsuk-heading-m">The service refused it</h2>
      <p data-name="refused">${refused}</p>`;
  }
  if (!idToken || !userinfo) return false;
  return html`<h2 class="nhsuk-heading-m">Agreed to share</h2>
    <p data-name="scope">${scope}</p>
    <h2 class="nhsuk-heading-m">ID token</h2>
    ${listOf(rowsOf('id_token', idToken))}
    <h2 class="nhsuk-heading-m">Userinfo</h2>
    ${listOf(rowsOf('userinfo', userinfo))}`;
}

const rowsOf = (from: string, claims: Claims): Rows =>
  Object.entries(claims).map(([name, value]) => [`${from}.${name}`, typeof value === 'string' ? value : JSON.stringify(value)]);

/** A name with a dot has the source of the claim before it. */
const listOf = (rows: Rows): Html =>
  html`<dl class="nhsuk-summary-list">
    ${rows.map(
      ([name, value]) =>
        html`<div class="nhsuk-summary-list__row">
          <dt class="nhsuk-summary-list__key">${name.slice(name.indexOf('.') + 1)}</dt>
          <dd class="nhsuk-summary-list__value" data-name="${name}">${value || '(none)'}</dd>
        </div>`,
    )}
  </dl>`;

/** Exchanges a code for the example service, as any client would. A code works once, so a reload shows the stored result. */
function exchangeOnce(world: World, code: string, url: URL): Promise<Exchange> {
  const begun = world.exchanges.get(code) ?? exchange(code, url, world.authorizationCodes.get(code));
  world.exchanges.set(code, begun);
  return begun;
}

async function exchange(code: string, { origin }: URL, sent: Authorization | undefined): Promise<Exchange> {
  try {
    const tokens = await askProvider(origin, '/token', { method: 'POST', body: await tokenRequest(code, origin) });
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
async function askProvider(origin: string, path: string, init?: RequestInit): Promise<Claims> {
  const request = new Request(origin + path, init);
  const answer = (await (await getResponse(providerRoutes, request))?.json()) as Claims;
  if (answer.error) throw new Error(`${String(answer.error)}: ${String(answer.error_description)}`);
  return answer;
}

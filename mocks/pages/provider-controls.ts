import { HttpResponse } from 'msw';
import { parse } from 'yaml';
import { field, isForm, isRecord } from '../backend/http/body';
import { checkAssertion } from '../backend/provider/assertion-check';
import { allClients, clientById, redirectUrisOf, registerClient } from '../backend/provider/clients';
import { errorAnswer, json, OAuthError } from '../backend/provider/oauth-error';
import { issuerOf } from '../backend/provider/settings';
import { isTokenFault, tokenFaults } from '../backend/provider/token-faults';
import openapi from '../openapi.yaml?raw';
import { pageRoute, sendTo } from './page-route';

const refusal = (description: string): Response => errorAnswer(new OAuthError('invalid_request', description));

/** The controls of the provider, for the tests of a client. Clients are registered for all worlds. The other controls concern one world. */
export const providerControls = [
  pageRoute('GET /mock/health', ({ url }) => HttpResponse.json({ status: 'ok', issuer: issuerOf(url) })),
  pageRoute('GET /mock/openapi.json', () => HttpResponse.json(parse(openapi))),
  pageRoute('GET /mock/clients', ({ url }) =>
    json({ clients: allClients().map((client) => ({ ...client, redirect_uris: redirectUrisOf(client, url.origin) })) }),
  ),
  pageRoute('POST /mock/clients', ({ body }) => {
    try {
      return json(registerClient(body), 201);
    } catch (error) {
      if (error instanceof OAuthError) return errorAnswer(error);
      throw error;
    }
  }),
  pageRoute('POST /mock/clients/:id/check', async ({ url, body }) => {
    const id = decodeURIComponent(url.pathname.split('/').at(-2) ?? '');
    const client = clientById(id);
    if (!client)
      return errorAnswer(new OAuthError('not_found', `client_id ${id} is not registered. Register it with POST /mock/clients.`, 404));
    const findings = await checkAssertion(body.client_assertion, client, url);
    return json({ accepted: findings.length === 0, findings });
  }),
  pageRoute('POST /mock/token-fault', (visit) => {
    const id = field(visit, 'id');
    const ids = Object.keys(tokenFaults).join(', ');
    if (id && !isTokenFault(id)) return refusal(`id is ${id}: there are ${ids}, and an empty one for none.`);
    visit.world.tokenFault = id;
    return isForm(visit.request) ? sendTo('/mock', [], 303) : json({ id });
  }),
  pageRoute('POST /mock/claims', ({ world, body }) => {
    const { id_token: idToken = {}, userinfo = {} } = body;
    if (!isRecord(idToken) || !isRecord(userinfo))
      return refusal('id_token and userinfo are objects: claims by name, null to leave one out.');
    world.claimOverrides = { id_token: idToken, userinfo };
    return json(world.claimOverrides);
  }),
];

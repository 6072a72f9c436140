import type { Client } from './client-metadata';
import { clientById, redirectUrisOf } from './clients';
import { OAuthError, type Parameters } from './oauth-error';
import { requestedScopes } from './scopes';
import { settings } from './settings';
import { isTokenFault, tokenFaults } from './token-faults';
import { isVector, vectorsOf } from './vectors-of-trust';

const invalid = (description: string) => new OAuthError('invalid_request', description);

/** The client of a request and its address. Refuses without a redirect when one of them is invalid (RFC 6749, section 4.1.2.1). */
export function clientOfRequest({ client_id: id, redirect_uri: uri }: Parameters, origin: string): Client {
  if (!id) throw invalid('client_id is missing.');
  const client = clientById(id);
  if (!client) {
    const description = `client_id ${id} is not registered. Register it with POST /mock/clients or MOCK_CLIENTS_FILE.`;
    throw new OAuthError('unauthorized_client', description);
  }
  const registered = redirectUrisOf(client, origin);
  if (!uri || !registered.includes(uri)) {
    const given = uri ? `redirect_uri is ${uri}` : 'redirect_uri is missing';
    throw new OAuthError('invalid_redirect_uri', `${given}. It must be, letter by letter, ${registered.join(' or ')}.`);
  }
  return client;
}

/** Refuses what this provider does not support (NHS login, Federation, 3.4). The client receives the error. */
export function checkRequest(client: Client, request: Parameters) {
  const { response_type: type, state, nonce, response_mode: mode = 'query', display = 'page', prompt = 'login' } = request;
  if (!type) throw invalid('response_type is missing: it is "code".');
  if (type !== 'code') throw new OAuthError('unsupported_response_type', 'Unsupported response_type value');
  requestedScopes(request.scope, client.scope.split(' '));
  if (!state) throw invalid('state is missing: send a random value, and compare it when the browser returns.');
  if (!nonce && settings.nonceRequired) {
    throw invalid(
      'nonce is missing: send a random value, and compare it with the ID token. MOCK_REQUIRE_NONCE=false allows a request without.',
    );
  }
  if (mode !== 'query') throw invalid(`response_mode is ${mode}: there is "query" only.`);
  if (display !== 'page' && display !== 'touch') throw invalid(`display is ${display}: it is "page" or "touch".`);
  if (prompt !== 'login' && prompt !== 'none') throw invalid(`prompt is ${prompt}: it is "none" or "login", or left out.`);
  if (request.request) throw new OAuthError('request_not_supported', 'request is not supported: send the parameters themselves.');
  if (request.request_uri)
    throw new OAuthError('request_uri_not_supported', 'request_uri is not supported: send the parameters themselves.');
  if (request.registration)
    throw new OAuthError('registration_not_supported', 'registration is not supported: clients are registered beforehand.');
  checkChallenge(request);
  checkVectors(client, request.vtr);
  if (request.mock_fault && !isTokenFault(request.mock_fault)) {
    throw invalid(`mock_fault is ${request.mock_fault}: there are ${Object.keys(tokenFaults).join(', ')}.`);
  }
}

/** RFC 7636, section 4.3: without a method the challenge would be the plain verifier. */
function checkChallenge({ code_challenge: challenge, code_challenge_method: method = 'plain' }: Parameters) {
  if (challenge && method !== 'S256') throw invalid(`code_challenge_method is ${method}: send S256.`);
}

function checkVectors(client: Client, vtr: string | undefined) {
  if (vtr !== undefined && !vtr.trim().startsWith('['))
    throw invalid('vtr is not a JSON list of texts in double quotes, such as P9.Cp.Cd and P9.Cm.');
  const vectors = vectorsOf(vtr);
  const unknown = vectors.find((vector) => !isVector(vector));
  if (unknown !== undefined) throw invalid(`vtr has "${unknown}", which is no vector of trust: P0, P5 or P9, then Cp, Cp.Cd, Cp.Ck or Cm.`);
  const beyond = vectors.filter((vector) => client.vtr && !client.vtr.includes(vector));
  if (beyond.length > 0) throw invalid(`vtr has ${beyond.join(', ')}, and this client is registered for ${client.vtr?.join(', ')}.`);
  if (vectors.every((vector) => /Ck/.test(vector))) throw invalid('vtr has Ck only, which NHS login does not have: add Cp.Cd or Cm.');
}

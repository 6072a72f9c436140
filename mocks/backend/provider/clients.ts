import { isRecord } from '../http/body';
import { type Client, clientOf } from './client-metadata';
import { callbackAddress, exampleClient } from './example-client';
import { OAuthError } from './oauth-error';
import { claimsOfScope } from './scopes';
import { readJson, settings } from './settings';
import { newSigningKey, publicJwk, type SigningKey } from './signing-keys';

/** Shared by all worlds, because a client's server has no cookie. */
const registered = new Map<string, Client>();

/** The example service, on the origin that serves the mock. Its key is created on first use. */
const own: Client = {
  client_id: exampleClient.client_id,
  client_name: exampleClient.client_display_name,
  redirect_uris: [],
  scope: exampleClient.approved_scopes.join(' '),
  grant_types: ['authorization_code'],
  token_endpoint_auth_method: 'private_key_jwt',
  client_uri: exampleClient.client_homepage_url,
  tos_uri: exampleClient.terms_uri,
};

let key: Promise<SigningKey> | undefined;

/** The key with which the example service authenticates. */
export const keyOfExampleClient = (): Promise<SigningKey> =>
  (key ??= newSigningKey().then((made) => {
    own.jwks = { keys: [publicJwk(made)] };
    return made;
  }));

/** Registers a client, or replaces the one with this id. Refuses with an OAuthError. */
export function registerClient(given: Record<string, unknown>): Client {
  const client = clientOf(given);
  if (client.client_id === own.client_id) {
    throw new OAuthError('invalid_client_metadata', `client_id ${own.client_id} is the mock's own: choose another, or leave it out.`);
  }
  registered.set(client.client_id, client);
  return client;
}

/** Reads a file with a list of clients. Throws a sentence that names the file and the client. */
export function registerClientsOf(file: string) {
  const list = readJson('MOCK_CLIENTS_FILE', file);
  if (!Array.isArray(list)) throw new Error(`MOCK_CLIENTS_FILE: ${file} is not a list of clients.`);
  list.forEach((given: unknown, index) => {
    try {
      registerClient(isRecord(given) ? given : {});
    } catch (error) {
      throw new Error(`MOCK_CLIENTS_FILE: client ${index + 1} of ${file}: ${(error as Error).message}`);
    }
  });
}

if (settings.clientsFile) registerClientsOf(settings.clientsFile);

/** All registered clients, the example service first. */
export const allClients = (): Client[] => [own, ...registered.values()];

export const clientById = (id: unknown): Client | undefined => (id === own.client_id ? own : registered.get(String(id)));

/** The redirect URIs of a client. */
export const redirectUrisOf = (client: Client, origin: string): string[] =>
  client === own ? [callbackAddress(origin)] : client.redirect_uris;

/** The answer of /client-info for a client (spec 1, section 7). Undefined for an unknown one. */
export function clientInfo(id: unknown) {
  const client = clientById(id);
  if (client === undefined || client === own) return client && exampleClient;
  const scopes = client.scope.split(' ');
  return {
    client_id: client.client_id,
    client_display_name: client.client_name,
    client_homepage_url: client.client_uri,
    terms_uri: client.tos_uri,
    approved_scopes: scopes,
    claims: [...new Set(scopes.flatMap((scope) => claimsOfScope[scope] ?? []))],
  };
}

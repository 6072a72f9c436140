import { existsSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
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

function readClient(given: Record<string, unknown>): Client {
  const client = clientOf(given);
  if (client.client_id === own.client_id) {
    throw new OAuthError('invalid_client_metadata', `client_id ${own.client_id} is the mock's own: choose another, or leave it out.`);
  }
  return client;
}

/** Registers a client, or replaces the one with this id. It survives a restart in the file of the settings. Refuses with an OAuthError. */
export function registerClient(given: Record<string, unknown>): Client {
  const client = readClient(given);
  registered.set(client.client_id, client);
  if (settings.clientsFile) storeClient(client, settings.clientsFile);
  return client;
}

/** Adds a client to the file, in one step because the server may end at any time. Only warns if the file cannot be changed. */
function storeClient(client: Client, file: string) {
  const draft = `${file}.${process.pid}.new`;
  try {
    // An editor or another server may have changed it.
    if (existsSync(file)) registerClientsOf(file);
    registered.set(client.client_id, client);
    writeFileSync(draft, `${JSON.stringify([...registered.values()], null, 2)}\n`);
    // Renaming would also replace a file that its owner must not write.
    if (existsSync(file) && (statSync(file).mode & 0o200) === 0) throw new Error(`${file} is write-protected.`);
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    console.warn(`MOCK_CLIENTS_FILE: ${client.client_id} is registered until the server ends only. ${(error as Error).message}`);
  }
}

/** Reads a file with a list of clients. Throws a sentence that names the file and the client. */
export function registerClientsOf(file: string) {
  const list = readJson('MOCK_CLIENTS_FILE', file);
  if (!Array.isArray(list)) throw new Error(`MOCK_CLIENTS_FILE: ${file} is not a list of clients.`);
  const clients = list.map((given: unknown, index) => {
    try {
      return readClient(isRecord(given) ? given : {});
    } catch (error) {
      throw new Error(`MOCK_CLIENTS_FILE: client ${index + 1} of ${file}: ${(error as Error).message}`);
    }
  });
  for (const client of clients) registered.set(client.client_id, client);
}

if (settings.clientsFile) {
  if (existsSync(settings.clientsFile)) registerClientsOf(settings.clientsFile);
  else console.info(`MOCK_CLIENTS_FILE: ${settings.clientsFile} does not exist. The first registration creates it.`);
}

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

import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportSPKI, generateKeyPair } from 'jose';
import { expect, it } from 'vitest';
import { clientById, registerClientsOf } from '../../mocks/backend/provider/clients';
import { ask, callback } from '../support/provider-requests';

const { publicKey } = await generateKeyPair('RS512', { extractable: true });
const pem = await exportSPKI(publicKey);
const usual = { client_id: 'a', redirect_uris: [callback], scope: 'openid email', public_key_pem: pem };

const register = (changed: Record<string, unknown>) =>
  ask('/mock/clients', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...usual, ...changed }),
  });

it('returns the meaning of a registration', async () => {
  const { status, body } = await register({ client_name: 'A', client_uri: 'https://a.example.com' });
  expect(status).toBe(201);
  expect(body).toMatchObject({ client_id: 'a', scope: 'openid email', grant_types: ['authorization_code'], public_key_pem: pem });
  const info = await fetch('/api/auth/client-info?client-id=a');
  expect(await info.json()).toMatchObject({
    client_display_name: 'A',
    approved_scopes: ['openid', 'email'],
    claims: ['email', 'email_verified'],
  });
});

it.each([
  ['no address', { redirect_uris: undefined }, 'invalid_redirect_uri', /is missing/],
  ['eleven addresses', { redirect_uris: Array(11).fill(callback) }, 'invalid_redirect_uri', /ten at most/],
  ['half an address', { redirect_uris: ['/callback'] }, 'invalid_redirect_uri', /absolute/],
  ['an address with a query', { redirect_uris: [`${callback}?a=1`] }, 'invalid_redirect_uri', /query/],
  ['an address without TLS', { redirect_uris: ['http://client.example.com/'] }, 'invalid_redirect_uri', /http:\/\/localhost/],
  ['no key', { public_key_pem: undefined }, 'invalid_client_metadata', /no key/],
  ['a broken key', { public_key_pem: 'MII' }, 'invalid_client_metadata', /PEM/],
  ['a secret', { token_endpoint_auth_method: 'client_secret_basic' }, 'invalid_client_metadata', /private_key_jwt/],
  ['an unknown scope', { scope: 'openid weather' }, 'invalid_client_metadata', /landline/],
  ['another grant', { grant_types: ['implicit'] }, 'invalid_client_metadata', /implicit/],
  ['an unknown vector', { vtr: ['P7'] }, 'invalid_client_metadata', /vectors of trust/],
  ['the id of the mock itself', { client_id: 'example-health-service' }, 'invalid_client_metadata', /another/],
])('refuses %s as a client', async (_what, changed, error, description) => {
  const { status, body } = await register(changed);
  expect({ status, body }).toEqual({ status: 400, body: { error, error_description: expect.stringMatching(description) as string } });
});

it('allows http://localhost', async () => {
  expect((await register({ redirect_uris: ['http://localhost:8080/callback'] })).status).toBe(201);
});

it('lists the clients with the local address of the example service', async () => {
  const { client_id: id } = (await register({ client_id: undefined })).body ?? {};
  const { clients } = (await ask('/mock/clients')).body as { clients: Record<string, unknown>[] };
  expect(clients[0]).toMatchObject({ client_id: 'example-health-service', redirect_uris: ['http://localhost:3000/mock/callback'] });
  expect(clients.map(({ client_id }) => client_id)).toContain(id);
});

it('reads a file of clients, and names the error of an invalid one', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'clients-')), 'clients.json');
  writeFileSync(file, JSON.stringify([{ ...usual, client_id: 'of-a-file' }]));
  registerClientsOf(file);
  expect(clientById('of-a-file')).toMatchObject({ redirect_uris: [callback] });
  writeFileSync(file, JSON.stringify([usual, { ...usual, scope: 'email' }]));
  expect(() => registerClientsOf(file)).toThrow(/client 2 of .*clients\.json: .*openid/);
});

it('answers no address of the provider with a page', async () => {
  for (const path of ['/.well-known/security.txt', '/trustmark', '/token/introspect', '/userinfo/mine', '/authorize/device']) {
    expect(await ask(path), path).toMatchObject({ status: 404, body: { error: 'not_found' } });
  }
  expect(await ask('/token')).toMatchObject({ status: 405, body: { error: 'invalid_request' } });
});

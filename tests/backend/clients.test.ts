import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportJWK, exportSPKI, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { clientById, registerClientsOf } from '../../mocks/backend/provider/clients';
import { audienceOf, settings } from '../../mocks/backend/provider/settings';
import { world } from '../../mocks/server';
import { ask, assertionOf, callback, codeFor, exchange, newClient } from '../support/provider-requests';

const { publicKey } = await generateKeyPair('RS512', { extractable: true });
const pem = await exportSPKI(publicKey);
const usual = { client_id: 'a', redirect_uris: [callback], scope: 'openid email', public_key_pem: pem };

const postJson = (path: string, body: object) =>
  ask(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
const register = (changed: Record<string, unknown>) => postJson('/mock/clients', { ...usual, ...changed });

it('returns the meaning of the registration of a client', async () => {
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
])('refuses to register a client with %s', async (_what, changed, error, description) => {
  const { status, body } = await register(changed);
  expect({ status, body }).toEqual({ status: 400, body: { error, error_description: expect.stringMatching(description) as string } });
});

it('allows http://localhost as a redirect URI', async () =>
  expect((await register({ redirect_uris: ['http://localhost:8080/callback'] })).status).toBe(201));

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

it('answers unknown addresses of the provider as JSON, without a page', async () => {
  for (const path of ['/.well-known/security.txt', '/trustmark', '/token/introspect', '/userinfo/mine', '/authorize/device']) {
    expect(await ask(path), path).toMatchObject({ status: 404, body: { error: 'not_found' } });
  }
  expect(await ask('/token')).toMatchObject({ status: 405, body: { error: 'invalid_request' } });
});
describe('assertion check', () => {
  let client = '';
  beforeEach(async () => void (client = await newClient()));
  afterEach(() => void (settings.assertionAudience = 'token'));

  const check = async (assertion: unknown, id = client) => {
    const { status, body } = await postJson(`/mock/clients/${id}/check`, { client_assertion: assertion });
    return { status, body };
  };

  const now = () => Math.floor(Date.now() / 1000);
  const inOneHour = 'seconds since 1970, at most 60 minutes ahead';
  /** The key of a registered client. */
  async function signedWithRs256() {
    const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
    client = await newClient({ jwks: { keys: [await exportJWK(publicKey)] } });
    const claims = { iss: client, sub: client, aud: 'http://localhost:3000/token', jti: crypto.randomUUID(), exp: now() + 60 };
    return new SignJWT(claims).setProtectedHeader({ alg: 'RS256' }).sign(privateKey);
  }

  const changed = (claims: JWTPayload) => () => assertionOf(client, claims);
  const withUnknownKid = () => assertionOf(client, {}, { alg: 'RS512', kid: 'x' });

  it('accepts a correct assertion at the check, and leaves it valid for the token endpoint', async () => {
    const assertion = await assertionOf(client);
    expect(await check(assertion)).toEqual({ status: 200, body: { accepted: true, findings: [] } });
    expect((await exchange(client, { code: await codeFor(client), client_assertion: assertion })).status).toBe(200);
    expect((await check(assertion)).body?.findings).toEqual([
      { part: 'jti', expected: 'a text that no other assertion has', received: 'one that was used before' },
    ]);
  });

  /** The token endpoint refuses each of these too. */
  it.each<[string, () => Promise<string> | string, string, string | RegExp, string | RegExp]>([
    ['text', () => 'x.y.z', 'client_assertion', 'a signed JWT', 'another text'],
    ['issuer as aud', changed({ aud: 'http://localhost:3000' }), 'aud', 'http://localhost:3000/token', 'the issuer'],
    ['final slash in aud', changed({ aud: 'http://localhost:3000/token/' }), 'aud', /\/token$/, /with a final slash$/],
    ['foreign aud', changed({ aud: 'https://auth.example.com/token' }), 'aud', /\/token$/, 'an address of another origin'],
    ['list as aud', changed({ aud: ['a', 'b'] }), 'aud', /\/token$/, 'a list of other texts'],
    ['missing aud', changed({ aud: undefined }), 'aud', /\/token$/, 'nothing'],
    ['other iss', changed({ iss: 'x' }), 'iss', /^the client_id, /, 'another text'],
    ['missing sub', changed({ sub: undefined }), 'sub', /^the client_id, /, 'nothing'],
    ['missing jti', changed({ jti: undefined }), 'jti', /no other/, 'nothing'],
    ['missing exp', changed({ exp: undefined }), 'exp', inOneHour, 'nothing'],
    ['expired exp', changed({ exp: now() - 120 }), 'exp', inOneHour, /^\d+ seconds ago$/],
    ['late exp', changed({ exp: now() + 7200 }), 'exp', inOneHour, /^1[12]\d minutes ahead$/],
    ['exp in milliseconds', changed({ exp: Date.now() }), 'exp', inOneHour, 'milliseconds since 1970'],
    ['nbf in the future', changed({ nbf: now() + 600 }), 'nbf', /nothing/, /^\d+ seconds ahead$/],
    ['RS256', signedWithRs256, 'header.alg', 'RS512', 'RS256'],
    ['unknown kid', withUnknownKid, 'signature', /registered/, 'a kid that no registered key has'],
  ])('POST /mock/clients/{id}/check describes an assertion with %s', async (_what, assertion, part, expected, received) => {
    const sent = await assertion();
    const matching = (wanted: string | RegExp) => (typeof wanted === 'string' ? wanted : (expect.stringMatching(wanted) as string));
    expect((await check(sent)).body).toEqual({
      accepted: false,
      findings: [{ part, expected: matching(expected), received: matching(received) }],
    });
    expect((await exchange(client, { code: await codeFor(client), client_assertion: sent })).status).toBe(400);
  });

  it('reports several faults of an assertion at once, and no value of it', async () => {
    const { privateKey } = await generateKeyPair('RS512');
    const secret = 'value-of-the-client';
    const assertion = await new SignJWT({ iss: secret, sub: secret, aud: secret, jti: secret })
      .setProtectedHeader({ alg: 'RS512' })
      .sign(privateKey);
    const { body } = await check(assertion);
    const findings = body?.findings as { part: string }[];
    expect(findings.map(({ part }) => part)).toEqual(['iss', 'sub', 'aud', 'exp', 'signature']);
    expect(JSON.stringify(body)).not.toContain(secret);
  });

  it('answers the assertion check of an unknown client with 404', async () =>
    expect(await check('x', 'nobody')).toMatchObject({ status: 404, body: { error: 'not_found' } }));

  it.each([
    ['token', true, false],
    ['issuer', false, true],
    ['either', true, true],
  ] as const)('MOCK_ASSERTION_AUDIENCE=%s decides what aud contains', async (setting, token, issuer) => {
    settings.assertionAudience = audienceOf(setting);
    for (const [aud, accepted] of [
      ['http://localhost:3000/token', token],
      ['http://localhost:3000', issuer],
    ] as const) {
      const assertion = await assertionOf(client, { aud });
      expect((await check(assertion)).body?.accepted, aud).toBe(accepted);
      const { status } = await exchange(client, { code: await codeFor(client), client_assertion: assertion });
      expect(status, aud).toBe(accepted ? 200 : 400);
    }
  });

  it('refuses another value of MOCK_ASSERTION_AUDIENCE with a sentence', () =>
    expect(() => audienceOf('tokens')).toThrow('MOCK_ASSERTION_AUDIENCE is tokens: it is token, issuer, either, or is left out.'));
});

it('lists the calls of a client, including refused ones, without secrets', async () => {
  const client = await newClient({ grant_types: ['authorization_code', 'refresh_token'] });
  const code = await codeFor(client);
  await exchange(client, { code, redirect_uri: 'https://client.example.com/' });
  const { body } = await exchange(client, { code });
  const [access = '', refresh = '', id = ''] = ['access_token', 'refresh_token', 'id_token'].map((name) => String(body?.[name]));
  await ask('/userinfo', { headers: { authorization: `Bearer ${access}` } });
  await exchange(client, { grant_type: 'refresh_token', refresh_token: refresh, redirect_uri: undefined });

  const { calls } = world();
  expect(calls.map(({ method, path, status }) => `${method} ${path} ${status}`)).toEqual([
    'POST /token 200',
    'GET /userinfo 200',
    'POST /token 200',
    'POST /token 400',
  ]);
  expect(calls[3]?.error).toMatch(/^invalid_grant: redirect_uri is not the one/);
  expect(calls[2]?.body).toEqual({ grant_type: 'authorization_code', redirect_uri: callback, code: `${code.slice(0, 6)}…` });
  expect(calls[0]?.body).toEqual({ grant_type: 'refresh_token', refresh_token: `${refresh.slice(0, 6)}…` });
  const listed = JSON.stringify(calls);
  for (const secret of [code, access, refresh, id, 'client_assertion']) expect(listed).not.toContain(secret);
});

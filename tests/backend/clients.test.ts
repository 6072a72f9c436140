import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { exportJWK, exportSPKI, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { clientById, registerClientsOf } from '../../mocks/backend/provider/clients';
import { audienceOf, settings } from '../../mocks/backend/provider/settings';
import { keysOf } from '../../mocks/backend/provider/signing-keys';
import { world } from '../../mocks/server';
import { ask, assertionOf, callback, codeFor, exchange, newClient } from './provider-requests';

const { publicKey } = await generateKeyPair('RS512', { extractable: true });
const pem = await exportSPKI(publicKey);
const usual = { client_id: 'a', redirect_uris: [callback], scope: 'openid email', public_key_pem: pem };

const postJson = (path: string, body: object) =>
  ask(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
const register = (changed: Record<string, unknown>) => postJson('/mock/clients', { ...usual, ...changed });

it('returns the meaning of the registration of a client', async () => {
  const { status, body } = await register({ client_name: 'A', client_uri: 'https://a.example.com' });
  expect(status).toBe(201);
  expect(body).toMatchObject({ client_id: 'a', scope: 'openid email', grant_types: ['authorization_code'], public_key_pem: `${pem}\n` });
  const info = await fetch('/api/auth/client-info?client-id=a');
  const shown = { client_display_name: 'A', approved_scopes: ['openid', 'email'], claims: ['email', 'email_verified'] };
  expect(await info.json()).toMatchObject(shown);
});

it.each([
  ['no address', { redirect_uris: undefined }, 'invalid_redirect_uri', /is missing/],
  ['eleven addresses', { redirect_uris: Array(11).fill(callback) }, 'invalid_redirect_uri', /ten at most/],
  ['half an address', { redirect_uris: ['/callback'] }, 'invalid_redirect_uri', /absolute/],
  ['an address with a query', { redirect_uris: [`${callback}?a=1`] }, 'invalid_redirect_uri', /query/],
  ['an address without TLS', { redirect_uris: ['http://client.example.com/'] }, 'invalid_redirect_uri', /http:\/\/localhost/],
  ['a secret', { token_endpoint_auth_method: 'client_secret_basic' }, 'invalid_client_metadata', /private_key_jwt/],
  ['an unknown scope', { scope: 'openid weather' }, 'invalid_client_metadata', /landline/],
  ['another grant', { grant_types: ['implicit'] }, 'invalid_client_metadata', /implicit/],
  ['an unknown vector', { vtr: ['P7'] }, 'invalid_client_metadata', /vectors of trust/],
  ['the id of the mock itself', { client_id: 'example-health-service' }, 'invalid_client_metadata', /another/],
])('refuses to register a client with %s', async (_what, changed, error, description) => {
  const { status, body } = await register(changed);
  expect({ status, body }).toEqual({ status: 400, body: { error, error_description: expect.stringMatching(description) as string } });
});

describe('key of a client', () => {
  const rsa = (modulusLength = 2048) => generateKeyPairSync('rsa', { modulusLength });
  const pair = rsa();
  const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const pemOf = (key: KeyObject, more: object = {}) =>
    String(key.export({ format: 'pem', type: key.type === 'public' ? 'spki' : 'pkcs8', ...more } as never));
  const jwkOf = (key: KeyObject) => key.export({ format: 'jwk' });
  const privateJwk = jwkOf(pair.privateKey);
  const publicJwk = jwkOf(pair.publicKey);
  const signingJwk = { ...publicJwk, kid: 'k', use: 'sig', alg: 'RS512' };
  const publicPem = pemOf(pair.publicKey);
  const privatePem = pemOf(pair.privateKey);
  const set = (...keys: unknown[]) => ({ jwks: { keys } });
  const text = (public_key_pem: unknown) => ({ public_key_pem });

  const isPrivate = /private key.*openssl rsa -in private\.pem -pubout/;
  /** Without any other key. */
  const registerKey = (key: object) => register({ public_key_pem: undefined, ...key });

  it.each<[string, object, RegExp]>([
    ['none', {}, /There is no key: send jwks/],
    ['two keys', { ...set(publicJwk), ...text(publicPem) }, /jwks and public_key_pem: send one/],
    ['a private PEM (PKCS #8)', text(privatePem), isPrivate],
    ['a private PEM (PKCS #1)', text(pemOf(pair.privateKey, { type: 'pkcs1' })), isPrivate],
    ['a private JWK', set(privateJwk), isPrivate],
    ['a private JWK in place of a PEM', text(JSON.stringify(privateJwk)), isPrivate],
    ['a private PEM as its name', { ...text(publicPem), client_name: privatePem }, isPrivate],
    ['an EC key in PEM', text(pemOf(ec.publicKey)), /not an RSA key but ec: .*openssl genrsa/],
    ['1024 bits in PEM', text(pemOf(rsa(1024).publicKey)), /public_key_pem has 1024 bits, and RS512 needs 2048/],
    ['a shared secret', set({ kty: 'oct', k: 'c2VjcmV0' }), /shared secret \(oct\)/],
    ['an empty JWK', set({}), /Key 1 of jwks has no kty/],
    ['a JWK for encryption', set({ ...publicJwk, use: 'enc' }), /use is sig/],
    ['a JWK for RS256', set({ ...publicJwk, alg: 'RS256' }), /alg is RS512/],
    ['a JWK without a set', { jwks: publicJwk }, /single key: put it into a set/],
    ['an empty set', set(), /jwks has no keys/],
    ['a jwks_uri that contains the set', { jwks_uri: 'data:application/json,{}' }, /jwks_uri is not an address/],
    ['a PEM with escaped line breaks', text(publicPem.replaceAll('\n', '\\n')), /backslash.*line breaks/],
    ['a PEM without line breaks', text(publicPem.replaceAll('\n', ' ')), /not a complete public key in PEM/],
    ['a certificate', text('-----BEGIN CERTIFICATE-----\nMII\n-----END CERTIFICATE-----'), /certificate: .*openssl x509/],
  ])('refuses to register a client with the key: %s', async (_what, key, description) => {
    const logs = (['log', 'info', 'warn', 'error'] as const).map((name) => vi.spyOn(console, name));
    const { status, body } = await registerKey({ client_id: 'refused-key', ...key });
    const error_description = expect.stringMatching(description) as string;
    expect({ status, body }).toEqual({ status: 400, body: { error: 'invalid_client_metadata', error_description } });
    const shown = JSON.stringify([body, (await ask('/mock/clients')).body, logs.map(({ mock }) => mock.calls)]);
    for (const secret of [String(privateJwk.d), privatePem.slice(100, 150), 'c2VjcmV0', 'refused-key']) expect(shown).not.toContain(secret);
    vi.restoreAllMocks();
  });

  it.each<[string, object, object]>([
    ['a JWK', set({ ...signingJwk, x5c: ['MII'], owner: 'x' }), set(signingJwk)],
    ['PKCS #1', text(pemOf(pair.publicKey, { type: 'pkcs1' })), text(publicPem)],
    ['a PEM with Windows line ends in a text', text(`\uFEFFkey:\r\n${publicPem.replaceAll('\n', '\r\n')}\r\nend`), text(publicPem)],
  ])('keeps and shows of the key of a client only its public half: %s', async (_what, key, kept) => {
    expect((await registerKey({ client_id: 'shown', ...key })).status).toBe(201);
    const { clients } = (await ask('/mock/clients')).body as { clients: Record<string, unknown>[] };
    const { jwks, public_key_pem } = clients.find(({ client_id }) => client_id === 'shown') ?? {};
    expect({ ...(jwks ? { jwks } : {}), ...(public_key_pem ? { public_key_pem } : {}) }).toEqual(kept);
  });
});

it('lists the clients with the local address of the example service, and allows http://localhost', async () => {
  const redirect_uris = ['http://localhost:8080/callback'];
  const { client_id: id } = (await register({ client_id: undefined, redirect_uris })).body ?? {};
  const { clients } = (await ask('/mock/clients')).body as { clients: Record<string, unknown>[] };
  expect(clients[0]).toMatchObject({ client_id: 'example-health-service', redirect_uris: ['http://localhost:3000/mock/callback'] });
  expect(clients).toContainEqual(expect.objectContaining({ client_id: id, redirect_uris }));
});

const file = join(mkdtempSync(join(tmpdir(), 'clients-')), 'clients.json');
const problemOf = (act: () => unknown): string => {
  try {
    act();
  } catch (error) {
    return (error as Error).message;
  }
  return '';
};

it('names the error of an invalid client in a file', () => {
  writeFileSync(file, JSON.stringify([usual, { ...usual, scope: 'email' }]));
  expect(problemOf(() => registerClientsOf(file))).toMatch(/client 2 of .*clients\.json: .*openid/);
});

describe('MOCK_CLIENTS_FILE', () => {
  beforeEach(() => {
    rmSync(file, { force: true });
    settings.clientsFile = file;
  });
  afterEach(() => void (settings.clientsFile = undefined));

  /** The clients of a server that starts now. The query loads the module another time. */
  const clientsAfterRestart = async () => {
    const restarted = `../../mocks/backend/provider/clients?${crypto.randomUUID()}`;
    return (await import(restarted)) as typeof import('../../mocks/backend/provider/clients');
  };

  it('keeps a registered client over a restart, in a file that it creates', async () => {
    await register({ client_id: 'kept', public_key_pem: undefined, jwks: { keys: [{ ...(await exportJWK(publicKey)), kid: 'k' }] } });
    expect((await clientsAfterRestart()).clientById('kept')).toEqual(clientById('kept'));
    expect(readdirSync(dirname(file))).toEqual([basename(file)]);
  });

  it('adds a registered client to those that were written by hand, also since the start', async () => {
    writeFileSync(file, `\uFEFF${JSON.stringify([{ ...usual, client_id: 'by-hand' }])}`);
    await register({ client_id: 'second' });
    const { clientById: found } = await clientsAfterRestart();
    expect([found('by-hand'), found('second')]).toEqual([clientById('by-hand'), clientById('second')]);
    expect(found('by-hand')).toMatchObject({ redirect_uris: [callback] });
  });

  it.each<[string, string, number, RegExp]>([
    ['is write-protected', '[]', 0o444, /until-the-end is registered until the server ends only\. .*json is write-protected\.$/],
    ['has an error', '[', 0o644, /registered until the server ends only\. .* is not JSON at line 1, column 2\./],
  ])('registers a client although the file %s, and leaves the file', async (_what, text, mode, sentence) => {
    writeFileSync(file, text);
    chmodSync(file, mode);
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    expect((await register({ client_id: 'until-the-end' })).status).toBe(201);
    expect(warn.mock.calls).toEqual([[expect.stringMatching(sentence)]]);
    expect(readFileSync(file, 'utf8')).toBe(text);
  });
});

describe.each([
  ['MOCK_CLIENTS_FILE', registerClientsOf],
  ['MOCK_KEYS_FILE', keysOf],
])('file of %s', (setting, read) => {
  const start = `${setting}: ${file} `;

  it.each([
    ['a trailing comma', '[\n  {\n    "a": "secret",\n  }\n]', 'line 4, column 3'],
    ['single quotes', "\uFEFF['secret']", 'line 1, column 2'],
    ['two values', '[]\n\n{}', 'line 3, column 1'],
  ])(`${setting} names the place of %s`, (_what, text, place) => {
    writeFileSync(file, text);
    const problem = problemOf(() => read(file));
    expect(problem).toMatch(`${start}is not JSON at ${place}. `);
    expect(problem).not.toContain('secret');
  });

  it(`${setting} names a file that is missing, is a folder, or is not UTF-8`, () => {
    rmSync(file);
    expect(problemOf(() => read(file))).toBe(`${start}cannot be read (ENOENT).`);
    expect(problemOf(() => read(tmpdir()))).toBe(`${setting}: ${tmpdir()} cannot be read (EISDIR).`);
    writeFileSync(file, '\uFEFF[]', 'utf16le');
    expect(problemOf(() => read(file))).toBe(`${start}is not UTF-8: save it in that encoding.`);
  });
});

it('answers unknown addresses of the provider as JSON, without a page', async () => {
  for (const path of ['/.well-known/security.txt', '/trustmark', '/token/introspect', '/userinfo/mine', '/authorize/device'])
    expect(await ask(path), path).toMatchObject({ status: 404, body: { error: 'not_found' } });
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

  it.each<[string, () => Promise<string> | string, string, string | RegExp, string | RegExp]>([
    ['text', () => 'x.y.z', 'client_assertion', 'a signed JWT', 'another text'],
    ['issuer as aud', changed({ aud: 'http://localhost:3000' }), 'aud', 'http://localhost:3000/token', 'the issuer'],
    ['foreign aud', changed({ aud: 'https://auth.example.com/token' }), 'aud', /\/token$/, 'an address of another origin'],
    ['other iss', changed({ iss: 'x' }), 'iss', /^the client_id, /, 'another text'],
    ['missing jti', changed({ jti: undefined }), 'jti', /no other/, 'nothing'],
    ['expired exp', changed({ exp: now() - 120 }), 'exp', inOneHour, /^\d+ seconds ago$/],
    ['exp in milliseconds', changed({ exp: Date.now() }), 'exp', inOneHour, 'milliseconds since 1970'],
    ['RS256', signedWithRs256, 'header.alg', 'RS512', 'RS256'],
    ['unknown kid', withUnknownKid, 'signature', /registered/, 'a kid that no registered key has'],
  ])('POST /mock/clients/{id}/check describes an assertion with %s', async (_what, assertion, part, expected, received) => {
    const matching = (wanted: string | RegExp) => (typeof wanted === 'string' ? wanted : (expect.stringMatching(wanted) as string));
    expect((await check(await assertion())).body).toEqual({
      accepted: false,
      findings: [{ part, expected: matching(expected), received: matching(received) }],
    });
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

  it.each([
    ['token', true, false],
    ['issuer', false, true],
    ['either', true, true],
  ] as const)('MOCK_ASSERTION_AUDIENCE=%s decides what aud contains', async (setting, token, issuer) => {
    settings.assertionAudience = audienceOf(setting);
    for (const [aud, accepted] of Object.entries({ 'http://localhost:3000/token': token, 'http://localhost:3000': issuer }))
      expect((await check(await assertionOf(client, { aud }))).body?.accepted, aud).toBe(accepted);
  });
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

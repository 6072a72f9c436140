import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decodeJwt, type JWTPayload } from 'jose';
import { getResponse } from 'msw';
import { providerRoutes } from '../../mocks/backend/provider/provider-routes';
import { settings } from '../../mocks/backend/provider/settings';
import { keysOf, publicJwk, signingKeys } from '../../mocks/backend/provider/signing-keys';
import { world } from '../../mocks/server';
import { ask, assertionOf, codeFor, exchange, newClient, tokenForm } from './provider-requests';

let client = '';
beforeEach(async () => {
  client = await newClient({ scope: 'openid profile email phone client_metadata', grant_types: ['authorization_code', 'refresh_token'] });
});

const refused = (error: string, description: RegExp) => ({
  status: 400,
  body: { error, error_description: expect.stringMatching(description) as string },
});

const now = () => Math.floor(Date.now() / 1000);
const asserts = (claims: JWTPayload) => async () => ({ client_assertion: await assertionOf(client, claims) });

it.each([
  ['sends no assertion', async () => ({ client_assertion: undefined }), /client_assertion is missing/],
  ['sends another type', async () => ({ client_assertion_type: 'x' }), /client_assertion_type is not/],
  ['is unknown', async () => ({ client_assertion: await assertionOf('nobody') }), /'nobody', which is no client/],
  ['is named otherwise', async () => ({ client_id: 'another' }), /client_id is not the assertion's sub/],
  [
    'breaks a rule that the check of an assertion describes',
    asserts({ aud: 'http://localhost:3000' }),
    /aud: expected http:\/\/localhost:3000\/token, received the issuer\.$/,
  ],
])('refuses at the token endpoint a client that %s', async (_what, changed, description) => {
  const code = await codeFor(client);
  expect(await exchange(client, { code, ...(await changed()) })).toMatchObject(refused('invalid_client', description));
});

const send = async (more: string, headers = {}) => {
  const body = `${await tokenForm(client, { code: await codeFor(client) })}${more}`;
  return ask('/token', { method: 'POST', body, headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers } });
};

it.each(['grant_type=authorization_code', 'code=x', 'scope=&scope='])('refuses a repeated field of a token request: %s', async (more) => {
  expect(await send(`&${more}`)).toMatchObject(refused('invalid_request', new RegExp(`^${more.split('=')[0]} is in the request twice`)));
});

it('refuses a token request of a client that authenticates twice', async () => {
  const basic = { authorization: `Basic ${btoa(`${client}:secret`)}` };
  expect(await send('', basic)).toMatchObject(refused('invalid_request', /authenticates twice.*Authorization.*client_assertion/));
  expect(await send('&client_secret=x')).toMatchObject(refused('invalid_request', /authenticates twice.*client_secret.*client_assertion/));
});

it.each([
  ['is missing', { grant_type: undefined }, 'invalid_request', /grant_type is missing/],
  ['is unknown', { grant_type: 'password' }, 'unsupported_grant_type', /password/],
  ['has an unknown code', { code: 'x' }, 'invalid_grant', /No such code/],
  ['has another redirect_uri', { redirect_uri: 'https://client.example.com/' }, 'invalid_grant', /redirect_uri is not/],
  ['has an unknown refresh token', { grant_type: 'refresh_token', refresh_token: 'x' }, 'invalid_grant', /No such refresh token/],
])('refuses a grant that %s', async (_what, changed, error, description) => {
  expect(await exchange(client, { code: await codeFor(client), ...changed })).toMatchObject(refused(error, description));
});

it('requires the verifier of the challenge of a grant', async () => {
  const code = await codeFor(client, { code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM', code_challenge_method: 'S256' });
  expect(await exchange(client, { code })).toMatchObject(refused('invalid_grant', /code_verifier is missing/));
  // The example of RFC 7636, appendix B.
  expect((await exchange(client, { code, code_verifier: 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk' })).status).toBe(200);
});

it('refuses a grant after ten minutes', async () => {
  const code = await codeFor(client);
  world().clock.advance(10 * 60_000);
  expect(await exchange(client, { code })).toMatchObject(refused('invalid_grant', /10 minutes/));
});

it('replaces with MOCK_REFRESH_ROTATION a refresh token on use, and revokes the old one', async () => {
  vi.stubEnv('MOCK_REFRESH_ROTATION', 'true');
  // The query loads the module another time, as a start with this environment does.
  const restarted = '../../mocks/backend/provider/settings?restarted';
  Object.assign(settings, ((await import(restarted)) as { settings: object }).settings);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    settings.refreshRotation = false;
  });
  const { body: first } = await exchange(client, { code: await codeFor(client) });
  const refresh = (token: unknown) =>
    exchange(client, { grant_type: 'refresh_token', refresh_token: String(token), redirect_uri: undefined });
  const second = await refresh(first?.refresh_token);
  expect(second.status).toBe(200);
  expect(second.body?.refresh_token).not.toBe(first?.refresh_token);
  expect(await refresh(first?.refresh_token)).toMatchObject({ status: 400, body: { error: 'invalid_grant' } });
  expect((await refresh(second.body?.refresh_token)).status).toBe(200);
});

it('grants by a refresh token the same scopes or fewer, without an ID token', async () => {
  const { body } = await exchange(client, { code: await codeFor(client, { scope: 'openid profile email' }) });
  const refreshed = { grant_type: 'refresh_token', refresh_token: String(body?.refresh_token), redirect_uri: undefined };
  expect((await exchange(client, refreshed)).body?.scope).toBe('openid profile email');
  const fewer = await exchange(client, { ...refreshed, scope: 'openid email' });
  expect(fewer.body).toEqual({ access_token: expect.any(String) as string, token_type: 'bearer', expires_in: 300, scope: 'openid email' });
  expect(await exchange(client, { ...refreshed, scope: 'openid phone' })).toMatchObject(refused('invalid_scope', /has phone, which was/));
});

it('returns uncacheable tokens with claims of real time', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const code = await codeFor(client, { nonce: 'n', scope: 'openid profile', vtr: '["P9.Cp.Cd"]' });
  world().clock.advance(60_000);
  const { headers, body } = await exchange(client, { code });
  expect([headers.get('cache-control'), headers.get('pragma')]).toEqual(['no-store', 'no-cache']);
  const claims = decodeJwt(String(body?.id_token));
  const vtm = 'http://localhost:3000/trustmark/localhost:3000';
  expect(claims).toMatchObject({ nonce: 'n', vot: 'P9.Cp.Cd', vtm, nhs_number: '9990000131' });
  // The same age as in the world.
  expect([claims.iat, claims.auth_time]).toEqual([now(), now() - 60]);
});

describe('MOCK_ISSUER that is not the address of a client server', () => {
  const [issuer, container] = ['http://localhost:4478', 'http://mock:4478'];
  beforeEach(() => void (settings.issuer = issuer));
  afterEach(() => Object.assign(settings, { issuer: undefined, assertionAudience: 'token' }));

  const askAt = async (address: string, init?: RequestInit) => {
    const response = await getResponse(providerRoutes, new Request(address, init));
    return { status: response?.status, body: (await response?.json()) as Record<string, unknown> };
  };

  it.each([
    ['another name than the issuer', container, container],
    ['the issuer', issuer, issuer],
    ['the name of the issuer behind a proxy that ends TLS', 'http://login.example.com', 'https://login.example.com'],
  ])('names by discovery, asked by %s, the addresses for servers, and keeps those of browsers', async (_what, asked, base) => {
    if (base.startsWith('https')) settings.issuer = base;
    expect((await askAt(`${asked}/.well-known/openid-configuration`)).body).toMatchObject({
      issuer: settings.issuer,
      authorization_endpoint: `${settings.issuer}/authorize`,
      token_endpoint: `${base}/token`,
      userinfo_endpoint: `${base}/userinfo`,
      jwks_uri: `${base}/.well-known/jwks.json`,
    });
  });

  const exchangeAt = async (aud: string) => {
    const body = await tokenForm(client, { code: await codeFor(client), client_assertion: await assertionOf(client, { aud }) });
    return askAt(`${container}/token`, { method: 'POST', body });
  };

  it.each([`${container}/token`, `${issuer}/token`])('accepts an assertion for %s, and issues tokens of MOCK_ISSUER', async (aud) => {
    const { status, body } = await exchangeAt(aud);
    expect(status).toBe(200);
    expect(decodeJwt(String(body.id_token)).iss).toBe(issuer);
    const headers = { authorization: `Bearer ${String(body.access_token)}` };
    expect((await askAt(`${container}/userinfo`, { headers })).body).toMatchObject({ iss: issuer });
  });

  it.each([issuer, container, 'http://other:4478/token'])('refuses an assertion for %s', async (aud) => {
    const sentence = /aud: expected http:\/\/localhost:4478\/token or http:\/\/mock:4478\/token, received/;
    expect(await exchangeAt(aud)).toMatchObject(refused('invalid_client', sentence));
  });
});

describe('call userinfo', () => {
  const bearer = async (scope: string) => {
    const { body } = await exchange(client, { code: await codeFor(client, { scope }) });
    return { authorization: `Bearer ${String(body?.access_token)}` };
  };

  it('accepts an access token at userinfo for five minutes', async () => {
    const headers = await bearer('openid email phone');
    const body = { email: 'mobile@example.com', phone_number: '+447700900338' };
    expect((await ask('/userinfo', { headers, method: 'POST' })).body).toMatchObject(body);
    world().clock.advance(5 * 60_000);
    const late = await ask('/userinfo', { headers });
    expect(late.status).toBe(401);
    expect(late.headers.get('www-authenticate')).toBe('Bearer error="invalid_token", error_description="The access token expired"');
  });

  it('stores the text of a client by userinfo', async () => {
    const headers = await bearer('openid client_metadata');
    const store = (client_user_metadata: unknown) =>
      ask('/userinfo', { method: 'PATCH', headers, body: JSON.stringify({ client_user_metadata }) });
    const stored = async () => (await ask('/userinfo', { headers })).body?.client_user_metadata;
    expect((await store('seen the tour')).status).toBe(204);
    expect(await stored()).toBe('seen the tour');
    await store('auto');
    expect(await stored()).toMatch(/^[\da-f-]{36}$/);
    await store('');
    expect(await stored()).toBeUndefined();
    expect((await store('x'.repeat(1025))).body).toMatchObject({ error: 'invalid_request' });
  });
});

const file = join(mkdtempSync(join(tmpdir(), 'keys-')), 'keys.json');
const keyCalled = (kid: string) => ({ ...generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }), kid });

it('creates two signing keys and publishes only the public halves', async () => {
  const { idToken, accessToken, published } = await signingKeys();
  expect(published).toEqual(expect.arrayContaining([idToken, accessToken]));
  expect(idToken.kid).not.toBe(accessToken.kid);
  expect(Object.keys(publicJwk(idToken)).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
});

it('signs ID tokens with the first key of a file and access tokens with the last, and publishes all', () => {
  writeFileSync(file, JSON.stringify({ keys: ['a', 'b', 'c'].map(keyCalled) }));
  const { idToken, accessToken, published } = keysOf(file);
  expect([idToken.kid, accessToken.kid, published.map(({ kid }) => kid)]).toEqual(['a', 'c', ['a', 'b', 'c']]);
});

it.each([
  ['{}', {}],
  ['null', null],
  ['an EC key', generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' })],
  ['1024 bits', generateKeyPairSync('rsa', { modulusLength: 1024 }).privateKey.export({ format: 'jwk' })],
  ['a public key', generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({ format: 'jwk' })],
])('names the key of MOCK_KEYS_FILE that cannot sign: %s', (_what, key) => {
  writeFileSync(file, `\uFEFF${JSON.stringify({ keys: [keyCalled('a'), key] })}`);
  expect(() => keysOf(file)).toThrow(/^MOCK_KEYS_FILE: key 2 of .*keys\.json is not a private RSA key of 2048 bits or more, as a JWK\.$/);
});

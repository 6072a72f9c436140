import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { audienceOf, settings } from '../../mocks/backend/provider/settings';
import { ask, assertionOf, codeFor, exchange, newClient } from '../support/provider-requests';

let client = '';
beforeEach(async () => {
  client = await newClient();
});
afterEach(() => {
  settings.assertionAudience = 'token';
});

const check = async (assertion: unknown, id = client) => {
  const { status, body } = await ask(`/mock/clients/${id}/check`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_assertion: assertion }),
  });
  return { status, body };
};

const now = () => Math.floor(Date.now() / 1000);
const inOneHour = 'seconds since 1970, at most 60 minutes ahead';
/** Of a client that is registered with the key by which it signs. */
async function signedWithRs256() {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
  client = await newClient({ jwks: { keys: [await exportJWK(publicKey)] } });
  const claims = { iss: client, sub: client, aud: 'http://localhost:3000/token', jti: crypto.randomUUID(), exp: now() + 60 };
  return new SignJWT(claims).setProtectedHeader({ alg: 'RS256' }).sign(privateKey);
}

const changed = (claims: JWTPayload) => () => assertionOf(client, claims);

it('accepts a correct assertion, and does not use it up', async () => {
  const assertion = await assertionOf(client);
  expect(await check(assertion)).toEqual({ status: 200, body: { accepted: true, findings: [] } });
  expect((await exchange(client, { code: await codeFor(client), client_assertion: assertion })).status).toBe(200);
  expect((await check(assertion)).body?.findings).toEqual([
    { part: 'jti', expected: 'a text that no other assertion has', received: 'one that was used before' },
  ]);
});

/** Each is refused by the token endpoint too. */
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
  ['unknown kid', () => assertionOf(client, {}, { alg: 'RS512', kid: 'x' }), 'signature', /registered/, 'a kid that no registered key has'],
])('POST /mock/clients/{id}/check describes an assertion with %s', async (_what, assertion, part, expected, received) => {
  const sent = await assertion();
  const matching = (wanted: string | RegExp) => (typeof wanted === 'string' ? wanted : (expect.stringMatching(wanted) as string));
  expect((await check(sent)).body).toEqual({
    accepted: false,
    findings: [{ part, expected: matching(expected), received: matching(received) }],
  });
  expect((await exchange(client, { code: await codeFor(client), client_assertion: sent })).status).toBe(400);
});

it('reports several faults at once, and no value of the assertion', async () => {
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

it('answers 404 for an unknown client', async () => {
  expect(await check('x', 'nobody')).toMatchObject({ status: 404, body: { error: 'not_found' } });
});

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

it('refuses another value of MOCK_ASSERTION_AUDIENCE with a sentence', () => {
  expect(() => audienceOf('tokens')).toThrow('MOCK_ASSERTION_AUDIENCE is tokens: it is token, issuer, either, or is left out.');
});

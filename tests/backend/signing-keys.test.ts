import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { keysOf, publicJwk, signingKeys } from '../../mocks/backend/provider/signing-keys';

const file = join(mkdtempSync(join(tmpdir(), 'keys-')), 'keys.json');
const keyCalled = (kid: string) => ({
  ...generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }),
  kid,
});

it('creates two keys and publishes only the public halves', async () => {
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

it('names a file without keys', () => {
  writeFileSync(file, '{}');
  expect(() => keysOf(file)).toThrow(/MOCK_KEYS_FILE: .*keys\.json has no "keys"/);
});

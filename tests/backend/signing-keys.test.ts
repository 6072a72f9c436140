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

it('two keys are made, of which only the public half is told', async () => {
  const { idToken, accessToken, published } = await signingKeys();
  expect(published).toEqual(expect.arrayContaining([idToken, accessToken]));
  expect(idToken.kid).not.toBe(accessToken.kid);
  expect(Object.keys(publicJwk(idToken)).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
});

it('keys of a file: the first for ID tokens, the last for access tokens, all of them published', () => {
  writeFileSync(file, JSON.stringify({ keys: ['a', 'b', 'c'].map(keyCalled) }));
  const { idToken, accessToken, published } = keysOf(file);
  expect([idToken.kid, accessToken.kid, published.map(({ kid }) => kid)]).toEqual(['a', 'c', ['a', 'b', 'c']]);
});

it('a file without keys is named', () => {
  writeFileSync(file, '{}');
  expect(() => keysOf(file)).toThrow(/MOCK_KEYS_FILE: .*keys\.json has no "keys"/);
});

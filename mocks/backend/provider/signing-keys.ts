import { createPrivateKey, createPublicKey, generateKeyPair, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import type { JWK } from 'jose';
import { settings } from './settings';

/** A signing key, and the `kid` by which a client finds its public half. */
export interface SigningKey {
  kid: string;
  privateKey: KeyObject;
}

const generate = promisify(generateKeyPair);

/** A new RSA key. */
export async function newSigningKey(): Promise<SigningKey> {
  const { privateKey } = await generate('rsa', { modulusLength: 2048 });
  return { kid: crypto.randomUUID(), privateKey };
}

/** The public half as a JWK (RFC 7517). */
export const publicJwk = ({ kid, privateKey }: SigningKey): JWK => ({
  ...(createPublicKey(privateKey).export({ format: 'jwk' }) as JWK),
  kid,
  alg: 'RS512',
  use: 'sig',
});

interface Keys {
  idToken: SigningKey;
  accessToken: SigningKey;
  /** The keys of /.well-known/jwks.json, including rotated ones. */
  published: SigningKey[];
}

let made: Promise<Keys> | undefined;

/** The provider's keys: created on first use, or read from the file of the settings. */
export const signingKeys = (): Promise<Keys> => (made ??= settings.keysFile ? Promise.resolve(keysOf(settings.keysFile)) : newKeys());

async function newKeys(): Promise<Keys> {
  const [idToken, accessToken] = await Promise.all([newSigningKey(), newSigningKey()]);
  return { idToken, accessToken, published: [idToken, accessToken] };
}

/** Reads keys from a file. Throws a sentence that names it. */
export function keysOf(file: string): Keys {
  const { keys = [] } = JSON.parse(readFileSync(file, 'utf8')) as { keys?: JWK[] };
  const published = keys.map((jwk) => ({ kid: jwk.kid ?? crypto.randomUUID(), privateKey: createPrivateKey({ key: jwk, format: 'jwk' }) }));
  const [idToken] = published;
  const accessToken = published.at(-1);
  if (!idToken || !accessToken) throw new Error(`MOCK_KEYS_FILE: ${file} has no "keys". It is a JSON Web Key Set with private RSA keys.`);
  return { idToken, accessToken, published };
}

import { createPrivateKey, createPublicKey, generateKeyPair, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import type { JWK } from 'jose';
import { isRecord } from '../http/body';
import { readJson, settings } from './settings';

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

let made = settings.keysFile ? Promise.resolve(keysOf(settings.keysFile)) : undefined;

/** The provider's keys: read from the file of the settings, or created on first use. */
export const signingKeys = (): Promise<Keys> => (made ??= newKeys());

async function newKeys(): Promise<Keys> {
  const [idToken, accessToken] = await Promise.all([newSigningKey(), newSigningKey()]);
  return { idToken, accessToken, published: [idToken, accessToken] };
}

/** Reads keys from a file. Throws a sentence that names it. */
export function keysOf(file: string): Keys {
  const set = readJson('MOCK_KEYS_FILE', file);
  const keys: unknown[] = isRecord(set) && Array.isArray(set.keys) ? set.keys : [];
  const published = keys.map((jwk, index) => {
    const privateKey = privateKeyOf(jwk as JWK);
    if (!privateKey) {
      throw new Error(`MOCK_KEYS_FILE: key ${index + 1} of ${file} is not a private RSA key of 2048 bits or more, as a JWK.`);
    }
    return { kid: (jwk as JWK).kid ?? crypto.randomUUID(), privateKey };
  });
  const [idToken] = published;
  const accessToken = published.at(-1);
  if (!idToken || !accessToken) throw new Error(`MOCK_KEYS_FILE: ${file} has no "keys". It is a JSON Web Key Set with private RSA keys.`);
  return { idToken, accessToken, published };
}

/** Undefined for anything but a key that can sign with RS512. */
function privateKeyOf(jwk: JWK): KeyObject | undefined {
  try {
    const key = createPrivateKey({ key: jwk, format: 'jwk' });
    const { modulusLength = 0 } = key.asymmetricKeyDetails ?? {};
    return key.asymmetricKeyType === 'rsa' && modulusLength >= 2048 ? key : undefined;
  } catch {
    return undefined;
  }
}

import { createDecipheriv, hkdfSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { keyOf, seal, unseal } from '@/state/storage/seal';

const bytesOf = (base64: string) => Buffer.from(base64, 'base64');

describe('encrypted text', () => {
  it('is a nonce of 12 bytes, the AES-GCM ciphertext and a tag of 16 bytes, in base64', async () => {
    const sealed = bytesOf(await seal(await keyOf('session'), 'profile 1', '{"email":"mayá"}'));
    const key = Buffer.from(hkdfSync('sha256', 'session', '', 'nhs-login stored state', 32));
    const open = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12));
    open.setAAD(Buffer.from('profile 1'));
    open.setAuthTag(sealed.subarray(-16));
    expect(Buffer.concat([open.update(sealed.subarray(12, -16)), open.final()]).toString()).toBe('{"email":"mayá"}');
  });

  it('has a different nonce each time', async () => {
    const key = await keyOf('session');
    const [one, other] = [bytesOf(await seal(key, '', 'text')), bytesOf(await seal(key, '', 'text'))];
    expect(one.subarray(0, 12)).not.toEqual(other.subarray(0, 12));
  });

  it('is decrypted by the same session for the same entry', async () => {
    const sealed = await seal(await keyOf('session'), 'profile 1', 'text');
    expect(await unseal(await keyOf('session'), 'profile 1', sealed)).toBe('text');
    await expect(unseal(await keyOf('other'), 'profile 1', sealed)).rejects.toThrow();
    await expect(unseal(await keyOf('session'), 'profile 2', sealed)).rejects.toThrow();
  });
});

it('uses a key that nobody can export or use otherwise', async () => {
  const { extractable, usages, algorithm } = await keyOf('session');
  expect({ extractable, usages, algorithm }).toEqual({
    extractable: false,
    usages: ['encrypt', 'decrypt'],
    algorithm: { name: 'AES-GCM', length: 256 },
  });
});

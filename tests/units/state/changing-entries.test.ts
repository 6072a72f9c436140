import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openSignIn } from '@/session/sign-in';
import { sealedStorage } from '@/state/storage/sealed-storage';
import { writeSession } from '../../support/cookies-by-hand';
import { dropCookie } from '../../support/plain-cookies';

const [profile, journey] = ['nhs-login-profile', 'nhs-login-journey'];
const broken = () => {
  throw new DOMException('The operation is insecure', 'SecurityError');
};

beforeEach(() => {
  writeSession('first');
  openSignIn();
});

async function written() {
  const storage = sealedStorage();
  await storage.setItem(profile, '{"email":"1"}');
  await storage.setItem(journey, '{"detours":"2"}');
  return storage;
}

describe('entry removed by another document', () => {
  it.each<[string, () => void, boolean]>([
    ['none was', () => undefined, false],
    ['one was', () => localStorage.removeItem(profile), true],
    ['the other was', () => localStorage.removeItem(journey), true],
    ['all were', () => localStorage.clear(), true],
    ['it was another app that went', () => localStorage.removeItem('another-app'), false],
  ])('is detected as missing when %s', async (_when, change, missing) => {
    const storage = await written();
    change();
    expect(storage.anyMissing()).toBe(missing);
  });

  it('is detected by a document that has only read it', async () => {
    await written();
    const reader = sealedStorage();
    await reader.getItem(profile);
    localStorage.removeItem(journey);
    expect(reader.anyMissing()).toBe(false);
    localStorage.removeItem(profile);
    expect(reader.anyMissing()).toBe(true);
  });

  it('is not detected by a document without a read or write', () => {
    expect(sealedStorage().anyMissing()).toBe(false);
  });

  it.each(['setItem', 'getItem'] as const)('is not detected when %s is blocked', async (method) => {
    vi.spyOn(Storage.prototype, method).mockImplementation(broken);
    expect((await written()).anyMissing()).toBe(false);
  });
});

describe('blocked storage', () => {
  it('reads as empty', async () => {
    const storage = await written();
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(broken);
    expect(await storage.getItem(profile)).toBeNull();
    await expect(storage.setItem(profile, '{"email":"3"}')).resolves.toBeUndefined();
    await expect(storage.removeItem(profile)).resolves.toBeUndefined();
  });
});

describe('slow encryption', () => {
  it('does not overwrite a newer value', async () => {
    const storage = sealedStorage();
    await Promise.all([storage.setItem(profile, '{"email":"1"}'), storage.setItem(profile, '{"email":"2"}')]);
    expect(await storage.getItem(profile)).toBe('{"email":"2"}');
  });

  it('is discarded when the value was replaced meanwhile', async () => {
    const put = vi.spyOn(Storage.prototype, 'setItem');
    const storage = sealedStorage();
    await Promise.all([storage.setItem(profile, '{"email":"1"}'), storage.setItem(profile, '{"email":"2"}')]);
    expect(put).toHaveBeenCalledTimes(1);
  });

  it('does not restore a removed entry', async () => {
    const storage = sealedStorage();
    const writing = storage.setItem(profile, '{"email":"1"}');
    await storage.removeItem(profile);
    await writing;
    expect(localStorage).toHaveLength(0);
  });

  it('is not cancelled by a read of a missing entry', async () => {
    const storage = sealedStorage();
    const writing = storage.setItem(profile, '{"email":"1"}');
    expect(await storage.getItem(profile)).toBeNull();
    await writing;
    expect(await storage.getItem(profile)).toBe('{"email":"1"}');
  });

  it.each<[string, () => void]>([
    ['another session has begun', () => writeSession('second')],
    ['the session has gone', () => dropCookie('nhs-authorization-cookie')],
  ])('is discarded when %s meanwhile', async (_when, change) => {
    const writing = sealedStorage().setItem(profile, '{"email":"1"}');
    change();
    await writing;
    expect(localStorage).toHaveLength(0);
  });

  it('is not decrypted when the entry was removed meanwhile', async () => {
    const storage = await written();
    const opening = storage.getItem(profile);
    await storage.removeItem(profile);
    expect(await opening).toBeNull();
    expect([localStorage.getItem(profile), storage.anyMissing()]).toEqual([null, false]);
  });
});

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openSignIn, replaceSessionId } from '@/session/sign-in';
import { keyOf, unseal } from '@/state/storage/seal';
import { sealedStorage } from '@/state/storage/sealed-storage';
import { writeSession, writeToken } from '../../support/cookies-by-hand';
import { dropCookie } from '../../support/plain-cookies';

const name = 'nhs-login-profile';
const now = 1_700_000_000_000;
const minute = 60_000;
const [one, other] = ['{"email":"maya","status":null}', '{"email":"ada","status":null}'];

const entry = (key = name) => JSON.parse(localStorage.getItem(key) ?? '{}') as { savedAt: number; sealed: string };
const openedBy = async (session: string, about: string) => unseal(await keyOf(session), about, entry().sealed);
const at = (minutes: number) => void vi.setSystemTime(now + minutes * minute);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  writeSession('first');
  openSignIn();
});

describe('written entry', () => {
  it('has a timestamp and is encrypted for the session', async () => {
    await sealedStorage().setItem(name, one);
    expect(Object.keys(localStorage)).toEqual([name]);
    expect(entry()).toEqual({ savedAt: now, sealed: expect.any(String) });
    expect(await openedBy('first', `${name} ${now}`)).toBe(one);
  });

  it('is encrypted for the account that has signed in', async () => {
    writeToken('maya');
    await sealedStorage().setItem(name, one);
    expect(await openedBy('first', `${name} ${now} maya`)).toBe(one);
  });

  it('is encrypted for a session renewed while the document lives', async () => {
    const storage = sealedStorage();
    await storage.setItem(name, one);
    replaceSessionId('renewed');
    await storage.setItem(name, other);
    expect(await openedBy('renewed', `${name} ${now}`)).toBe(other);
  });

  it('shares one key with all entries of a session', async () => {
    const derived = vi.spyOn(crypto.subtle, 'deriveKey');
    const storage = sealedStorage();
    await storage.setItem(name, one);
    await storage.setItem('nhs-login-journey', one);
    await storage.getItem(name);
    expect(derived).toHaveBeenCalledTimes(1);
  });

  it.each(['setItem', 'removeItem'] as const)('is not written without a session, nor after a %s in one', async (method) => {
    const storage = sealedStorage();
    await storage[method]('nhs-login-journey', one);
    dropCookie('nhs-authorization-cookie');
    openSignIn();
    await storage.setItem(name, one);
    expect(localStorage.getItem(name)).toBeNull();
  });

  it('is encrypted again for the account that signs in, with its timestamp', async () => {
    const storage = sealedStorage();
    await storage.setItem(name, one);
    await storage.setItem('nhs-login-journey', other);
    at(20);
    writeToken('maya');
    await storage.sealAll();
    expect(await openedBy('first', `${name} ${now} maya`)).toBe(one);
    const { savedAt, sealed } = entry('nhs-login-journey');
    expect(savedAt).toBe(now);
    expect(await unseal(await keyOf('first'), `nhs-login-journey ${now} maya`, sealed)).toBe(other);
  });

  it('is not written when the browser cannot encrypt', async () => {
    vi.spyOn(crypto.subtle, 'importKey').mockRejectedValue(new DOMException('No', 'NotSupportedError'));
    const storage = sealedStorage();
    await storage.setItem(name, one);
    expect(localStorage).toHaveLength(0);
    expect(storage.anyMissing()).toBe(false);
  });

  it('is removed on request', async () => {
    const storage = sealedStorage();
    await storage.setItem(name, one);
    await storage.removeItem(name);
    expect(localStorage).toHaveLength(0);
    expect(await storage.getItem(name)).toBeNull();
    expect(storage.anyMissing()).toBe(false);
  });
});

describe('timestamp of an entry', () => {
  it('is that of its last change', async () => {
    const storage = sealedStorage();
    const times: number[] = [];
    for (const [minutes, value] of [
      [0, one],
      [10, one],
      [30, other],
      [40, other],
      [50, one],
    ] as const) {
      at(minutes);
      await storage.setItem(name, value);
      times.push((entry().savedAt - now) / minute);
    }
    expect(times).toEqual([0, 0, 30, 30, 50]);
  });

  it('is preserved by a reload', async () => {
    await sealedStorage().setItem(name, one);
    at(20);
    const reloaded = sealedStorage();
    expect(await reloaded.getItem(name)).toBe(one);
    await reloaded.setItem(name, one);
    expect(entry().savedAt).toBe(now);
  });

  it('restarts for an entry that was removed', async () => {
    const storage = sealedStorage();
    await storage.setItem(name, one);
    await storage.removeItem(name);
    at(20);
    await storage.setItem(name, one);
    expect(entry().savedAt).toBe(now + 20 * minute);
  });

  it('is never ahead of the reading clock', async () => {
    at(30);
    await sealedStorage().setItem(name, one);
    at(0);
    const reloaded = sealedStorage();
    await reloaded.getItem(name);
    await reloaded.setItem(name, one);
    expect(entry().savedAt).toBe(now);
  });
});

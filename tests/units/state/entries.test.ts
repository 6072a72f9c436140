import { openSignIn, replaceSessionId } from '@/session/sign-in';
import { keyOf, seal, unseal } from '@/state/storage/seal';
import { sealedStorage } from '@/state/storage/sealed-storage';
import { writeSession, writeToken } from '../../support/cookies-by-hand';
import { dropCookie } from '../../support/plain-cookies';

const [profile, journey, deadlines] = ['nhs-login-profile', 'nhs-login-journey', 'nhs-login-deadlines'];
const now = 1_700_000_000_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  writeSession('first');
  openSignIn();
});

describe('stored entry', () => {
  const value = '{"email":"maya"}';
  const hour = 3_600_000;

  /** An entry in the storage format, encrypted by the test itself. */
  async function write({
    by = 'first',
    key = profile,
    about = `${profile} ${now}`,
    savedAt = now as unknown,
    as = (sealed: string): unknown => sealed,
  } = {}) {
    const sealed = await seal(await keyOf(by), about, value);
    localStorage.setItem(key, JSON.stringify({ savedAt, sealed: as(sealed) }));
  }
  /** Whether the app has removed an entry that it cannot decrypt. */
  const read = async (storage = sealedStorage(), key = profile) => {
    const found = await storage.getItem(key);
    return { found, stays: localStorage.getItem(key) !== null };
  };
  const opened = { found: value, stays: true };
  const dropped = { found: null, stays: false };

  it('decrypts a stored entry of its session before a login', async () => {
    await write();
    expect(await read()).toEqual(opened);
  });

  it('decrypts a stored entry of its account', async () => {
    writeToken('maya');
    await write({ about: `${profile} ${now} maya` });
    expect(await read()).toEqual(opened);
  });

  it('decrypts a stored entry for the user who has signed in since', async () => {
    writeToken('maya');
    await write();
    expect(await read()).toEqual(opened);
  });

  it.each<[string, Parameters<typeof write>[0]]>([
    ['another session', { by: 'second' }],
    ['no session', { by: '' }],
    ['another account', { about: `${profile} ${now} ada` }],
    ['another entry', { about: `nhs-login-journey ${now}` }],
    ['another time', { about: `${profile} ${now - 1}` }],
  ])('drops a stored entry that belongs to %s', async (_what, how) => {
    await write(how);
    expect(await read()).toEqual(dropped);
  });

  it('drops a stored entry in a document without a session, even if it was encrypted without one', async () => {
    const storage = sealedStorage();
    await write();
    expect(await read(storage)).toEqual(opened);
    dropCookie('nhs-authorization-cookie');
    openSignIn();
    await write({ by: '' });
    expect(await read(storage)).toEqual(dropped);
  });

  it('decrypts in a renewed session a stored entry that was encrypted since', async () => {
    await write({ by: 'renewed' });
    replaceSessionId('renewed');
    expect(await read()).toEqual(opened);
  });

  it.each<[string, string, number, object]>([
    [profile, 'less than an hour old', now - hour + 1, opened],
    [profile, 'an hour old', now - hour, dropped],
    [profile, 'less than an hour ahead', now + hour - 1, opened],
    [profile, 'an hour ahead', now + hour, dropped],
    [deadlines, 'less than a day old', now - 24 * hour + 1, opened],
    [deadlines, 'a day old', now - 24 * hour, dropped],
  ])('decides whether the stored %s is valid that is %s', async (key, _what, savedAt, result) => {
    await write({ key, savedAt, about: `${key} ${savedAt}` });
    expect(await read(sealedStorage(), key)).toEqual(result);
  });

  it.each<[string, Parameters<typeof write>[0]]>([
    ['a time that is a text', { savedAt: String(now) }],
    ['no time', { savedAt: null }],
    ['a sealed text in a list', { as: (sealed) => [sealed] }],
    ['no sealed text', { as: () => undefined }],
    ['a sealed text that is cut', { as: (sealed) => sealed.slice(0, 8) }],
    ['a sealed text that is not base64', { as: () => '•' }],
  ])('drops a stored entry that has %s', async (_what, how) => {
    await write(how);
    expect(await read()).toEqual(dropped);
  });

  it.each(['', 'null', '42', '"text"', '[]', '{}', '{"savedAt":'])('drops a stored entry that is %j', async (text) => {
    localStorage.setItem(profile, text);
    expect(await read()).toEqual(dropped);
  });

  it('reads no stored entry in an empty browser', async () => expect(await read()).toEqual(dropped));
});

const broken = new DOMException('The operation is insecure', 'SecurityError');

async function written() {
  const storage = sealedStorage();
  await storage.setItem(profile, '{"email":"1"}');
  await storage.setItem(journey, '{"detours":"2"}');
  return storage;
}

it.each<[string, () => void, boolean]>([
  ['none was', () => undefined, false],
  ['one was', () => localStorage.removeItem(profile), true],
  ['the other was', () => localStorage.removeItem(journey), true],
  ['all were', () => localStorage.clear(), true],
  ['it was another app that went', () => localStorage.removeItem('another-app'), false],
])('detects whether another document has removed an entry: %s', async (_when, change, missing) => {
  const storage = await written();
  change();
  expect(storage.anyMissing()).toBe(missing);
});

it('detects a removed entry in a document that has only read it', async () => {
  await written();
  const reader = sealedStorage();
  await reader.getItem(profile);
  localStorage.removeItem(journey);
  expect(reader.anyMissing()).toBe(false);
  localStorage.removeItem(profile);
  expect(reader.anyMissing()).toBe(true);
});

it('detects no removed entry in a document without a read or write', () => expect(sealedStorage().anyMissing()).toBe(false));

it.each(['setItem', 'getItem'] as const)('detects no removed entry when %s is blocked', async (method) => {
  vi.spyOn(Storage.prototype, method).mockThrow(broken);
  expect((await written()).anyMissing()).toBe(false);
});

it('reads blocked storage as empty', async () => {
  const storage = await written();
  vi.spyOn(window, 'localStorage', 'get').mockThrow(broken);
  expect(await storage.getItem(profile)).toBeNull();
  await expect(storage.setItem(profile, '{"email":"3"}')).resolves.toBeUndefined();
  await expect(storage.removeItem(profile)).resolves.toBeUndefined();
});

describe('slow encryption', () => {
  it('discards a slow encryption when the value was replaced meanwhile', async () => {
    const put = vi.spyOn(Storage.prototype, 'setItem');
    const storage = sealedStorage();
    await Promise.all([storage.setItem(profile, '{"email":"1"}'), storage.setItem(profile, '{"email":"2"}')]);
    expect(put).toHaveBeenCalledTimes(1);
    expect(await storage.getItem(profile)).toBe('{"email":"2"}');
  });

  it('does not restore an entry that was removed during its encryption', async () => {
    const storage = sealedStorage();
    const writing = storage.setItem(profile, '{"email":"1"}');
    await storage.removeItem(profile);
    await writing;
    expect(localStorage).toHaveLength(0);
  });

  it('completes an encryption during which the missing entry is read', async () => {
    const storage = sealedStorage();
    const writing = storage.setItem(profile, '{"email":"1"}');
    expect(await storage.getItem(profile)).toBeNull();
    await writing;
    expect(await storage.getItem(profile)).toBe('{"email":"1"}');
  });

  it.each<[string, () => void]>([
    ['another session has begun', () => writeSession('second')],
    ['the session has ended', () => dropCookie('nhs-authorization-cookie')],
  ])('discards a slow encryption when %s meanwhile', async (_when, change) => {
    const writing = sealedStorage().setItem(profile, '{"email":"1"}');
    change();
    await writing;
    expect(localStorage).toHaveLength(0);
  });

  it('returns no value of an entry that was removed during its decryption', async () => {
    const storage = await written();
    const opening = storage.getItem(profile);
    await storage.removeItem(profile);
    expect(await opening).toBeNull();
    expect([localStorage.getItem(profile), storage.anyMissing()]).toEqual([null, false]);
  });
});

const minute = 60_000;
const [one, other] = ['{"email":"maya","status":null}', '{"email":"ada","status":null}'];

const entry = (key = profile) => JSON.parse(localStorage.getItem(key) ?? '{}') as { savedAt: number; sealed: string };
const openedBy = async (session: string, about: string) => unseal(await keyOf(session), about, entry().sealed);
const at = (minutes: number) => void vi.setSystemTime(now + minutes * minute);

describe('written entry', () => {
  it('writes an entry with a timestamp, encrypted for the session', async () => {
    await sealedStorage().setItem(profile, one);
    expect(Object.keys(localStorage)).toEqual([profile]);
    expect(entry()).toEqual({ savedAt: now, sealed: expect.any(String) });
    expect(await openedBy('first', `${profile} ${now}`)).toBe(one);
  });

  it('encrypts a written entry for the account that has signed in', async () => {
    writeToken('maya');
    await sealedStorage().setItem(profile, one);
    expect(await openedBy('first', `${profile} ${now} maya`)).toBe(one);
  });

  it('encrypts a written entry for a session renewed while the document lives', async () => {
    const storage = sealedStorage();
    await storage.setItem(profile, one);
    replaceSessionId('renewed');
    await storage.setItem(profile, other);
    expect(await openedBy('renewed', `${profile} ${now}`)).toBe(other);
  });

  it('derives one key for all entries of a session', async () => {
    const derived = vi.spyOn(crypto.subtle, 'deriveKey');
    const storage = sealedStorage();
    await storage.setItem(profile, one);
    await storage.setItem(journey, one);
    await storage.getItem(profile);
    expect(derived).toHaveBeenCalledTimes(1);
  });

  it.each(['setItem', 'removeItem'] as const)('writes no entry without a session, nor after a %s in one', async (method) => {
    const storage = sealedStorage();
    await storage[method](journey, one);
    dropCookie('nhs-authorization-cookie');
    openSignIn();
    await storage.setItem(profile, one);
    expect(localStorage.getItem(profile)).toBeNull();
  });

  it('encrypts written entries again for the account that signs in, with their timestamps', async () => {
    const storage = sealedStorage();
    await storage.setItem(profile, one);
    await storage.setItem(journey, other);
    at(20);
    writeToken('maya');
    await storage.sealAll();
    expect(await openedBy('first', `${profile} ${now} maya`)).toBe(one);
    const { savedAt, sealed } = entry(journey);
    expect(savedAt).toBe(now);
    expect(await unseal(await keyOf('first'), `nhs-login-journey ${now} maya`, sealed)).toBe(other);
  });

  it('writes no entry when the browser cannot encrypt', async () => {
    vi.spyOn(crypto.subtle, 'importKey').mockRejectedValue(new DOMException('No', 'NotSupportedError'));
    const storage = sealedStorage();
    await storage.setItem(profile, one);
    expect(localStorage).toHaveLength(0);
    expect(storage.anyMissing()).toBe(false);
  });

  it('removes a written entry on request', async () => {
    const storage = sealedStorage();
    await storage.setItem(profile, one);
    await storage.removeItem(profile);
    expect(localStorage).toHaveLength(0);
    expect(await storage.getItem(profile)).toBeNull();
    expect(storage.anyMissing()).toBe(false);
  });
});

it('sets the timestamp of an entry to that of its last change', async () => {
  const storage = sealedStorage();
  const savedAfter = async (minutes: number, value: string) => {
    at(minutes);
    await storage.setItem(profile, value);
    return (entry().savedAt - now) / minute;
  };
  expect([await savedAfter(0, one), await savedAfter(10, one)]).toEqual([0, 0]);
  expect([await savedAfter(30, other), await savedAfter(40, other)]).toEqual([30, 30]);
  expect(await savedAfter(50, one)).toBe(50);
});

it('preserves the timestamp of an entry over a reload', async () => {
  await sealedStorage().setItem(profile, one);
  at(20);
  const reloaded = sealedStorage();
  expect(await reloaded.getItem(profile)).toBe(one);
  await reloaded.setItem(profile, one);
  expect(entry().savedAt).toBe(now);
});

it('restarts the timestamp of an entry that was removed', async () => {
  const storage = sealedStorage();
  await storage.setItem(profile, one);
  await storage.removeItem(profile);
  at(20);
  await storage.setItem(profile, one);
  expect(entry().savedAt).toBe(now + 20 * minute);
});

it('sets the timestamp of an entry never ahead of the reading clock', async () => {
  at(30);
  await sealedStorage().setItem(profile, one);
  at(0);
  const reloaded = sealedStorage();
  await reloaded.getItem(profile);
  await reloaded.setItem(profile, one);
  expect(entry().savedAt).toBe(now);
});

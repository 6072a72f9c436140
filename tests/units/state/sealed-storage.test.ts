import { createDecipheriv, hkdfSync } from 'node:crypto';
import fc from 'fast-check';
import { SESSION_HOURS } from '@/limits-and-durations';
import { openSignIn, replaceSessionId } from '@/session/sign-in';
import { storedDeadlines } from '@/state/deadlines';
import { keyOf, seal, unseal } from '@/state/seal';
import { sealedStorage } from '@/state/sealed-storage';
import { dropCookie, openStorage, writeSession, writeToken } from '../../support/environment';

const nameOf = (slice: string) => `nhs-login-${slice}`;
const [profile, journey, client, deadlines] = [nameOf('profile'), nameOf('journey'), nameOf('client'), nameOf('deadlines')] as const;
const now = 1_700_000_000_000;
const minute = 60_000;
const session = SESSION_HOURS * 60 * minute;
const day = 24 * 60 * minute;
/** Without a session in the deadlines, a new entry about the user lives as long as one. */
const end = now + session;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  writeSession('first');
  openSignIn();
});

describe('stored entry', () => {
  const value = { email: 'maya' };

  /** An entry in the storage format, encrypted by the test itself. */
  async function write({
    by = 'first',
    key = profile,
    about = `${profile} ${end}`,
    until = end as unknown,
    as = (sealed: string): unknown => sealed,
    content = JSON.stringify(value),
  } = {}) {
    const sealed = await seal(await keyOf(by), about, content);
    localStorage.setItem(key, JSON.stringify({ end: until, sealed: as(sealed) }));
  }
  /** Whether the app has removed an entry that it cannot decrypt. */
  const read = async (storage = openStorage(), key = profile) => {
    const found = await storage.getItem(key);
    return { found, stays: localStorage.getItem(key) !== null };
  };
  const opened = { found: value, stays: true };
  const dropped = { found: null, stays: false };

  it.each([
    ['of its session before a login', false, undefined],
    ['of its account', true, { about: `${profile} ${end} maya` }],
    ['for the user who has signed in since', true, undefined],
  ])('decrypts a stored entry %s', async (_which, loggedIn, how) => {
    if (loggedIn) writeToken('maya');
    await write(how);
    expect(await read()).toEqual(opened);
  });

  it.each<[string, Parameters<typeof write>[0]]>([
    ['another session', { by: 'second' }],
    ['no session', { by: '' }],
    ['another account', { about: `${profile} ${end} ada` }],
    ['another entry', { about: `${journey} ${end}` }],
    ['another end', { about: `${profile} ${end - 1}` }],
  ])('drops a stored entry that belongs to %s', async (_what, how) => {
    await write(how);
    expect(await read()).toEqual(dropped);
  });

  it('drops a stored entry in a document without a session, even if it was encrypted without one', async () => {
    const storage = openStorage();
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
    [profile, 'that ends now', now, dropped],
    [profile, 'that ends in an hour', now + session, opened],
    [profile, 'that ends later, because the clock was set back', now + session + 1, dropped],
    [client, 'that ends later, because the clock was set back', now + session + 1, dropped],
    [deadlines, 'that ends in a day', now + day, opened],
    [deadlines, 'that ends later, because the clock was set back', now + day + 1, dropped],
  ])('decides whether the stored %s may be read %s', async (key, _what, until, result) => {
    await write({ key, until, about: `${key} ${until}` });
    expect(await read(openStorage(), key)).toEqual(result);
  });

  it.each<[string, Parameters<typeof write>[0]]>([
    ['an end that is a text', { until: String(end) }],
    ['no end', { until: null }],
    ['a sealed text in a list', { as: (sealed) => [sealed] }],
    ['no sealed text', { as: () => undefined }],
    ['a sealed text that is cut', { as: (sealed) => sealed.slice(0, 8) }],
    ['a sealed text that is not base64', { as: () => '•' }],
    ['content that is not JSON', { content: '{"email":' }],
  ])('drops a stored entry that has %s', async (_what, how) => {
    await write(how);
    expect(await read()).toEqual(dropped);
  });

  it.each(['', 'null', '42', '"text"', '[]', '{}', '{"end":'])('drops a stored entry that is %j', async (text) => {
    localStorage.setItem(profile, text);
    expect(await read()).toEqual(dropped);
  });
});

const broken = new DOMException('The operation is insecure', 'SecurityError');

async function written() {
  const storage = openStorage();
  await storage.setItem(profile, { email: '1' });
  await storage.setItem(journey, { accountCreated: true });
  return storage;
}

it.each<[string, () => void, boolean]>([
  ['none was', () => undefined, false],
  ['one was', () => localStorage.removeItem(profile), true],
  ['it was another app that went', () => localStorage.removeItem('another-app'), false],
])('detects whether another document has removed an entry: %s', async (_when, change, missing) => {
  const storage = await written();
  change();
  expect(storage.anyMissing()).toBe(missing);
});

it('detects a removed entry in a document that has only read it, and none in one without a read or write', async () => {
  await written();
  const reader = openStorage();
  expect(reader.anyMissing()).toBe(false);
  await reader.getItem(profile);
  localStorage.removeItem(journey);
  expect(reader.anyMissing()).toBe(false);
  localStorage.removeItem(profile);
  expect(reader.anyMissing()).toBe(true);
});

it.each(['setItem', 'getItem'] as const)('detects no removed entry when %s is blocked', async (method) => {
  vi.spyOn(Storage.prototype, method).mockThrow(broken);
  expect((await written()).anyMissing()).toBe(false);
});

it('reads blocked storage as empty', async () => {
  const storage = await written();
  vi.spyOn(window, 'localStorage', 'get').mockThrow(broken);
  expect(await storage.getItem(profile)).toBeNull();
  await expect(storage.setItem(profile, { email: '3' })).resolves.toBeUndefined();
  await expect(storage.removeItem(profile)).resolves.toBeUndefined();
});

describe('slow encryption', () => {
  it('discards a slow encryption when the value was replaced meanwhile', async () => {
    const put = vi.spyOn(Storage.prototype, 'setItem');
    const storage = openStorage();
    await Promise.all([storage.setItem(profile, { email: '1' }), storage.setItem(profile, { email: '2' })]);
    expect(put).toHaveBeenCalledTimes(1);
    expect(await storage.getItem(profile)).toEqual({ email: '2' });
  });

  it('does not restore an entry that was removed during its encryption', async () => {
    const storage = openStorage();
    const writing = storage.setItem(profile, { email: '1' });
    await storage.removeItem(profile);
    await writing;
    expect(localStorage).toHaveLength(0);
  });

  it('completes an encryption during which the missing entry is read', async () => {
    const storage = openStorage();
    const writing = storage.setItem(profile, { email: '1' });
    expect(await storage.getItem(profile)).toBeNull();
    await writing;
    expect(await storage.getItem(profile)).toEqual({ email: '1' });
  });

  it.each<[string, () => void]>([
    ['another session has begun', () => writeSession('second')],
    ['the session has ended', () => dropCookie('nhs-authorization-cookie')],
  ])('discards a slow encryption when %s meanwhile', async (_when, change) => {
    const writing = openStorage().setItem(profile, { email: '1' });
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

const one = { email: 'maya', status: null };
const other = { email: 'ada', status: null };

const entry = (key: string = profile) => JSON.parse(localStorage.getItem(key) ?? '{}') as { end: number; sealed: string };
const openedBy = async (session: string, about: string, key = profile) =>
  JSON.parse(await unseal(await keyOf(session), about, entry(key).sealed)) as object;
const at = (minutes: number) => void vi.setSystemTime(now + minutes * minute);

describe('written entry', () => {
  it.each([
    ['the session', () => undefined, ''],
    ['the account that has signed in', () => writeToken('maya'), ' maya'],
  ])('writes an entry with its end, encrypted for %s', async (_whom, before, account) => {
    before();
    await openStorage().setItem(profile, one);
    expect(Object.keys(localStorage)).toContain(profile);
    expect(entry()).toEqual({ end, sealed: expect.any(String) as string });
    expect(await openedBy('first', `${profile} ${end}${account}`)).toEqual(one);
  });

  it('encrypts a written entry for a session renewed while the document lives', async () => {
    const storage = openStorage();
    await storage.setItem(profile, one);
    replaceSessionId('renewed');
    await storage.setItem(profile, other);
    expect(await openedBy('renewed', `${profile} ${end}`)).toEqual(other);
  });

  it('derives one key for all entries of a session', async () => {
    const derived = vi.spyOn(crypto.subtle, 'deriveKey');
    const storage = openStorage();
    await storage.setItem(profile, one);
    await storage.setItem(journey, one);
    await storage.getItem(profile);
    expect(derived).toHaveBeenCalledTimes(1);
  });

  it.each(['setItem', 'removeItem'] as const)('writes no entry without a session, nor after a %s in one', async (method) => {
    const storage = openStorage();
    await storage[method](journey, one);
    dropCookie('nhs-authorization-cookie');
    openSignIn();
    await storage.setItem(profile, one);
    expect(localStorage.getItem(profile)).toBeNull();
  });

  it('writes no entry when the browser cannot encrypt', async () => {
    vi.spyOn(crypto.subtle, 'importKey').mockRejectedValue(new DOMException('No', 'NotSupportedError'));
    const storage = openStorage();
    await storage.setItem(profile, one);
    expect(localStorage).toHaveLength(0);
    expect(storage.anyMissing()).toBe(false);
  });

  it('gives a written entry its new end, although its content is written again during the encryption', async () => {
    const storage = openStorage();
    await storage.setItem(profile, one);
    at(20);
    await Promise.all([storage.rewrite(() => one, true), storage.setItem(profile, one)]);
    expect(entry().end).toBe(end + 20 * minute);
  });

  it.each([
    ['for the account that signs in, with their ends', false, end],
    ['with new ends, because the end of the session has moved', true, end + 20 * minute],
  ])('encrypts written entries again with their present content %s', async (_how, moved, until) => {
    const storage = openStorage();
    await storage.setItem(profile, one);
    await storage.setItem(journey, one);
    at(20);
    writeToken('maya');
    await storage.rewrite((name) => (name === profile ? one : other), moved);
    expect(await openedBy('first', `${profile} ${until} maya`)).toEqual(one);
    expect(await openedBy('first', `${journey} ${end + 20 * minute} maya`, journey)).toEqual(other);
  });
});

describe('end of an entry', () => {
  /** Storage in a session that ends, by its beginning and by its login, in so many minutes. */
  const inSession = (left: number, leftByLogin?: number) => {
    const begun = (minutes: number) => now + minutes * minute - session;
    const login = leftByLogin !== undefined && { login: begun(leftByLogin) };
    return sealedStorage(() => ({ ...storedDeadlines, byDevice: { session: begun(left), ...login } }));
  };

  it.each<[string, string, ReturnType<typeof openStorage>, number]>([
    ['an answer ends with the session', profile, inSession(10), 10 * minute],
    ['an answer after the login ends with the session of the login', profile, inSession(10, 40), 40 * minute],
    ['the draft ends with the session', 'nhs-login-draft', inSession(10), 10 * minute],
    ['the client service ends an hour later, also past the session', client, inSession(10), session],
    ['the deadlines end a day later, also past the session', deadlines, inSession(10), day],
  ])('%s', async (_what, name, storage, life) => {
    await storage.setItem(name, one);
    expect(entry(name).end).toBe(now + life);
  });

  it('preserves the end of an entry while its content is the same, and moves it with a change', async () => {
    const storage = openStorage();
    const endAfter = async (minutes: number, content: object) => {
      at(minutes);
      await storage.setItem(profile, content);
      return (entry().end - end) / minute;
    };
    expect([await endAfter(0, one), await endAfter(10, one)]).toEqual([0, 0]);
    expect([await endAfter(30, other), await endAfter(40, { ...other })]).toEqual([30, 30]);
    expect(await endAfter(50, one)).toBe(50);
  });

  it('preserves the end of an entry after a reload, and gives a removed entry a new one', async () => {
    await openStorage().setItem(profile, one);
    at(20);
    const reloaded = openStorage();
    expect(await reloaded.getItem(profile)).toEqual(one);
    await reloaded.setItem(profile, one);
    expect(entry().end).toBe(end);
    await reloaded.removeItem(profile);
    await reloaded.setItem(profile, one);
    expect(entry().end).toBe(end + 20 * minute);
  });

  /** The same value with the keys of each object in another order, and with members that JSON leaves out. */
  function shuffled(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(shuffled);
    if (Object(value) !== value) return value;
    const members = Object.entries(value as object).map(([key, member]) => [key, shuffled(member)] as const);
    return { ...Object.fromEntries(members.toReversed()), absent: undefined };
  }

  it('preserves the end of an entry in any order of keys, and moves it with any other change', async () => {
    const names = fc.string().filter((key) => !['absent', '__proto__'].includes(key));
    const contents = fc.dictionary(names, fc.jsonValue({ maxDepth: 3 }));
    const property = fc.asyncProperty(contents, contents, async (content, changed) => {
      at(0);
      await openStorage().setItem(profile, content);
      at(20);
      const reloaded = openStorage();
      await reloaded.getItem(profile);
      await reloaded.setItem(profile, shuffled(content) as object);
      expect(entry().end).toBe(end);
      await reloaded.setItem(profile, changed);
      expect(entry().end).toBe(JSON.stringify(shuffled(content)) === JSON.stringify(shuffled(changed)) ? end : end + 20 * minute);
    });
    await fc.assert(property, { numRuns: 50 });
  });

  it.each([
    [{ list: [1] }, { list: { 0: 1 } }],
    [{ list: [1] }, { list: [1, 2] }],
    [{ client: { name: 'a' } }, { client: null }],
    [{ client: null }, { client: {} }],
    [{ end: 0 }, { end: '0' }],
    [{}, { one: 1 }],
  ])('moves from %j to %j', async (before, after) => {
    const storage = openStorage();
    await storage.setItem(profile, before);
    at(20);
    await storage.setItem(profile, after);
    expect(entry().end).toBe(end + 20 * minute);
  });
});

const texts = fc.string({ unit: 'grapheme', maxLength: 400 });

it('decrypts a value to the same text, and never encrypts it to the same text twice', async () =>
  await fc.assert(
    fc.asyncProperty(texts, texts, texts, async (session, about, text) => {
      const key = await keyOf(session);
      const [once, again] = [await seal(key, about, text), await seal(key, about, text)];
      expect(once).not.toBe(again);
      expect(await unseal(key, about, once)).toBe(text);
    }),
    { numRuns: 50 },
  ));

it('decrypts a value with no other key', async () =>
  await fc.assert(
    fc.asyncProperty(texts, texts, texts, async (session, other, text) => {
      fc.pre(session !== other);
      const key = await keyOf(session);
      const sealed = await seal(key, 'profile 1', text);
      await expect(unseal(await keyOf(other), 'profile 1', sealed)).rejects.toThrow();
      await expect(unseal(key, 'profile 2', sealed)).rejects.toThrow();
      await expect(unseal(key, 'proofing 1', sealed)).rejects.toThrow();
    }),
    { numRuns: 50 },
  ));

it('encrypts and decrypts a long value', async () => {
  const key = await keyOf('session');
  const long = 'é'.repeat(200_000);
  expect(await unseal(key, '', await seal(key, '', long))).toBe(long);
});

it('encrypts to a nonce of 12 bytes, the AES-GCM ciphertext and a tag of 16 bytes, in base64', async () => {
  const sealed = Buffer.from(await seal(await keyOf('session'), 'profile 1', '{"email":"mayá"}'), 'base64');
  const key = Buffer.from(hkdfSync('sha256', 'session', '', 'nhs-login stored state', 32));
  const open = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12));
  open.setAAD(Buffer.from('profile 1'));
  open.setAuthTag(sealed.subarray(-16));
  expect(Buffer.concat([open.update(sealed.subarray(12, -16)), open.final()]).toString()).toBe('{"email":"mayá"}');
});

it('uses a key that cannot be exported or used for another purpose', async () => {
  const algorithm = { name: 'AES-GCM', length: 256 };
  expect(await keyOf('session')).toMatchObject({ extractable: false, usages: ['encrypt', 'decrypt'], algorithm });
});

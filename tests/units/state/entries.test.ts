import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openSignIn, replaceSessionId } from '@/session/sign-in';
import { keyOf, seal } from '@/state/storage/seal';
import { sealedStorage } from '@/state/storage/sealed-storage';
import { writeSession, writeToken } from '../../support/cookies-by-hand';
import { dropCookie } from '../../support/plain-cookies';

const name = 'nhs-login-profile';
const value = '{"email":"maya"}';
const now = 1_700_000_000_000;
const hour = 3_600_000;

interface Entry {
  savedAt?: unknown;
  sealed?: unknown;
}

/** An entry as its format says, sealed by hand. */
async function write({ by = 'first', about = `${name} ${now}`, savedAt = now as unknown, as = (sealed: string): unknown => sealed } = {}) {
  const sealed = await seal(await keyOf(by), about, value);
  localStorage.setItem(name, JSON.stringify({ savedAt, sealed: as(sealed) } satisfies Entry));
}
/** Its fate: an entry that cannot be opened must go. */
const read = async (storage = sealedStorage()) => {
  const found = await storage.getItem(name);
  return { found, stays: localStorage.getItem(name) !== null };
};
const opened = { found: value, stays: true };
const dropped = { found: null, stays: false };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  writeSession('first');
  openSignIn();
});

describe('stored entry', () => {
  it('is decrypted by its session before a login', async () => {
    await write();
    expect(await read()).toEqual(opened);
  });

  it('is decrypted by its account', async () => {
    writeToken('maya');
    await write({ about: `${name} ${now} maya` });
    expect(await read()).toEqual(opened);
  });

  it('is decrypted by the user who has signed in since', async () => {
    writeToken('maya');
    await write();
    expect(await read()).toEqual(opened);
  });

  it.each<[string, Parameters<typeof write>[0]]>([
    ['another session', { by: 'second' }],
    ['no session', { by: '' }],
    ['another account', { about: `${name} ${now} ada` }],
    ['another entry', { about: `nhs-login-journey ${now}` }],
    ['another time', { about: `${name} ${now - 1}` }],
  ])('is dropped when it belongs to %s', async (_what, how) => {
    await write(how);
    expect(await read()).toEqual(dropped);
  });

  it('is dropped by a document without a session, even if it was encrypted without one', async () => {
    const storage = sealedStorage();
    await write();
    expect(await read(storage)).toEqual(opened);
    dropCookie('nhs-authorization-cookie');
    openSignIn();
    await write({ by: '' });
    expect(await read(storage)).toEqual(dropped);
  });

  it('is decrypted in a renewed session when it was encrypted since', async () => {
    await write({ by: 'renewed' });
    replaceSessionId('renewed');
    expect(await read()).toEqual(opened);
  });

  it.each<[string, number, object]>([
    ['less than an hour old', now - hour + 1, opened],
    ['an hour old', now - hour, dropped],
    ['less than an hour ahead', now + hour - 1, opened],
    ['an hour ahead', now + hour, dropped],
  ])('is judged valid or not when it is %s', async (_what, savedAt, result) => {
    await write({ savedAt, about: `${name} ${savedAt}` });
    expect(await read()).toEqual(result);
  });

  it.each<[string, Parameters<typeof write>[0]]>([
    ['a time that is a text', { savedAt: String(now) }],
    ['no time', { savedAt: null }],
    ['a sealed text in a list', { as: (sealed) => [sealed] }],
    ['no sealed text', { as: () => undefined }],
    ['a sealed text that is cut', { as: (sealed) => sealed.slice(0, 8) }],
    ['a sealed text that is not base64', { as: () => '•' }],
  ])('is dropped when it has %s', async (_what, how) => {
    await write(how);
    expect(await read()).toEqual(dropped);
  });

  it.each(['', 'null', '42', '"text"', '[]', '{}', '{"savedAt":'])('is dropped when it is %j', async (text) => {
    localStorage.setItem(name, text);
    expect(await read()).toEqual(dropped);
  });

  it('is absent in an empty browser', async () => {
    expect(await read()).toEqual(dropped);
  });
});

import { describe, expect, it } from 'vitest';
import { documentSession } from '@/session/sign-in';
import { keyOf, seal } from '@/state/storage/seal';
import { expectPage } from '../../support/page';
import { sample } from '../../support/sample';
import { email, slices, stored, storeEmailAndUnload } from '../../support/stored';
import { unloadDocument, visit } from '../../support/visit';

type Spoil = (key: string) => string | Promise<string>;

const entry = (key: string) => JSON.parse(localStorage.getItem(key) ?? '{}') as { savedAt: number; sealed: string };
const changed =
  (change: object): Spoil =>
  (key) =>
    JSON.stringify({ ...entry(key), ...change });
/** Whole, but with another content than the app has written. */
const resealed =
  (content: string, session = documentSession): Spoil =>
  async (key) => {
    const { savedAt } = entry(key);
    return JSON.stringify({ savedAt, sealed: await seal(await keyOf(session()), `${key} ${savedAt}`, content) });
  };
const persisted = (slice: object) => JSON.stringify({ ...slice, _persist: { version: -1, rehydrated: true } });
const flipped = (sealed: string) => `${sealed.slice(0, 30)}${sealed[30] === 'A' ? 'B' : 'A'}${sealed.slice(31)}`;

async function spoilAll(spoil: Spoil) {
  for (const [key, text] of await Promise.all(slices.map(async (name) => [name, await spoil(name)] as const)))
    localStorage.setItem(key, text);
}

describe('corrupted stored value', () => {
  it.each<[string, Spoil]>(
    sample(
      [
        ['is not JSON', () => '{"session":'],
        ['is empty', () => ''],
        ['is null', () => 'null'],
        ['is a number', () => '42'],
        ['is a list', () => '[]'],
        ['is not sealed', () => JSON.stringify({ savedAt: Date.now(), sealed: persisted({ email }) })],
        ['holds no text', changed({ sealed: { email } })],
        ['is shorter than a nonce', changed({ sealed: 'AAAA' })],
        ['was changed in one place', (key) => JSON.stringify({ ...entry(key), sealed: flipped(entry(key).sealed) })],
        ["is another key's", (key) => localStorage.getItem(slices[(slices.indexOf(key) + 1) % slices.length] ?? '') ?? ''],
        ['holds text that is not JSON', resealed('{"email":')],
        ['holds null', resealed('null')],
        [
          'holds keys of the wrong type',
          resealed(persisted({ email: 42, oidc: 'text', accountCreated: {}, hasTriedPasskey: 'yes', nhsNumber: null })),
        ],
        [
          'holds keys of the wrong shape',
          resealed(
            persisted({
              email: ['a'],
              client: { client_display_name: 1 },
              allowCredentials: [1],
              maskedEmailList: 'a',
              accountCreated: [1],
            }),
          ),
        ],
        ['is of another session', resealed(persisted({ email }), () => 'another session')],
        ['is of no session', resealed(persisted({ email }), () => '')],
        ['is older than an hour', changed({ savedAt: Date.now() - 3_600_000 })],
        ['is older than an hour, but says otherwise', (key) => JSON.stringify({ ...entry(key), savedAt: entry(key).savedAt + 1 })],
        ['is an hour ahead', changed({ savedAt: Date.now() + 3_700_000 })],
        ['has no age', changed({ savedAt: 'yesterday' })],
      ],
      4,
    ),
  )('does not break the start, and is dropped when it %s', async (_what, spoil) => {
    await storeEmailAndUnload();
    await spoilAll(spoil);
    const { store } = await visit('/enter-email');
    await expectPage('/enter-email', 'Enter your email address');
    expect(store.getState().profile).toMatchObject({ email: '', status: null, upliftRequired: false, phoneNumber: null });
    expect(store.getState().journey.roundTrips).toEqual([]);
    expect(store.getState().passkey).toMatchObject({ hasTriedPasskey: false, allowCredentials: [] });
    expect(store.getState().client).toMatchObject({ client: null, oidc: { state: 'state-of-the-client' } });
    await unloadDocument();
    expect(await stored()).not.toContain('"a"');
  });

  it('drops the other slices with it', async () => {
    await storeEmailAndUnload();
    const kept = localStorage.getItem('nhs-login-profile') ?? '';
    await spoilAll(resealed(persisted({ accountCreated: {} })));
    localStorage.setItem('nhs-login-profile', kept);
    const { store } = await visit('/enter-email');
    expect(store.getState().profile.email).toBe('');
    await unloadDocument();
    expect(await stored()).not.toContain(email);
  });

  it('loses unknown keys and preserves the rest', async () => {
    await storeEmailAndUnload();
    await spoilAll(resealed(persisted({ email, password: 'secret', isAdmin: true })));
    const { store } = await visit('/enter-email');
    expect(store.getState().profile.email).toBe(email);
    expect(JSON.stringify(store.getState())).not.toMatch(/secret|isAdmin/);
    await unloadDocument();
    expect(await stored()).not.toMatch(/secret|isAdmin/);
  });
});

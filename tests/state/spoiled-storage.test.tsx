import { describe, expect, it } from 'vitest';
import { arriveAt } from '../page';
import { depart, visit } from '../visit';
import { email, leaveBehind, slices, stored } from './stored';

describe('a stored value that is no good', () => {
  const envelope = (change: object) => (key: string) =>
    JSON.stringify({ ...(JSON.parse(localStorage.getItem(key) ?? '{}') as object), ...change });
  const persisted = (slice: object) => envelope({ value: JSON.stringify({ ...slice, _persist: '{"version":-1,"rehydrated":true}' }) });

  it.each<[string, (key: string) => string]>([
    ['is not JSON', () => '{"session":'],
    ['is empty', () => ''],
    ['is null', () => 'null'],
    ['is a number', () => '42'],
    ['is a list', () => '[]'],
    ['holds no text', envelope({ value: { email } })],
    ['holds text that is not JSON', envelope({ value: '{"email":' })],
    ['holds null', envelope({ value: 'null' })],
    ['holds keys that are not JSON', envelope({ value: '{"email":"mobile@","oidc":"{"}' })],
    [
      'holds keys of the wrong type',
      persisted({ email: '42', oidc: '"text"', detours: '{}', hasTriedPasskey: '"yes"', nhsNumber: 'null' }),
    ],
    [
      'holds keys of the wrong shape',
      persisted({ email: '["a"]', client: '{"client_display_name":1}', allowCredentials: '[1]', maskedEmailList: '"a"', detours: '[1]' }),
    ],
    ['is of another session', envelope({ session: 1 })],
    ['is of no session', envelope({ session: undefined })],
    ['is older than an hour', envelope({ savedAt: Date.now() - 3_600_000 })],
    ['has no age', envelope({ savedAt: 'yesterday' })],
  ])('because it %s does not break the start, and is dropped', async (_what, spoil) => {
    await leaveBehind();
    for (const key of slices) localStorage.setItem(key, spoil(key));
    const { store } = await visit('/enter-email');
    await arriveAt('/enter-email', 'Enter your email address');
    expect(store.getState().profile).toMatchObject({ email: '', status: null, upliftRequired: false, phoneNumber: null });
    expect(store.getState().journey.detours).toEqual([]);
    expect(store.getState().passkey).toMatchObject({ hasTriedPasskey: false, allowCredentials: [] });
    expect(store.getState().client).toMatchObject({ client: null, oidc: { state: 'state-of-the-client' } });
    depart();
    expect(stored()).not.toContain('"a"');
  });

  it('because it has keys that nobody knows loses those and keeps the rest', async () => {
    await leaveBehind();
    for (const key of slices)
      localStorage.setItem(key, persisted({ email: JSON.stringify(email), password: '"secret"', isAdmin: 'true' })(key));
    const { store } = await visit('/enter-email');
    expect(store.getState().profile.email).toBe(email);
    expect(JSON.stringify(store.getState())).not.toMatch(/secret|isAdmin/);
    depart();
    expect(stored()).not.toMatch(/secret|isAdmin/);
  });
});

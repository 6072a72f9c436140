import { documentSession, openSignIn } from '@/session/sign-in';
import { keyOf, seal } from '@/state/seal';
import { openPersistedStore, persistValues } from '../../support/bare-store';
import { writeSession } from '../../support/cookies-by-hand';
import { byNumber, openProofing } from '../../support/open-proofing';
import { expectPage } from '../../support/page';
import { sample } from '../../support/sample';
import { initialState } from '../../support/state-at-first';
import { email, overwriteSlice, slices, stored, storeEmailAndUnload } from '../../support/stored';
import { unloadDocument, visit } from '../../support/visit';

describe('malformed persisted values', () => {
  const { banners: _banners, page: _page, drafts: _drafts, document: _document, ...persistedAtFirst } = initialState;
  const noClient = { client_display_name: '', client_homepage_url: '', terms_uri: '', approved_scopes: null, claims: null };

  beforeEach(() => {
    writeSession('first');
    openSignIn();
  });

  /** Whether an email address and a new account are known after these values were restored into a slice. */
  async function survives(slice: string, values: object) {
    const stored: Record<string, object> = { profile: { email: 'maya@example.com' }, journey: { accountCreated: true } };
    stored[slice] = { ...stored[slice], ...values };
    for (const [name, content] of Object.entries(stored)) await persistValues(name, content);
    const { store } = await openPersistedStore();
    const { profile, journey } = store.getState();
    return [profile.email, journey.accountCreated];
  }

  it.each<[string, object]>([
    ['profile', { email: 42 }],
    ['profile', { status: 1 }],
    ['profile', { upliftRequired: 'true' }],
    ['profile', { upliftRequired: null }],
    ['profile', { phoneNumber: 7700 }],
    ['profile', { codeDue: 'yes' }],
    ['profile', { landlineNumber: ['0113'] }],
    ['profile', { isDuplicatePhoneNumber: 1 }],
    ['journey', { accountCreated: 'true' }],
    ['journey', { hasP5Success: 1 }],
    ['journey', { gpRecordChecked: null }],
    ['journey', { allowP5BeforeP9: 'no' }],
    ['journey', { fido2Enabled: {} }],
    ['journey', { landlineRegistrationEnabled: 0 }],
    ['passkey', { hasTriedPasskey: 'yes' }],
    ['passkey', { apiFailed: null }],
    ['client', { oidc: 'client_id=a' }],
    ['client', { oidc: null }],
    ['client', { fromAddress: ['a'] }],
    ['client', { client: {} }],
    ['client', { client: { ...noClient, approved_scopes: [1] } }],
    ['proofing', { nhsNumber: 9_990_000_018 }],
    ['proofing', { dob: null }],
    ['proofing', { firstName: { toString: 'Maya' } }],
    ['proofing', { middleNames: null }],
    ['proofing', { lastName: 1 }],
    ['proofing', { postcode: ['LS1 4AP'] }],
    ['proofing', { outOfAreaPostcode: 1 }],
    ['proofing', { postcodeAskedAgain: 'yes' }],
    ['proofing', { knowNhsNumber: 'yes' }],
    ['proofing', { triesNumber: null }],
    ['proofing', { p5DuplicateFound: 'true' }],
    ['proofing', { maskedEmail: null }],
    ['proofing', { maskedEmailList: 'a@b' }],
    ['proofing', { maskedEmailList: [1] }],
    ['proofing', { lockOutTime: 'soon' }],
    ['proofing', { hasUplifted: 1 }],
    ['proofing', { hasUplifted: 'true' }],
    ['proofing', { selectedPYI: 'no' }],
    ['proofing', { failureRecorded: null }],
    ['proofing', { replacementRequested: 0 }],
    ['proofing', { pyiSla: 24 }],
    ['proofing', { accountMigrationEnabled: 'yes' }],
    ['proofing', { eligibleForAccountMigrationJourney: null }],
    ['proofing', { ineligibilityReason: null }],
  ])('removes with an invalid value of %s all stored values: %j', async (slice, values) => {
    expect(await survives(slice, values)).toEqual(['', false]);
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it.each<[string, object]>([
    ['profile', { status: null, phoneNumber: null, landlineNumber: null }],
    ['proofing', { knowNhsNumber: null, lockOutTime: null }],
    ['passkey', { allowCredentials: 'none that is known' }],
    ['client', { client: null }],
    ['client', { client: noClient }],
    ['journey', { isAdmin: true }],
  ])('removes nothing with a valid value of %s: %j', async (slice, values) =>
    expect(await survives(slice, values)).toEqual(['maya@example.com', true]),
  );

  it('ignores a valid value under an unknown key', async () => {
    await persistValues('profile', { email: 'maya@example.com', isAdmin: true });
    const { store } = await openPersistedStore();
    expect(store.getState().profile).not.toHaveProperty('isAdmin');
  });

  it.each<['journey' | 'passkey', object]>([
    ['journey', { roundTrips: ['otp:renewal'] }],
    ['journey', { detours: 'otp:renewal' }],
    ['journey', { returnedFrom: 'otp:renewal' }],
    ['journey', { kindsInAddress: ['renewal'] }],
    ['journey', { loggedIn: true }],
    ['journey', { loggedIn: 'yes' }],
    ['journey', { emailedQuery: '?code=1' }],
    ['passkey', { status: 'supported' }],
  ])('ignores the stored value of an in-memory field, and preserves the rest: %j %j', async (slice, values) => {
    expect(await survives(slice, values)).toEqual(['maya@example.com', true]);
    await persistValues(slice, values);
    expect((await openPersistedStore()).store.getState()[slice]).toMatchObject(initialState[slice]);
  });

  it.each(Object.keys(persistedAtFirst))('ends the sign-in after entries of a release with one text per field: %s', async (slice) => {
    const values = Object.entries(persistedAtFirst[slice as keyof typeof persistedAtFirst]);
    const texts = Object.fromEntries(values.map(([key, value]) => [key, JSON.stringify(value)]));
    expect(await survives(slice, texts)).toEqual(['', false]);
    expect(Object.keys(localStorage)).toEqual([]);
  });

  const days = '1984-01-01 1984-09-09 1984-10-10 1984-11-19 1984-12-20 1984-03-29 1984-03-30 1984-03-31 2009-02-08';

  it.each(['', ...days.split(' ')])('accepts the stored date of birth %j', async (dob) =>
    expect(await survives('proofing', { dob })).toEqual(['maya@example.com', true]),
  );

  it.each([
    ...'x1984-03-15 1984-03-15x -1984-03-15 1984-03-15T00:00 198-03-15 19840-03-15 year-03-15 1984-3-15 1984-03-5'.split(' '),
    ...'1984-00-15 1984-13-15 1984-20-15 1984-1x-15 1984-0x-15 1984-03-32 1984-03-40 1984-03-3x 1984-03-1x'.split(' '),
    ...['1984-03-15 ', '15/03/1984', '84-3-15', '9999-99-99', '1984', ' ', 'yesterday', '1984-03-151984-03-15'],
  ])('removes with the stored date of birth %j all stored values', async (dob) =>
    expect(await survives('proofing', { dob })).toEqual(['', false]),
  );
});

it('drops all proofing answers and restarts the questions when one is corrupted', async () => {
  await openProofing('/proofing/enter-dob', byNumber);
  await unloadDocument();
  await overwriteSlice('proofing', { dob: 'yesterday' });
  const { store } = await visit('/proofing/check-your-details');
  await expectPage('/proofing/know-nhs-number', 'Do you know your NHS number?');
  expect(store.getState().proofing).toMatchObject(initialState.proofing);
});

type Corruption = (key: string) => string | Promise<string>;

const entry = (key: string) => JSON.parse(localStorage.getItem(key) ?? '{}') as { end: number; sealed: string };
/** A decryptable entry with content that the app does not write. */
const resealed =
  (content: string): Corruption =>
  async (key) => {
    const { end } = entry(key);
    return JSON.stringify({ end, sealed: await seal(await keyOf(documentSession()), `${key} ${end}`, content) });
  };
const persisted = (slice: object) => JSON.stringify({ ...slice, _persist: { version: -1, rehydrated: true } });
const flipped = (sealed: string) => `${sealed.slice(0, 30)}${sealed[30] === 'A' ? 'B' : 'A'}${sealed.slice(31)}`;

const wrongShapes = { email: ['a'], client: { client_display_name: 1 }, allowCredentials: [1], maskedEmailList: 'a' };

async function corruptAll(corrupt: Corruption) {
  for (const [key, text] of await Promise.all(slices.map(async (name) => [name, await corrupt(name)] as const)))
    localStorage.setItem(key, text);
}

const corruptions: [string, Corruption][] = [
  ['is not JSON', () => '{"session":'],
  ['was changed in one place', (key) => JSON.stringify({ ...entry(key), sealed: flipped(entry(key).sealed) })],
  ['holds text that is not JSON', resealed('{"email":')],
  ['holds null', resealed('null')],
  [
    'holds keys of the wrong type',
    resealed(persisted({ email: 42, oidc: 'text', accountCreated: {}, hasTriedPasskey: 'yes', nhsNumber: null })),
  ],
  ['holds keys of the wrong shape', resealed(persisted({ ...wrongShapes, accountCreated: [1] }))],
];

it.each(sample(corruptions, 4))('starts the app without the stored state when each stored value %s', async (_what, corrupt) => {
  await storeEmailAndUnload();
  await corruptAll(corrupt);
  const { store } = await visit('/enter-email');
  await expectPage('/enter-email', 'Enter your email address');
  expect(store.getState().profile).toMatchObject({ email: '', status: null, upliftRequired: false, phoneNumber: null });
  expect(store.getState().journey.roundTrips).toEqual([]);
  expect(store.getState().passkey).toMatchObject({ hasTriedPasskey: false, allowCredentials: [] });
  expect(store.getState().client).toMatchObject({ client: null, oidc: { state: 'state-of-the-client' } });
  await unloadDocument();
  expect(await stored()).not.toContain('"a"');
});

it('drops a valid slice with the corrupted ones', async () => {
  await storeEmailAndUnload();
  const profile = localStorage.getItem('nhs-login-profile') ?? '';
  await corruptAll(resealed(persisted({ accountCreated: {} })));
  localStorage.setItem('nhs-login-profile', profile);
  const { store } = await visit('/enter-email');
  expect(store.getState().profile.email).toBe('');
  await unloadDocument();
  expect(await stored()).not.toContain(email);
});

it('drops unknown keys of stored values and preserves the rest', async () => {
  await storeEmailAndUnload();
  await corruptAll(resealed(persisted({ email, password: 'secret', isAdmin: true })));
  const { store } = await visit('/enter-email');
  expect(store.getState().profile.email).toBe(email);
  expect(JSON.stringify(store.getState())).not.toMatch(/secret|isAdmin/);
  await unloadDocument();
  expect(await stored()).not.toMatch(/secret|isAdmin/);
});

import { beforeEach, describe, expect, it } from 'vitest';
import { openSignIn } from '@/session/sign-in';
import { openPersistedStore, persistValues } from '../../support/bare-store';
import { writeSession } from '../../support/cookies-by-hand';
import { initialState } from '../../support/state-at-first';

const { banners: _banners, page: _page, drafts: _drafts, ...persistedAtFirst } = initialState;

beforeEach(() => {
  writeSession('first');
  openSignIn();
});

/** Whether an email address and an account that was created are known after these values have been found in a slice. */
async function survives(slice: string, values: object) {
  const stored: Record<string, object> = { profile: { email: 'maya@example.com' }, journey: { accountCreated: true } };
  stored[slice] = { ...stored[slice], ...values };
  for (const [name, content] of Object.entries(stored)) await persistValues(name, content);
  const { store } = await openPersistedStore();
  const { profile, journey } = store.getState();
  return [profile.email, journey.accountCreated];
}

describe('invalid value', () => {
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
    ['client', { client: { client_display_name: 'Example', client_homepage_url: '', terms_uri: '', approved_scopes: [1], claims: null } }],
  ])('removes from %s all stored values with it: %j', async (slice, values) => {
    expect(await survives(slice, values)).toEqual(['', false]);
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it.each<object>([
    { nhsNumber: 9_990_000_018 },
    { dob: null },
    { firstName: { toString: 'Maya' } },
    { middleNames: null },
    { lastName: 1 },
    { postcode: ['LS1 4AP'] },
    { outOfAreaPostcode: 1 },
    { postcodeAskedAgain: 'yes' },
    { knowNhsNumber: 'yes' },
    { triesNumber: null },
    { p5DuplicateFound: 'true' },
    { maskedEmail: null },
    { maskedEmailList: 'a@b' },
    { maskedEmailList: [1] },
    { lockOutTime: 'soon' },
    { hasUplifted: 1 },
    { selectedPYI: 'no' },
    { failureRecorded: null },
    { replacementRequested: 0 },
    { pyiSla: 24 },
    { accountMigrationEnabled: 'yes' },
    { eligibleForAccountMigrationJourney: null },
    { ineligibilityReason: null },
  ])('among the answers removes all stored values with it: %j', async (values) => {
    expect(await survives('proofing', values)).toEqual(['', false]);
  });
});

describe('valid value', () => {
  it.each<[string, object]>([
    ['profile', { status: null, phoneNumber: null, landlineNumber: null }],
    ['proofing', { knowNhsNumber: null, lockOutTime: null }],
    ['passkey', { allowCredentials: 'none that is known' }],
    ['client', { client: null }],
    ['client', { client: { client_display_name: '', client_homepage_url: '', terms_uri: '', approved_scopes: null, claims: null } }],
    ['journey', { isAdmin: true }],
  ])('removes from %s nothing: %j', async (slice, values) => {
    expect(await survives(slice, values)).toEqual(['maya@example.com', true]);
  });

  it('is ignored under an unknown key', async () => {
    await persistValues('profile', { email: 'maya@example.com', isAdmin: true });
    const { store } = await openPersistedStore();
    expect(store.getState().profile).not.toHaveProperty('isAdmin');
  });
});

describe('stored value of an in-memory field', () => {
  it.each<['journey' | 'passkey', object]>([
    ['journey', { roundTrips: ['otp:renewal'] }],
    ['journey', { detours: 'otp:renewal' }],
    ['journey', { returnedFrom: 'otp:renewal' }],
    ['journey', { kindsInAddress: ['renewal'] }],
    ['journey', { loggedIn: true }],
    ['journey', { loggedIn: 'yes' }],
    ['journey', { emailedQuery: '?code=1' }],
    ['passkey', { status: 'supported' }],
  ])('is ignored: %j %j, and the rest is preserved', async (slice, values) => {
    expect(await survives(slice, values)).toEqual(['maya@example.com', true]);
    await persistValues(slice, values);
    expect((await openPersistedStore()).store.getState()[slice]).toMatchObject(initialState[slice]);
  });
});

describe('entries of a release with one text per field', () => {
  it.each(Object.keys(persistedAtFirst))('end the sign-in: %s', async (slice) => {
    const texts = Object.entries(persistedAtFirst[slice as keyof typeof persistedAtFirst]).map(([key, value]) => [
      key,
      JSON.stringify(value),
    ]);
    expect(await survives(slice, Object.fromEntries(texts) as object)).toEqual(['', false]);
    expect(Object.keys(localStorage)).toEqual([]);
  });
});

describe('stored date of birth', () => {
  it.each([
    '',
    '1984-01-01',
    '1984-09-09',
    '1984-10-10',
    '1984-11-19',
    '1984-12-20',
    '1984-03-29',
    '1984-03-30',
    '1984-03-31',
    '2009-02-08',
  ])('may be %j', async (dob) => {
    expect(await survives('proofing', { dob })).toEqual(['maya@example.com', true]);
  });

  it.each([
    ...[
      'x1984-03-15',
      '1984-03-15x',
      '-1984-03-15',
      '1984-03-15T00:00',
      '198-03-15',
      '19840-03-15',
      'year-03-15',
      '1984-3-15',
      '1984-03-5',
    ],
    ...['1984-00-15', '1984-13-15', '1984-20-15', '1984-1x-15', '1984-0x-15', '1984-03-32', '1984-03-40', '1984-03-3x', '1984-03-1x'],
    ...['1984-03-15 ', '15/03/1984', '1984', ' ', 'yesterday', '1984-03-151984-03-15'],
  ])('may not be %j', async (dob) => {
    expect(await survives('proofing', { dob })).toEqual(['', false]);
  });
});

import { openSignIn } from '@/session/sign-in';
import { emailEntered } from '@/state/events';
import { slices, stateAfter, stored, writeSession } from '../../support/environment';
import { expectPage, unloadDocument, visit } from '../../support/user';
import { email, openPersistedStore, persistValues } from './persisted';

const atFirst = stateAfter();

describe('malformed persisted values', () => {
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
    const { profile, journey } = (await openPersistedStore()).store.getState();
    return [profile.email, journey.accountCreated];
  }

  // One row for each kind of check.
  it.each<[string, object]>([
    ['profile', { email: 42 }],
    ['profile', { changing: 'email' }],
    ['journey', { gpRecordChecked: null }],
    ['passkey', { hasTriedPasskey: 'yes' }],
    ['client', { oidc: 'client_id=a' }],
    ['client', { client: {} }],
    ['client', { client: { ...noClient, approved_scopes: [1] } }],
    ['deadlines', { timestamps: { session: 'now' } }],
    ['deadlines', { lead: '0' }],
    ['proofing', { knowNhsNumber: 'yes' }],
    ['proofing', { maskedEmailList: [1] }],
    ['proofing', { lockOutTime: 'soon' }],
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
  ])('removes nothing with a valid value of %s: %j', async (slice, values) =>
    expect(await survives(slice, values)).toEqual(['maya@example.com', true]),
  );

  it.each<['profile' | 'journey' | 'passkey', object]>([
    ['profile', { isAdmin: true }],
    ['journey', { roundTrips: ['otp:renewal'], loggedIn: 'yes', emailedQuery: '?code=1' }],
    ['passkey', { status: 'supported' }],
  ])('ignores values of %s that the app does not store, and preserves the rest: %j', async (slice, values) => {
    expect(await survives(slice, values)).toEqual(['maya@example.com', true]);
    await persistValues(slice, values);
    const { store } = await openPersistedStore();
    expect(store.getState()[slice]).toEqual({ ...atFirst[slice], _persist: expect.anything() as object });
  });

  it.each(['', ...'1984-01-01 1984-09-09 1984-10-10 1984-11-19 1984-12-20 1984-03-29 1984-03-30 1984-03-31 2009-02-08'.split(' ')])(
    'accepts the stored date of birth %j',
    async (dob) => expect(await survives('proofing', { dob })).toEqual(['maya@example.com', true]),
  );

  it.each([
    ...'x1984-03-15 1984-03-15x 198-03-15 19840-03-15 year-03-15 1984-3-15 1984-03-5 1984-00-15 1984-13-15 1984-20-15'.split(' '),
    ...'1984-1x-15 1984-0x-15 1984-03-32 1984-03-40 1984-03-3x 1984-03-1x 15/03/1984 1984-03-151984-03-15'.split(' '),
  ])('removes with the stored date of birth %j all stored values', async (dob) =>
    expect(await survives('proofing', { dob })).toEqual(['', false]),
  );
});

it('starts the app without the stored state when each stored entry was changed in one place', async () => {
  await visit('/enter-email', { persona: 'mobile', events: [emailEntered(email)] });
  await unloadDocument();
  for (const key of slices) {
    const text = localStorage.getItem(key) ?? '';
    const changed = text.replace(/(?<=sealed":".{30})./, (character) => (character === 'A' ? 'B' : 'A'));
    localStorage.setItem(key, changed);
  }
  const { store } = await visit('/enter-email');
  await expectPage('/enter-email', 'Enter your email address');
  expect(store.getState()).toMatchObject({ profile: atFirst.profile, client: { client: null, oidc: { state: 'state-of-the-client' } } });
  await unloadDocument();
  expect(await stored()).not.toContain(email);
});

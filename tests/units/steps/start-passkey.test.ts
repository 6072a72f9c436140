import { fromHere } from '@/journeys/passkey/offers/offers';
import { fromEnterEmail } from '@/journeys/passkey/steps/passkey-pages';
import { startPasskey } from '@/journeys/passkey/steps/start-passkey';
import { fromPasskeyEnterEmail, submitPasskeyEmail } from '@/journeys/passkey/steps/submit-passkey-email';
import { emailEntered } from '@/state/events';
import { bodiesOf, leavePageDuring, openSteps, recordSends, refuses, withAuthenticator } from '../../support/environment';

const email = 'maya@example.com';
const answered = {
  passkeys_enabled: true,
  authentication_options: { challenge: 'Y2g', rpId: 'localhost' },
  transaction_id: 't',
  verified: true,
  redirect_uri: 'https://client.example/back',
};
const handedBack = { kind: 'leave', url: 'https://client.example/back', signOut: 'completedElsewhere' };
const failed = { kind: 'go', to: '/passkey-enter-email-login-failed' };
const asks = ['POST /api/login/passkey-status', { email }];

it.each([
  ['the entry screen', fromEnterEmail],
  ['another page', fromHere],
])('verifies the passkey from %s and counts it as tried', async (_where, start) => {
  withAuthenticator();
  recordSends(answered);
  const { run, state } = openSteps();
  expect(await run(startPasskey(start))).toEqual(handedBack);
  expect(state().passkey.hasTriedPasskey).toBe(true);
});

it('counts the passkey as tried before the login script has loaded', () => {
  const { store } = openSteps();
  void store.dispatch(startPasskey(fromEnterEmail)());
  expect(store.getState().passkey.hasTriedPasskey).toBe(true);
});

it.each([
  ['the entry screen with a page of failures', fromEnterEmail, { kind: 'go', to: '/passkey-login-failed' }],
  ['another page stays there', fromHere, { kind: 'invalid', field: '', code: 'PASSKEY_NOT_USED' }],
])('shows the failure of an unused passkey from %s', async (_where, start, outcome) => {
  withAuthenticator({ dialog: refuses('NotAllowedError') });
  recordSends(answered);
  expect(await openSteps().run(startPasskey(start))).toEqual(outcome);
});

describe('passkey login whose script fails to load', () => {
  const script = '@/journeys/passkey/ceremony/log-in-with-passkey';
  afterEach(() => void vi.doUnmock(script));

  it.each([
    ['the entry screen on the password page', fromEnterEmail, { kind: 'go', to: '/log-in-password' }],
    ['the passkey page on the log-in page', fromPasskeyEnterEmail, { kind: 'go', to: '/login' }],
    ['another page stays there', fromHere, { kind: 'invalid', field: '', code: 'PASSKEY_NOT_USED' }],
  ])('shows the failure of a passkey login whose script fails to load, from %s', async (_where, start, outcome) => {
    const step = startPasskey(start);
    // The app does not reload the document when a script fails without a network.
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    vi.doMock(script, () => {
      throw new Error('Not found');
    });
    const { run, state } = openSteps();
    expect(await run(step)).toEqual(outcome);
    expect(state().passkey.hasTriedPasskey).toBe(true);
  });
});

it('stores and checks the email address for a passkey, and uses its passkey', async () => {
  withAuthenticator();
  const sent = recordSends(answered);
  const { run, state } = openSteps(emailEntered('ada@example.com'));
  expect(await run(submitPasskeyEmail, { email })).toEqual(handedBack);
  expect(bodiesOf(sent)[0]).toEqual(asks);
  expect(state().profile.email).toBe(email);
  expect(state().journey.fido2Enabled).toBe(true);
});

it('sends no check of an email address in a browser without passkeys', async () => {
  const sent = recordSends(answered);
  const { run, state } = openSteps();
  expect(await run(submitPasskeyEmail, { email })).toEqual(failed);
  expect(sent).toEqual([]);
  expect(state().profile.email).toBe(email);
});

it('continues at the failed page for an email address without passkeys', async () => {
  withAuthenticator();
  const sent = recordSends({ ...answered, passkeys_enabled: false });
  expect(await openSteps().run(submitPasskeyEmail, { email })).toEqual(failed);
  expect(bodiesOf(sent)).toEqual([asks]);
});

it('continues nowhere after the page of the email address for a passkey was left', async () => {
  withAuthenticator();
  const sent = recordSends(answered, leavePageDuring('/passkey-status'));
  const { run, state } = openSteps();
  expect(await run(submitPasskeyEmail, { email })).toEqual({ kind: 'stay' });
  expect(sent).toHaveLength(1);
  expect(state().journey.fido2Enabled).toBe(false);
});

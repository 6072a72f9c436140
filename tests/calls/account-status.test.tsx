import { waitFor } from '@testing-library/react';
import { retryAccountCheck, submitEmail } from '@/journeys/sign-in/steps/check-account';
import { emailEntered, passkeyTried } from '@/state/events';
import type { ScenarioId } from '../../mocks/scenarios/scenarios';
import { answer } from '../../mocks/server';
import {
  arrival,
  arrivalAfterRedirect,
  bodiesOf,
  leavePageDuring,
  openSteps,
  recordSends,
  refusing,
  withAuthenticator,
} from '../support/environment';
import { callCount, expectPage, startAt, startPasskeyLogin } from '../support/user';

describe('account check', () => {
  const email = 'maya@example.com';
  const check = ['POST /api/login/account-status', { email }];
  const passkeyCheck = ['POST /api/login/passkey-status', { email }];

  /** Valid for both checks, and for a passkey after them. */
  const account = (status: string) => ({
    status,
    uplift_required: true,
    passkeys_enabled: true,
    authentication_options: { challenge: 'Y2g', rpId: 'localhost' },
    transaction_id: 't',
    verified: true,
    redirect_uri: 'https://client.example/back',
  });
  const refusesAccounts = arrival({ fromCookie: { allow_registration: 'false' } });

  it.each([
    ['NOT_FOUND', '/register/create-account'],
    ['CONFIRMED', '/log-in-password'],
    ['RESET_REQUIRED', '/log-in-password'],
    ['Reset_Required', '/log-in-password'],
    ['UNCONFIRMED', '/register/check-email'],
    ['ARCHIVED', '/error'],
    ['', '/error'],
    ['constructor', '/error'],
    ['__proto__', '/error'],
  ])('continues with an email address whose account is %s at %s', async (status, to) => {
    const sent = recordSends(account(status));
    const { run, state } = openSteps();
    expect(await run(submitEmail, { email })).toEqual({ kind: 'go', to });
    expect(bodiesOf(sent)).toEqual([check]);
    expect(state().profile).toMatchObject({ email, status: status.toUpperCase(), upliftRequired: true });
  });

  it.each([
    ['NOT_FOUND', '/not-registered'],
    ['CONFIRMED', '/log-in-password'],
    ['UNCONFIRMED', '/register/check-email'],
  ])('continues with an email address whose account is %s at %s without registration', async (status, to) => {
    recordSends(account(status));
    expect(await openSteps(refusesAccounts).run(submitEmail, { email })).toEqual({ kind: 'go', to });
  });

  it('starts the passkey of an account and continues at the client service', async () => {
    withAuthenticator();
    const sent = recordSends(account('CONFIRMED'));
    const { run } = openSteps();
    const left = { kind: 'leave', url: 'https://client.example/back', signOut: 'completedElsewhere' };
    expect(await run(submitEmail, { email })).toEqual(left);
    expect(bodiesOf(sent.slice(0, 2)).toSorted()).toEqual([check, passkeyCheck]);
    expect(sent.slice(2).map(({ call }) => call)).toEqual([
      'POST /api/fido2/authentication/options',
      'POST /api/fido2/authentication/verify',
    ]);
  });

  it.each<[string, string, object?]>([
    ['NOT_FOUND', '/register/create-account'],
    ['RESET_REQUIRED', '/log-in-password'],
    ['ARCHIVED', '/error'],
    ['UNCONFIRMED', '/register/check-email'],
    ['CONFIRMED', '/log-in-password', { passkeys_enabled: false }],
  ])('starts no passkey for an email address whose account is %s, and continues at %s', async (status, to, changes: object = {}) => {
    const { dialogs } = withAuthenticator();
    recordSends({ ...account(status), ...changes });
    expect(await openSteps().run(submitEmail, { email })).toEqual({ kind: 'go', to });
    expect(dialogs).toEqual([]);
  });

  it('continues at the password after an earlier passkey attempt', async () => {
    withAuthenticator();
    const sent = recordSends(account('CONFIRMED'));
    const { run } = openSteps(emailEntered(email), passkeyTried());
    expect(await run(submitEmail, { email })).toEqual({ kind: 'go', to: '/log-in-password' });
    expect(sent).toHaveLength(2);
  });

  it('continues nowhere and stores nothing of the account after the email page was left', async () => {
    recordSends(account('CONFIRMED'), leavePageDuring('/account-status'));
    const { run, state } = openSteps();
    expect(await run(submitEmail, { email })).toEqual({ kind: 'stay' });
    expect(state().profile).toMatchObject({ email, status: null });
  });

  it('checks the stored address after the session was renewed', async () => {
    const sent = recordSends(account('CONFIRMED'));
    expect(await openSteps(emailEntered(email)).run(retryAccountCheck)).toEqual({ kind: 'go', to: '/log-in-password' });
    expect(bodiesOf(sent)).toEqual([check]);
  });

  it('returns to the entry screen without a stored address, and sends no call', async () => {
    const sent = recordSends({});
    const returnedFrom = 'account-status:renewal';
    const asks = { kind: 'go', to: '/enter-email', state: { returnedFrom } };
    expect(await openSteps(arrivalAfterRedirect(returnedFrom)).run(retryAccountCheck)).toEqual(asks);
    expect(sent).toEqual([]);
  });

  it('returns to the entry screen with the error of the server after the session was renewed', async () => {
    recordSends({}, refusing('/account-status', 400, 'Invalid email address'));
    const refused = { kind: 'invalid', field: 'email', code: 'EMAIL_FORMAT' };
    expect(await openSteps(emailEntered(email)).run(retryAccountCheck)).toEqual({ kind: 'go', to: '/enter-email', state: { refused } });
  });
});

const entry = startAt('/enter-email');

it.each<[ScenarioId, string]>([
  ['account-status.hang', '/passkey-status'],
  ['passkey-status.hang', '/account-status'],
])('sends the account and passkey checks in parallel: %s does not delay %s', async (scenario, other) => {
  answer(scenario);
  await startPasskeyLogin(entry);
  await waitFor(() => expect(callCount(other)).toBe(1));
});

it('continues without the passkey check when that never ends', async () => {
  answer('passkey-status.hang');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  await startPasskeyLogin(entry);
  await waitFor(() => expect(callCount('/passkey-status')).toBe(1));
  await vi.advanceTimersByTimeAsync(30_000);
  await expectPage('/log-in-password', 'Enter your password');
});

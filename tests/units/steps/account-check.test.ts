import { describe, expect, it } from 'vitest';
import { retryAccountCheck, submitEmail } from '@/journeys/sign-in/steps/check-account';
import { emailEntered, passkeyTried } from '@/state/events';
import { arrival, arrivalAfterRedirect } from '../../support/arrival';
import { withAuthenticator } from '../../support/authenticator';
import { bodiesOf, recordSends, refusing } from '../../support/recorded-sends';
import { leavePageDuring, openSteps } from '../../support/run-steps';

const email = 'maya@example.com';
const check = ['POST /api/login/account-status', { email }];
const passkeyCheck = ['POST /api/login/passkey-status', { email }];

/** Good for both checks, and for a passkey after them. */
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

describe('email address on the entry screen', () => {
  it.each([
    ['NOT_FOUND', '/register/create-account'],
    ['CONFIRMED', '/log-in-password'],
    ['RESET_REQUIRED', '/log-in-password'],
    ['UNCONFIRMED', '/register/check-email'],
    ['OF_THE_FUTURE', '/error'],
  ])('continues for an account that is %s at %s', async (status, to) => {
    const sent = recordSends(account(status));
    const { run, state } = openSteps();
    expect(await run(submitEmail, { email })).toEqual({ kind: 'go', to });
    expect(bodiesOf(sent)).toEqual([check]);
    expect(state().profile).toMatchObject({ email, status, upliftRequired: true });
  });

  it.each([
    ['NOT_FOUND', '/not-registered'],
    ['CONFIRMED', '/log-in-password'],
    ['UNCONFIRMED', '/register/check-email'],
  ])('continues for an account that is %s at %s without registration', async (status, to) => {
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

  it.each([
    ['NOT_FOUND', '/register/create-account'],
    ['RESET_REQUIRED', '/log-in-password'],
    ['UNCONFIRMED', '/register/check-email'],
  ])('continues for an account that is %s at %s with or without a passkey', async (status, to) => {
    withAuthenticator();
    recordSends(account(status));
    expect(await openSteps().run(submitEmail, { email })).toEqual({ kind: 'go', to });
  });

  it('continues at the password after an earlier passkey attempt', async () => {
    withAuthenticator();
    const sent = recordSends(account('CONFIRMED'));
    const { run } = openSteps(emailEntered(email), passkeyTried());
    expect(await run(submitEmail, { email })).toEqual({ kind: 'go', to: '/log-in-password' });
    expect(sent).toHaveLength(2);
  });

  it('continues nowhere and stores nothing of the account after its page was left', async () => {
    recordSends(account('CONFIRMED'), leavePageDuring('/account-status'));
    const { run, state } = openSteps();
    expect(await run(submitEmail, { email })).toEqual({ kind: 'stay' });
    expect(state().profile).toMatchObject({ email, status: null });
  });

  it('is marked when the server refuses it', async () => {
    recordSends({}, refusing('/account-status', 400, 'Invalid email address'));
    expect(await openSteps().run(submitEmail, { email })).toEqual({ kind: 'invalid', field: 'email', code: 'EMAIL_FORMAT' });
  });
});

describe('account check after a renewed session', () => {
  it('checks the stored address', async () => {
    const sent = recordSends(account('CONFIRMED'));
    expect(await openSteps(emailEntered(email)).run(retryAccountCheck)).toEqual({ kind: 'go', to: '/log-in-password' });
    expect(bodiesOf(sent)).toEqual([check]);
  });

  it('returns to the form without a stored address, and sends no call', async () => {
    const sent = recordSends({});
    expect(await openSteps(arrivalAfterRedirect('account-status:renewal')).run(retryAccountCheck)).toEqual({
      kind: 'go',
      to: '/enter-email',
      state: { returnedFrom: 'account-status:renewal' },
    });
    expect(sent).toEqual([]);
  });

  it('returns to the form with the error of the server', async () => {
    recordSends({}, refusing('/account-status', 400, 'Invalid email address'));
    expect(await openSteps(emailEntered(email)).run(retryAccountCheck)).toEqual({
      kind: 'go',
      to: '/enter-email',
      state: { refused: { kind: 'invalid', field: 'email', code: 'EMAIL_FORMAT' } },
    });
  });
});

import { describe, expect, it } from 'vitest';
import { checkForgotPassword, checkLogin, checkResetPassword } from '@/journeys/return/steps/check-then-redirect';
import { accountChecked, emailEntered } from '@/state/events';
import { arrival, arrivalAfterRedirect } from '../../support/arrival';
import { putCookie } from '../../support/plain-cookies';
import { bodiesOf, recordSends, refusing } from '../../support/recorded-sends';
import { leavePageDuring, openSteps } from '../../support/run-steps';

const email = 'maya@example.com';
const checked = accountChecked({
  status: 'CONFIRMED',
  uplift_required: false,
  allow_p5_before_p9: false,
  landline_registration_enabled: false,
  auth_options: { authentication_options: { allowCredentials: [] } },
});
const returnedFrom = arrivalAfterRedirect('forgot-password:renewal');
const asks = 'POST /api/login/forgot-password';

describe('return from the firewall', () => {
  it.each([
    ['to the password', checkLogin, '/login'],
    ['to a forgotten password', checkForgotPassword, '/check-email'],
    ['to a new password', checkResetPassword, '/reset/check-email'],
  ])('verifies the token of the firewall first on %s', async (_where, check, to) => {
    putCookie('aws-waf-token', 'solved');
    const sent = recordSends({});
    expect(await openSteps().run(check)).toEqual({ kind: 'go', to });
    expect(bodiesOf(sent)).toEqual([['POST /api/login/verify-waf-token', { token: 'solved' }]]);
  });

  it.each([
    ['to the password', checkLogin],
    ['to a forgotten password', checkForgotPassword],
    ['to a new password', checkResetPassword],
  ])('sends no call without a token on %s', async (_where, check) => {
    const sent = recordSends({});
    await openSteps().run(check);
    expect(sent).toEqual([]);
  });

  it('continues at an error when the token is refused', async () => {
    putCookie('aws-waf-token', 'solved');
    recordSends({}, refusing('/verify-waf-token', 400, 'anything'));
    expect(await openSteps().run(checkResetPassword)).toEqual({ kind: 'go', to: '/error' });
  });

  it('shows the busy page of the service', async () => {
    putCookie('aws-waf-token', 'solved');
    recordSends({}, refusing('/verify-waf-token', 429));
    expect(await openSteps().run(checkResetPassword)).toEqual({ kind: 'go', to: '/service-busy' });
  });

  it('continues nowhere after its page was left', async () => {
    putCookie('aws-waf-token', 'solved');
    const sent = recordSends({}, leavePageDuring('/verify-waf-token'));
    expect(await openSteps(emailEntered(email), returnedFrom).run(checkForgotPassword)).toEqual({ kind: 'stay' });
    expect(sent).toHaveLength(1);
  });
});

describe('return to the password', () => {
  it('continues at the page of a checked address with the reason', async () => {
    const { run } = openSteps(emailEntered(email), checked, arrivalAfterRedirect('password:renewal'));
    expect(await run(checkLogin)).toEqual({ kind: 'go', to: '/log-in-password', state: { returnedFrom: 'password:renewal' } });
  });

  it('continues at /login without a checked address', async () => {
    const { run } = openSteps(emailEntered(email), arrivalAfterRedirect('user-sign-in:firewall'));
    expect(await run(checkLogin)).toEqual({ kind: 'go', to: '/login', state: { returnedFrom: 'user-sign-in:firewall' } });
  });
});

describe('return to a forgotten password', () => {
  it('requests the email again when its call was redirected', async () => {
    const sent = recordSends({});
    const { run, state } = openSteps(emailEntered(email), returnedFrom);
    expect(await run(checkForgotPassword)).toEqual({ kind: 'go', to: '/check-email' });
    expect(sent.map(({ call, body }) => [call, body])).toMatchObject([[asks, { email }]]);
    expect(state().journey.roundTrips).toEqual([]);
  });

  it.each([
    ['nothing was sent round', []],
    ['another call was', [arrivalAfterRedirect('password:renewal')]],
  ])('requests no email where %s, because the bot check has sent it', async (_why, events) => {
    const sent = recordSends({});
    expect(await openSteps(emailEntered(email), ...events).run(checkForgotPassword)).toEqual({ kind: 'go', to: '/check-email' });
    expect(sent).toEqual([]);
  });

  it('continues at the form without a call when storage is blocked and the address names a redirect', async () => {
    const sent = recordSends({});
    expect(await openSteps(arrival({ kindsInAddress: ['renewal'] })).run(checkForgotPassword)).toEqual({
      kind: 'go',
      to: '/forgotten-password',
    });
    expect(sent).toEqual([]);
  });

  it('continues at the form when no address could be stored', async () => {
    const sent = recordSends({});
    expect(await openSteps(returnedFrom).run(checkForgotPassword)).toEqual({
      kind: 'go',
      to: '/forgotten-password',
      state: { returnedFrom: 'forgot-password:renewal' },
    });
    expect(sent).toEqual([]);
  });

  it('continues at the form with the error of the server', async () => {
    recordSends({}, refusing('/forgot-password', 400, 'Invalid email address'));
    expect(await openSteps(emailEntered(email), returnedFrom).run(checkForgotPassword)).toEqual({
      kind: 'go',
      to: '/forgotten-password',
      state: { refused: { kind: 'invalid', field: 'email', code: 'EMAIL_FORMAT' } },
    });
  });
});

import { screen } from '@testing-library/react';
import { checkForgotPassword, checkLogin, checkResetPassword } from '@/journeys/return/steps/check-then-redirect';
import { type RoundTrip, storeRoundTrip } from '@/session/round-trips';
import { emailEntered } from '@/state/events';
import { answer, signInAs, world } from '../../mocks/server';
import {
  accountFound,
  arrival,
  arrivalAfterRedirect,
  bodiesOf,
  leavePageDuring,
  openSteps,
  putCookie,
  recordSends,
  refusing,
  waitForIdle,
} from '../support/environment';
import { byId, expectPage, unloadDocument, visit } from '../support/user';

describe('page after a redirect round trip', () => {
  const email = 'mobile@example.com';
  const checked = 'We had to check that you are not a robot.';
  const renewed = 'You were away for a while, so we have started again.';
  const notice = () => screen.getByRole('alert');

  const returnFromRedirect = (path: string, roundTrips: readonly RoundTrip[], options?: Parameters<typeof visit>[1]) => {
    for (const roundTrip of roundTrips) storeRoundTrip(roundTrip, path);
    return visit(path, options);
  };

  it.each<[RoundTrip[], string]>([
    [['password:firewall'], `${checked} Enter your password again.`],
    [['password:renewal'], `${renewed} Enter your password again.`],
    [['password:renewal', 'verify-waf-token:firewall'], `${checked} Enter your password again.`],
  ])('shows why the password is asked for again: %j', async (roundTrips, reason) => {
    signInAs('mobile', { upTo: 'password' });
    await returnFromRedirect('/check-login', roundTrips, { events: [emailEntered(email), accountFound()] });
    await expectPage('/log-in-password', 'Enter your password');
    expect(notice()).toHaveTextContent(reason);
    await unloadDocument();
    await visit('/log-in-password', { events: [emailEntered(email), accountFound()], state: window.history.state?.usr });
    await expectPage('/log-in-password', 'Enter your password');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each<[string, RoundTrip, string, string]>([
    ['/check-account-status', 'account-status:firewall', '/enter-email', checked],
    ['/check-account-status', 'account-status:renewal', '/enter-email', renewed],
    ['/check-registration', 'validate-email:firewall', '/register/enter-email', checked],
    ['/check-forgot-password', 'forgot-password:firewall', '/forgotten-password', checked],
    ['/check-forgot-password', 'forgot-password:renewal', '/forgotten-password', renewed],
  ])('shows the reason for a redirect when only that is stored: %s, %s', async (from, roundTrip, path, reason) => {
    signInAs('mobile');
    await returnFromRedirect(from, [roundTrip]);
    await expectPage(path);
    expect(notice()).toHaveTextContent(reason);
    expect(byId('user-email')).toHaveValue('');
  });

  it('shows the reason for a redirect on a page without another return', async () => {
    signInAs('mobile', { upTo: 'mobile-code' });
    await returnFromRedirect('/enter-mobile-code', ['otp mobile:firewall']);
    await expectPage('/enter-mobile-code');
    expect(notice()).toHaveTextContent(`${checked} You can continue now.`);
  });
});

describe('return from a redirect round trip', () => {
  const email = 'maya@example.com';
  const returnedFrom = arrivalAfterRedirect('forgot-password:renewal');
  const asks = 'POST /api/login/forgot-password';

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

  it('continues nowhere after the page of the firewall return was left', async () => {
    putCookie('aws-waf-token', 'solved');
    const sent = recordSends({}, leavePageDuring('/verify-waf-token'));
    expect(await openSteps(emailEntered(email), returnedFrom).run(checkForgotPassword)).toEqual({ kind: 'stay' });
    expect(sent).toHaveLength(1);
  });

  it.each([
    ['/log-in-password with a checked address', '/log-in-password', 'password:renewal', [accountFound()]],
    ['/login without a checked address', '/login', 'user-sign-in:firewall', []],
  ] as const)('returns to %s with the reason for the redirect', async (_what, to, returnedFrom, events) => {
    const { run } = openSteps(emailEntered(email), ...events, arrivalAfterRedirect(returnedFrom));
    expect(await run(checkLogin)).toEqual({ kind: 'go', to, state: { returnedFrom } });
  });

  it('requests the email of a forgotten password again when its call was redirected', async () => {
    const sent = recordSends({});
    const { run, state } = openSteps(emailEntered(email), returnedFrom);
    expect(await run(checkForgotPassword)).toEqual({ kind: 'go', to: '/check-email' });
    expect(sent.map(({ call, body }) => [call, body])).toMatchObject([[asks, { email }]]);
    expect(state().journey.roundTrips).toEqual([]);
  });

  const form = { kind: 'go', to: '/forgotten-password' };
  // The bot check has sent the email.
  const botChecked = { kind: 'go', to: '/check-email' };

  it.each([
    ['no call was redirected', [emailEntered(email)], botChecked],
    ['another call was redirected', [emailEntered(email), arrivalAfterRedirect('password:renewal')], botChecked],
    ['the browser has not returned', [emailEntered(email), arrival({ roundTrips: ['forgot-password:renewal'] })], form],
    ['storage is blocked and the address names a redirect', [arrival({ kindsInAddress: ['renewal'] })], form],
    ['no email address could be stored', [returnedFrom], { ...form, state: { returnedFrom: 'forgot-password:renewal' } }],
  ])('requests no email of a forgotten password if %s', async (_why, events, outcome) => {
    const sent = recordSends({});
    expect(await openSteps(...events).run(checkForgotPassword)).toEqual(outcome);
    expect(sent).toEqual([]);
  });

  it.each(['dead', 'unknown-error', 'unauthorised-once'] as const)(
    'requests the email of a forgotten password once in the tab after a redirect, when the answer is %s',
    async (answered) => {
      signInAs('mobile');
      answer(`forgot-password.${answered}`);
      storeRoundTrip('forgot-password:renewal', '/check-forgot-password');
      for (const visited of ['the return', 'a reload', 'a link of another site']) {
        // A reload has the state that the app has written to the history entry.
        const state = visited === 'a reload' ? { returnedFrom: 'forgot-password:renewal' } : undefined;
        await visit('/check-forgot-password', { events: [emailEntered(email)], state });
        await waitForIdle();
        expect(
          world().calls.filter(({ path }) => path.endsWith('/forgot-password')),
          visited,
        ).toHaveLength(1);
        if (visited === 'a reload') await expectPage('/forgotten-password');
        await unloadDocument();
      }
    },
  );

  it('returns to the forgotten password form with the error of the server', async () => {
    recordSends({}, refusing('/forgot-password', 400, 'Invalid email address'));
    const state = { refused: { kind: 'invalid', field: 'email', code: 'EMAIL_FORMAT' } };
    expect(await openSteps(emailEntered(email), returnedFrom).run(checkForgotPassword)).toEqual({ ...form, state });
  });
});

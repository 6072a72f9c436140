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

describe('return from redirect', () => {
  const email = 'mobile@example.com';
  const checked = 'We had to check that you are not a robot.';
  const renewed = 'You were away for a while, so we have started again.';
  const notice = () => screen.getByRole('alert');

  const returnFromRedirect = (path: string, roundTrips: readonly RoundTrip[], options?: Parameters<typeof visit>[1]) => {
    for (const roundTrip of roundTrips) storeRoundTrip(roundTrip, path);
    return visit(path, options);
  };

  describe('return from a redirect round trip', () => {
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

  it('returns to the password page of a checked address with the reason for the redirect', async () => {
    const { run } = openSteps(emailEntered(email), accountFound(), arrivalAfterRedirect('password:renewal'));
    expect(await run(checkLogin)).toEqual({ kind: 'go', to: '/log-in-password', state: { returnedFrom: 'password:renewal' } });
  });

  it('returns to /login without a checked address after a redirect', async () => {
    const { run } = openSteps(emailEntered(email), arrivalAfterRedirect('user-sign-in:firewall'));
    expect(await run(checkLogin)).toEqual({ kind: 'go', to: '/login', state: { returnedFrom: 'user-sign-in:firewall' } });
  });

  it('requests the email of a forgotten password again when its call was redirected', async () => {
    const sent = recordSends({});
    const { run, state } = openSteps(emailEntered(email), returnedFrom);
    expect(await run(checkForgotPassword)).toEqual({ kind: 'go', to: '/check-email' });
    expect(sent.map(({ call, body }) => [call, body])).toMatchObject([[asks, { email }]]);
    expect(state().journey.roundTrips).toEqual([]);
  });

  it.each([
    ['nothing was sent round', []],
    ['another call was', [arrivalAfterRedirect('password:renewal')]],
  ])('requests no email of a forgotten password where %s, because the bot check has sent it', async (_why, events) => {
    const sent = recordSends({});
    expect(await openSteps(emailEntered(email), ...events).run(checkForgotPassword)).toEqual({ kind: 'go', to: '/check-email' });
    expect(sent).toEqual([]);
  });

  it('requests no email of a forgotten password when the browser has not returned from the redirect of its call', async () => {
    const sent = recordSends({});
    const { run } = openSteps(emailEntered(email), arrival({ roundTrips: ['forgot-password:renewal'] }));
    expect(await run(checkForgotPassword)).toEqual({ kind: 'go', to: '/forgotten-password' });
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

  it('returns to the forgotten password form without a call when storage is blocked and the address names a redirect', async () => {
    const sent = recordSends({});
    const { run } = openSteps(arrival({ kindsInAddress: ['renewal'] }));
    expect(await run(checkForgotPassword)).toEqual({ kind: 'go', to: '/forgotten-password' });
    expect(sent).toEqual([]);
  });

  it('returns to the forgotten password form when no address could be stored', async () => {
    const sent = recordSends({});
    expect(await openSteps(returnedFrom).run(checkForgotPassword)).toEqual({
      kind: 'go',
      to: '/forgotten-password',
      state: { returnedFrom: 'forgot-password:renewal' },
    });
    expect(sent).toEqual([]);
  });

  it('returns to the forgotten password form with the error of the server', async () => {
    recordSends({}, refusing('/forgot-password', 400, 'Invalid email address'));
    expect(await openSteps(emailEntered(email), returnedFrom).run(checkForgotPassword)).toEqual({
      kind: 'go',
      to: '/forgotten-password',
      state: { refused: { kind: 'invalid', field: 'email', code: 'EMAIL_FORMAT' } },
    });
  });
});

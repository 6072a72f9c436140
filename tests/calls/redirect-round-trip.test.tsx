import { screen } from '@testing-library/react';
import { checkForgotPassword, checkLogin, checkResetPassword } from '@/journeys/return/steps/check-then-redirect';
import { type RoundTrip, storeRoundTrip } from '@/session/round-trips';
import { emailEntered, securityCodeAccepted, signInEnded } from '@/state/events';
import { answer, signInAs, world } from '../../mocks/server';
import { putCookie } from '../support/cookies';
import { accountFound, arrival, arrivalAfterRedirect } from '../support/events';
import { byId, expectPage, link } from '../support/page';
import { bodiesOf, recordSends, refusing } from '../support/recorded-sends';
import { newLink } from '../support/reset-links';
import { leavePageDuring, openSteps } from '../support/run-steps';
import { performAction, unloadDocument, visit } from '../support/visit';
import { waitForIdle } from '../support/waits';

describe('return from redirect', () => {
  const email = 'mobile@example.com';
  const checked = 'We had to check that you are not a robot.';
  const renewed = 'You were away for a while, so we have started again.';
  const notice = () => screen.getByRole('alert');

  /** The browser returns to a page from the last of these round trips. */
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

    it.each([
      ['with a stored address', [emailEntered(email)], `${checked} Enter your password again.`],
      ['without a stored address', [], `${checked} Enter your email address and password again.`],
    ])('shows the reason for a redirect on /login, %s', async (_where, events, reason) => {
      signInAs('mobile');
      await returnFromRedirect('/check-login', ['user-sign-in:firewall'], { events });
      await expectPage('/login', 'Log In to Example health service');
      expect(notice()).toHaveTextContent(reason);
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

  it('asks the user to open the reset link again and shows that the password is unchanged', async () => {
    await returnFromRedirect('/reset/new-password', ['confirm-change-password:firewall']);
    await expectPage('/reset/new-password', 'Open your link again');
    expect(screen.getByText('For your security, open the link in your email again.')).toBeVisible();
    expect(screen.getByText('We had to check that you are not a robot. We have not changed your password yet.')).toBeVisible();
    expect(link('Get help with NHS login (opens in a new tab)')).toBeVisible();
    expect(console.error).not.toHaveBeenCalled();
  });

  describe('session end message', () => {
    const sinceLogIn = /since you logged in/;

    it('shows no logout to a user who has not logged in', async () => {
      answer('confirm-change-password.unauthorised');
      const { user } = await visit(newLink());
      await performAction({ user }, { typed: { 'New password': 'Battery Staple 7' }, clicked: 'Reset password' });
      await expectPage('/session-timeout', 'We have logged you out');
      expect(screen.queryByText(sinceLogIn)).not.toBeInTheDocument();
      expect(screen.getByText(/since you started\. We logged you out to keep your information safe\./)).toBeVisible();
    });

    it.each([
      ['who arrives with an identity token', 'identity-token', []],
      ['whose security code was accepted here', 'mobile-code', [securityCodeAccepted({ isDuplicatePhoneNumber: false })]],
    ] as const)('shows the logout to a user %s', async (_who, upTo, events) => {
      await visit('/session-timeout', { persona: 'mobile', upTo, events: [...events, signInEnded('timedOut')] });
      await expectPage('/session-timeout', 'We have logged you out');
      expect(screen.getByText(sinceLogIn)).toBeVisible();
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

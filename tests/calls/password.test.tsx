import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { signInWithEmail } from '@/journeys/sign-in/steps/sign-in-with-email';
import { submitPassword } from '@/journeys/sign-in/steps/submit-password';
import { emailEntered, passkeyTried } from '@/state/events';
import { withAuthenticator } from '../support/authenticator';
import { address, byId, errorSummaryWithFocusAt, expectPage, fieldError } from '../support/page';
import { putCookie, rawCookie } from '../support/plain-cookies';
import { bodiesOf, recordSends, refusing } from '../support/recorded-sends';
import { leavePageDuring, openSteps } from '../support/run-steps';
import { sample } from '../support/sample';
import { senderOf, sendWithAnswer } from '../support/senders/senders';
import { waitForIdle } from '../support/wait-for-idle';

describe('password', () => {
  const password = senderOf('password');
  const refused = (status: number, error: string, cid_error_code?: string) => ({ status, json: { error, cid_error_code } });
  const cannotContinue = 'You cannot continue';

  describe('refused call password', () => {
    it.each(
      sample(
        [
          ['Password attempts exceeded', refused(429, 'Password attempts exceeded'), '/password-attempts-exceeded', cannotContinue],
          ['Login attempts exceeded', refused(429, 'Login attempts exceeded'), '/otp-requests-exceeded', cannotContinue],
          ['OTP requests exceeded', refused(429, 'OTP requests exceeded'), '/otp-requests-exceeded', cannotContinue],
          ['OTP attempts exceeded', refused(403, 'OTP attempts exceeded.'), '/otp-attempts-exceeded', cannotContinue],
          [
            'Account is disabled, CID2013',
            refused(401, 'Account is disabled', 'CID2013'),
            '/account-disabled?errorCode=CID2013',
            'You cannot use your login',
          ],
          [
            'Account is disabled, another code',
            refused(401, 'Account is disabled', 'CID2014'),
            '/error-account?errorCode=CID2014',
            'There is a problem with your account',
          ],
          ['Account is disabled, no code', refused(401, 'account is disabled.'), '/error-account', 'There is a problem with your account'],
          [
            'Account is disabled, a malformed code',
            refused(401, 'Account is disabled', '<b>2013</b>'),
            '/error-account',
            'There is a problem with your account',
          ],
          ['an unknown text', refused(401, 'Password is on holiday'), '/error', 'Something went wrong'],
        ],
        4,
      ),
    )('handles the refused password answer %s', async (_text, given, path, heading) => {
      await sendWithAnswer(password, given);
      await expectPage(path, heading);
    });

    it.each(['Incorrect username or password.', 'incorrect username or password', 'INCORRECT USERNAME OR PASSWORD.'])(
      'shows the error "%s" at the password field',
      async (text) => {
        await sendWithAnswer(password, { status: 401, json: { message: text } });
        expect(await errorSummaryWithFocusAt('password-input')).toEqual(['Enter the correct password']);
        expect(fieldError(byId('password-input'))).toBe('Enter the correct password');
        expect(address()).toBe('/log-in-password');
      },
    );
  });

  describe('successful call password', () => {
    const ok = (json: object) => ({ status: 200, json });
    const methods = (mobile: boolean, landline: boolean) =>
      ok({ authentication_state: 'VERIFIED', authentication_methods: { mobile, landline } });

    it.each(
      sample(
        [
          ['VERIFIED with a mobile', methods(true, false), '/enter-mobile-code', 'Enter the security code'],
          ['VERIFIED with a landline', methods(false, true), '/get-call-landline', 'Get a call to your landline'],
          ['VERIFIED with both', methods(true, true), '/choose-authentication-method', 'Which authentication method do you want to use?'],
          ['VERIFIED with neither', methods(false, false), '/error', 'Something went wrong'],
          ['UNREGISTERED', ok({ authentication_state: 'UNREGISTERED' }), '/register/enter-mobile', undefined],
          ['RESET_PASSWORD', ok({ authentication_state: 'RESET_PASSWORD' }), '/restore-message', 'Something went wrong'],
          ['an unknown state', ok({ authentication_state: 'PAUSED' }), '/error', 'Something went wrong'],
          ['AUTHENTICATED without an address', ok({ authentication_state: 'AUTHENTICATED' }), '/error', 'Something went wrong'],
          [
            'AUTHENTICATED with an unsafe address',
            ok({ authentication_state: 'AUTHENTICATED', redirect_uri: 'javascript:alert(1)' }),
            '/error',
            'Something went wrong',
          ],
        ],
        4,
      ),
    )('handles the accepted password with %s', async (_state, given, path, heading) => {
      // Only a session with a correct password may request a code.
      const { exits } = await sendWithAnswer({ ...password, upTo: 'password' }, given);
      await expectPage(path, heading);
      expect(exits).toEqual([]);
    });

    it('shows the text message page for VERIFIED without a method', async () => {
      await sendWithAnswer({ ...password, upTo: 'password' }, 'password.default-method');
      await expectPage('/enter-mobile-code', 'Enter the security code');
    });

    it('sends the browser to the address for AUTHENTICATED, and keeps the page until then', async () => {
      const redirect_uri = 'https://auth.example.com/continue';
      const { exits } = await sendWithAnswer(password, { status: 200, json: { authentication_state: 'AUTHENTICATED', redirect_uri } });
      await waitFor(() => expect(exits).toEqual([redirect_uri]));
      await waitForIdle();
      await expectPage('/log-in-password', 'Enter your password');
      expect(byId('maincontent')).toHaveAttribute('aria-busy', 'true');
    });
  });
});

describe('password', () => {
  const email = 'maya@example.com';
  const password = 'Passw0rd';

  /** Valid for the check of passkeys, the password, and a passkey. */
  const answered = {
    passkeys_enabled: true,
    authentication_options: { challenge: 'Y2g', rpId: 'localhost' },
    transaction_id: 't',
    verified: true,
    authentication_state: 'AUTHENTICATED',
    redirect_uri: 'https://client.example/back',
  };
  /** Records each request with the identity token at that time. */
  function recordTokens() {
    const tokens: (string | undefined)[] = [];
    const note = () => void tokens.push(rawCookie('id_token'));
    return { sent: recordSends(answered, note), tokens };
  }
  const handedBack = { kind: 'leave', url: 'https://client.example/back', signOut: 'completedElsewhere' };

  describe('password of the stored address', () => {
    it('sends the password with the token of a remembered device after the earlier login has ended', async () => {
      putCookie('remember_my_device', 'remembered');
      const { sent, tokens } = recordTokens();
      expect(await openSteps(emailEntered(email)).run(submitPassword, { password })).toEqual(handedBack);
      expect(bodiesOf(sent)).toEqual([['POST /api/login/password', { email, password, rmd_token: 'remembered' }]]);
      expect(tokens).toEqual([undefined]);
    });

    it('marks the password when it is wrong', async () => {
      recordSends({}, refusing('/password', 401, 'Incorrect username or password.'));
      const wrong = { kind: 'invalid', field: 'password', code: 'PASSWORD_WRONG' };
      expect(await openSteps(emailEntered(email)).run(submitPassword, { password })).toEqual(wrong);
    });

    it('starts a further step after the password only while the page is open', async () => {
      const verified = { ...answered, authentication_state: 'VERIFIED' };
      const sent = recordSends(verified, leavePageDuring('/password'));
      expect(await openSteps(emailEntered(email)).run(submitPassword, { password })).toEqual({ kind: 'stay' });
      expect(sent).toHaveLength(1);
    });
  });

  describe('email address and password on one page', () => {
    it('sends email address and password in a browser without passkeys', async () => {
      const { sent, tokens } = recordTokens();
      const { run, state } = openSteps();
      expect(await run(signInWithEmail, { email, password })).toEqual(handedBack);
      expect(bodiesOf(sent)).toEqual([['POST /api/login/user-sign-in', { email, password, rmd_token: null }]]);
      expect(tokens).toEqual([undefined]);
      expect(state().profile.email).toBe(email);
    });

    it('wait for a passkey, which is tried first', async () => {
      withAuthenticator();
      const sent = recordSends(answered);
      const { run, state } = openSteps();
      expect(await run(signInWithEmail, { email, password })).toEqual(handedBack);
      expect(sent.map(({ call }) => call)).toEqual([
        'POST /api/login/passkey-status',
        'POST /api/fido2/authentication/options',
        'POST /api/fido2/authentication/verify',
      ]);
      expect(state().passkey.hasTriedPasskey).toBe(true);
    });

    it('sends email address and password after an earlier passkey attempt', async () => {
      withAuthenticator();
      const sent = recordSends(answered);
      await openSteps(emailEntered(email), passkeyTried()).run(signInWithEmail, { email, password });
      expect(sent.map(({ call }) => call)).toEqual(['POST /api/login/passkey-status', 'POST /api/login/user-sign-in']);
    });

    it('sends no email address and password after the page was left', async () => {
      withAuthenticator();
      const sent = recordSends({ ...answered, passkeys_enabled: false }, leavePageDuring('/passkey-status'));
      expect(await openSteps().run(signInWithEmail, { email, password })).toEqual({ kind: 'stay' });
      expect(sent).toHaveLength(1);
    });

    it.each([
      [401, 'User does not exist', 'password', 'PASSWORD_WRONG'],
      [400, 'anything', 'email', 'LOGIN_FAILED'],
    ])('marks email address or password when the server answers %i %s', async (status, text, field, code) => {
      recordSends({}, refusing('/user-sign-in', status, text));
      expect(await openSteps().run(signInWithEmail, { email, password })).toEqual({ kind: 'invalid', field, code });
    });
  });
});

import { describe, expect, it } from 'vitest';
import { signInWithEmail } from '@/journeys/sign-in/steps/sign-in-with-email';
import { submitPassword } from '@/journeys/sign-in/steps/submit-password';
import { emailEntered, passkeyTried } from '@/state/events';
import { withAuthenticator } from '../../support/authenticator';
import { putCookie, rawCookie } from '../../support/plain-cookies';
import { bodiesOf, recordSends, refusing } from '../../support/recorded-sends';
import { leavePageDuring, openSteps } from '../../support/run-steps';

const email = 'maya@example.com';
const password = 'Passw0rd';

/** Good for the check of passkeys, the password, and a passkey. */
const answered = {
  passkeys_enabled: true,
  authentication_options: { challenge: 'Y2g', rpId: 'localhost' },
  transaction_id: 't',
  verified: true,
  authentication_state: 'AUTHENTICATED',
  redirect_uri: 'https://client.example/back',
};
/** Keeps beside each request the identity token that it finds. */
function recordTokens() {
  const tokens: (string | undefined)[] = [];
  const note = () => void tokens.push(rawCookie('id_token'));
  return { sent: recordSends(answered, note), tokens };
}
const handedBack = { kind: 'leave', url: 'https://client.example/back', signOut: 'completedElsewhere' };

describe('password of the stored address', () => {
  it('is sent with the token of a remembered device after the earlier login has ended', async () => {
    putCookie('remember_my_device', 'remembered');
    const { sent, tokens } = recordTokens();
    expect(await openSteps(emailEntered(email)).run(submitPassword, { password })).toEqual(handedBack);
    expect(bodiesOf(sent)).toEqual([['POST /api/login/password', { email, password, rmd_token: 'remembered' }]]);
    expect(tokens).toEqual([undefined]);
  });

  it('is marked when it is wrong', async () => {
    recordSends({}, refusing('/password', 401, 'Incorrect username or password.'));
    const wrong = { kind: 'invalid', field: 'password', code: 'PASSWORD_WRONG' };
    expect(await openSteps(emailEntered(email)).run(submitPassword, { password })).toEqual(wrong);
  });

  it('starts a further step only while the page is open', async () => {
    const verified = { ...answered, authentication_state: 'VERIFIED' };
    const sent = recordSends(verified, leavePageDuring('/password'));
    expect(await openSteps(emailEntered(email)).run(submitPassword, { password })).toEqual({ kind: 'stay' });
    expect(sent).toHaveLength(1);
  });
});

describe('email address and password on one page', () => {
  it('are sent in a browser without passkeys', async () => {
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

  it('are sent after an earlier passkey attempt', async () => {
    withAuthenticator();
    const sent = recordSends(answered);
    await openSteps(emailEntered(email), passkeyTried()).run(signInWithEmail, { email, password });
    expect(sent.map(({ call }) => call)).toEqual(['POST /api/login/passkey-status', 'POST /api/login/user-sign-in']);
  });

  it('are not sent after the page was left', async () => {
    withAuthenticator();
    const sent = recordSends({ ...answered, passkeys_enabled: false }, leavePageDuring('/passkey-status'));
    expect(await openSteps().run(signInWithEmail, { email, password })).toEqual({ kind: 'stay' });
    expect(sent).toHaveLength(1);
  });

  it.each([
    [401, 'User does not exist', 'password', 'PASSWORD_WRONG'],
    [400, 'anything', 'email', 'LOGIN_FAILED'],
  ])('are marked when the server answers %i %s', async (status, text, field, code) => {
    recordSends({}, refusing('/user-sign-in', status, text));
    expect(await openSteps().run(signInWithEmail, { email, password })).toEqual({ kind: 'invalid', field, code });
  });
});

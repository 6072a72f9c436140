import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { fromHere } from '@/journeys/passkey/offers/from-here';
import { fromEnterEmail, fromLogin } from '@/journeys/passkey/steps/passkey-start';
import { fromPasskeyEnterEmail } from '@/journeys/passkey/steps/submit-passkey-email';
import { logInWithPasskey } from '@/journeys/passkey-ceremony/steps/log-in-with-passkey';
import { passkeysChecked } from '@/state/events';
import { agrees, type Asked, passkeyId, refuses, type Reply, withAuthenticator } from '../../support/authenticator';
import { accepted, analyticsEvents, writePreference } from '../../support/cookie-choice';
import { rawCookie } from '../../support/plain-cookies';
import { recordSends, refusing } from '../../support/recorded-sends';
import { leavePageDuring, openSteps } from '../../support/run-steps';

const ofChallenge = { id: 'b2YtY2hhbGxlbmdl', type: 'public-key' as const };
const ofPerson = { id: 'b2YtcGVyc29u', type: 'public-key' as const };
const answered = {
  authentication_options: { challenge: 'Y2g', rpId: 'localhost', allowCredentials: [ofChallenge] },
  transaction_id: 't',
  verified: true,
  redirect_uri: 'https://client.example/back',
  account_id: 'account-2',
};
const handedBack = { kind: 'leave', url: 'https://client.example/back', signOut: 'completedElsewhere' };
const options = 'POST /api/fido2/authentication/options';
const verify = 'POST /api/fido2/authentication/verify';
const idsOf = (asked: Asked[]) =>
  asked.map(({ publicKey }) => publicKey.allowCredentials?.map(({ id }) => Buffer.from(id).toString('base64')));

/** Contract, "Passkey outcomes": where a passkey that was not used leads from each start. */
const starts = [
  ['the entry screen', fromEnterEmail, { kind: 'go', to: '/passkey-login-failed' }, '/log-in-password'],
  ['the log-in page', fromLogin, { kind: 'go', to: '/passkey-user-login-failed' }, '/login'],
  ['the page for it', fromPasskeyEnterEmail, { kind: 'go', to: '/passkey-enter-email-login-failed' }, '/login'],
  ['another page', fromHere, { kind: 'invalid', field: '', code: 'PASSKEY_NOT_USED' }, '/log-in-password'],
] as const;

describe('passkey login', () => {
  it('requests the challenge and verifies the assertion', async () => {
    const { dialogs } = withAuthenticator();
    const sent = recordSends(answered);
    const { run } = openSteps();
    expect(await run(logInWithPasskey(fromEnterEmail))).toEqual(handedBack);
    expect(sent.map(({ call }) => call)).toEqual([options, verify]);
    expect(sent[1]?.body).toMatchObject({ transaction_id: 't', authentication_credential: { id: passkeyId, type: 'public-key' } });
    expect(idsOf(dialogs)).toEqual([[ofChallenge.id]]);
  });

  it('requests one of the known passkeys of the user', async () => {
    const { dialogs } = withAuthenticator();
    recordSends(answered);
    await openSteps(passkeysChecked({ passkeys_enabled: true, allow_credentials: [ofPerson] })).run(logInWithPasskey(fromEnterEmail));
    expect(idsOf(dialogs)).toEqual([[ofPerson.id]]);
  });

  it('is sent after the earlier login has ended', async () => {
    withAuthenticator();
    const tokens: string[] = [];
    recordSends(answered, (call) => void tokens.push(`${call}: ${rawCookie('id_token') === undefined ? 'none' : 'a token'}`));
    await openSteps().run(logInWithPasskey(fromEnterEmail));
    expect(tokens).toEqual([`${options}: a token`, `${verify}: none`]);
  });

  it('is not requested after the page was left', async () => {
    const { dialogs } = withAuthenticator();
    const sent = recordSends(answered, leavePageDuring('/options'));
    expect(await openSteps().run(logInWithPasskey(fromEnterEmail))).toEqual({ kind: 'stay' });
    expect([dialogs.length, sent.length]).toEqual([0, 1]);
  });

  it('continues at an error when the answer has no valid address', async () => {
    withAuthenticator();
    recordSends({ ...answered, redirect_uri: null });
    expect(await openSteps().run(logInWithPasskey(fromEnterEmail))).toEqual({ ...handedBack, url: '' });
  });
});

describe.each(starts)('passkey login from %s', (_where, start, failed, passwordRoute) => {
  it.each<[string, Reply, object]>([
    ['is cancelled', refuses('NotAllowedError'), answered],
    ['is not verified', agrees, { ...answered, verified: false }],
  ])('returns with other options when it %s', async (_how, dialog, given) => {
    withAuthenticator({ dialog });
    recordSends(given);
    expect(await openSteps().run(logInWithPasskey(start))).toEqual(failed);
    expect(rawCookie('nhs_login_visitor_id')).toBeUndefined();
  });

  it('shows an error when the browser rejects the request', async () => {
    withAuthenticator({ dialog: refuses('SecurityError') });
    const sent = recordSends(answered);
    expect(await openSteps().run(logInWithPasskey(start))).toEqual({ kind: 'go', to: '/error' });
    expect(sent).toHaveLength(1);
  });

  it.each(['/options', '/verify'])('continues after too many attempts, %s, at a page with a password link', async (path) => {
    withAuthenticator();
    recordSends(answered, refusing(path, 403));
    const state = { passwordRoute, displayPasswordLink: true };
    expect(await openSteps().run(logInWithPasskey(start))).toEqual({ kind: 'go', to: '/passkey-login-attempts-exceeded', state });
  });
});

describe('passkey API', () => {
  it.each<[string, string, () => Response, boolean, object]>([
    ['fails', '/options', () => HttpResponse.json({}, { status: 500 }), true, { kind: 'go', to: '/passkey-user-login-failed' }],
    ['fails', '/verify', () => HttpResponse.json({}, { status: 500 }), true, { kind: 'go', to: '/passkey-user-login-failed' }],
    ['gives no answer', '/options', () => HttpResponse.error(), true, { kind: 'invalid', field: '', code: 'NO_ANSWER' }],
    ['gives no answer', '/verify', () => HttpResponse.error(), true, { kind: 'invalid', field: '', code: 'NO_ANSWER' }],
    ['refuses', '/options', () => HttpResponse.json({}, { status: 499 }), false, { kind: 'go', to: '/passkey-user-login-failed' }],
    ['refuses', '/verify', () => HttpResponse.json({}, { status: 499 }), false, { kind: 'go', to: '/passkey-user-login-failed' }],
  ])('is marked as down when it %s at %s', async (_how, path, respond, noted, outcome) => {
    withAuthenticator();
    recordSends(answered, (call) => (call.endsWith(path) ? respond() : undefined));
    const { run, state } = openSteps();
    expect(await run(logInWithPasskey(fromEnterEmail))).toEqual(outcome);
    expect(state().passkey.apiFailed).toBe(noted);
  });

  it('reports its failures to analytics with known texts', async () => {
    writePreference(accepted);
    withAuthenticator();
    recordSends(answered, refusing('/options', 403, 'Passkey attempts exceeded'));
    await openSteps().run(logInWithPasskey(fromEnterEmail));
    const entry = { event: 'submitError', path: '/', call: '/authentication/options', status: 403, text: 'Passkey attempts exceeded' };
    expect(analyticsEvents('submitError')).toEqual([entry]);
  });
});

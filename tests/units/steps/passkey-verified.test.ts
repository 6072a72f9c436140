import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { AuthenticationOptions } from '@/api/fido2';
import { fromEnterEmail, fromLogin } from '@/journeys/passkey/steps/passkey-start';
import { askBrowser } from '@/journeys/passkey-ceremony/steps/ask-browser';
import { logInWithChosenPasskey } from '@/journeys/passkey-ceremony/steps/log-in-with-passkey';
import { agrees, neverAnswers, withAuthenticator } from '../../support/authenticator';
import { accepted, refused, writePreference } from '../../support/cookie-choice';
import { rawCookie } from '../../support/plain-cookies';
import { bodiesOf, recordSends, refusing } from '../../support/recorded-sends';
import { openSteps } from '../../support/run-steps';
import { signedAssertion } from '../../support/signed-assertion';

const challenge = (rpId?: string): AuthenticationOptions => ({
  authentication_options: { challenge: 'Y2g', rpId, allowCredentials: [] },
  transaction_id: 't',
});
const assertion = { options: challenge('login.example'), credential: signedAssertion };
const answered = { verified: true, redirect_uri: 'https://client.example/back', account_id: 'account-2' };

describe('passkey from the autofill list', () => {
  const step = logInWithChosenPasskey(fromEnterEmail);

  it('counts as tried, ends the earlier login and is verified', async () => {
    const tokens: (string | undefined)[] = [];
    const sent = recordSends(answered, () => void tokens.push(rawCookie('id_token')));
    const { run, state } = openSteps();
    expect(await run(step, assertion)).toEqual({ kind: 'leave', url: answered.redirect_uri, signOut: 'completedElsewhere' });
    const body = { transaction_id: 't', authentication_credential: signedAssertion };
    expect(bodiesOf(sent)).toEqual([['POST /api/fido2/authentication/verify', body]]);
    expect(state().passkey.hasTriedPasskey).toBe(true);
    expect(tokens).toEqual([undefined]);
  });

  it('returns to its page when it is not verified', async () => {
    recordSends({ verified: false });
    expect(await openSteps().run(logInWithChosenPasskey(fromLogin), assertion)).toEqual({ kind: 'go', to: '/passkey-user-login-failed' });
  });

  it.each([
    [500, true, '/passkey-user-login-failed'],
    [400, false, '/passkey-user-login-failed'],
  ])('marks the API as down or not after %i: %s', async (status, noted, to) => {
    recordSends({}, refusing('/verify', status));
    const { run, state } = openSteps();
    expect(await run(step, assertion)).toEqual({ kind: 'go', to });
    expect(state().passkey.apiFailed).toBe(noted);
  });

  it.each([
    ['is kept where cookies were accepted', accepted, answered, 'account-2'],
    ['is not kept where they were refused', refused, answered, undefined],
    ['is not kept without an account', accepted, { ...answered, account_id: null }, undefined],
    ['is not kept of an empty account', accepted, { ...answered, account_id: '' }, undefined],
  ])('has an id for analytics, which %s', async (_how, preference, given, id) => {
    writePreference(preference);
    recordSends(given);
    await openSteps().run(step, assertion);
    expect(rawCookie('nhs_login_visitor_id')).toBe(id);
  });
});

describe('passkey that the server does not know', () => {
  it.each([
    ['login.example', 'login.example'],
    [undefined, 'localhost'],
  ])("is removed for the site %s from the browser's list", async (rpId, named) => {
    const { forgotten } = withAuthenticator();
    recordSends({}, refusing('/verify', 404, 'Credential not found'));
    const { run } = openSteps();
    const outcome = await run(logInWithChosenPasskey(fromEnterEmail), { ...assertion, options: challenge(rpId) });
    expect(outcome).toEqual({ kind: 'go', to: '/passkey-user-login-failed' });
    expect(forgotten.mock.calls).toEqual([[{ rpId: named, credentialId: 'a' }]]);
  });

  it('continues when the browser has no signal for it', async () => {
    withAuthenticator({ forgets: false });
    recordSends({}, refusing('/verify', 404, 'Credential not found'));
    expect(await openSteps().run(logInWithChosenPasskey(fromEnterEmail), assertion)).toEqual({
      kind: 'go',
      to: '/passkey-user-login-failed',
    });
  });

  it.each([
    [404, 'Not found'],
    [400, 'Credential not found'],
  ])('is recognised by status and text together, not by %i %s', async (status, error) => {
    const { forgotten } = withAuthenticator();
    recordSends({}, refusing('/verify', status, error));
    await openSteps().run(logInWithChosenPasskey(fromEnterEmail), assertion);
    expect(forgotten).not.toHaveBeenCalled();
  });
});

describe('dialogue of the browser', () => {
  const { authentication_options: given } = challenge('localhost');

  it('closes when the page is left', async () => {
    const { dialogs } = withAuthenticator({ dialog: neverAnswers });
    const page = new AbortController();
    const asked = askBrowser(given, page.signal);
    await waitFor(() => expect(dialogs).toHaveLength(1));
    page.abort();
    expect(dialogs[0]?.signal.aborted).toBe(true);
    await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('does not close after an answer when the page is left', async () => {
    withAuthenticator({ dialog: agrees });
    const page = new AbortController();
    await askBrowser(given, page.signal);
    const { dialogs } = withAuthenticator({ dialog: neverAnswers });
    void askBrowser(given, new AbortController().signal).catch(() => undefined);
    await waitFor(() => expect(dialogs).toHaveLength(1));
    page.abort();
    expect(dialogs[0]?.signal.aborted).toBe(false);
  });
});

import { WebAuthnError, type WebAuthnErrorCode } from '@simplewebauthn/browser';
import { waitFor } from '@testing-library/react';
import fc from 'fast-check';
import type { AuthenticationOptions } from '@/api/fido2';
import { fromEnterEmail, fromLogin } from '@/journeys/passkey/steps/passkey-pages';
import { askBrowser } from '@/journeys/passkey/ceremony/ask-browser';
import { afterBrowserError } from '@/journeys/passkey/ceremony/log-in-with-passkey';
import { logInWithChosenPasskey } from '@/journeys/passkey/ceremony/log-in-with-passkey';
import { goTo } from '@/outcome/outcome';
import {
  accepted,
  agrees,
  bodiesOf,
  neverAnswers,
  openSteps,
  rawCookie,
  recordSends,
  refused,
  refusing,
  signedAssertion,
  withAuthenticator,
  writePreference,
} from '../support/environment';

const failed = goTo('/passkey-login-failed');
const error = goTo('/error', { cause: 'exception' });

/** Spec 1, section 4: of all names of WebIDL's DOMException and of a browser's own errors, only these two show an error. */
const wrong = ['SecurityError', 'UnknownError'];
const unused = [
  ...['NotAllowedError', 'AbortError', 'TimeoutError', 'ConstraintError', 'DataError', 'EncodingError', 'HierarchyRequestError'],
  ...['InvalidAccessError', 'InvalidCharacterError', 'InvalidStateError', 'NetworkError', 'NotFoundError', 'NotReadableError'],
  ...['NotSupportedError', 'OperationError', 'QuotaExceededError', 'ReadOnlyError', 'SyntaxError', 'TransactionInactiveError'],
  ...['VersionError', 'WrongDocumentError'],
  ...['TypeError', 'RangeError'],
];

/** Codes of the library, which wraps the errors of the browser. The name decides. */
const codes: readonly WebAuthnErrorCode[] = ['ERROR_CEREMONY_ABORTED', 'ERROR_INVALID_DOMAIN', 'ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY'];

const named = (name: string) => Object.assign(new Error(name), { name });
const throughTheLibrary = (name: string, code: WebAuthnErrorCode) => new WebAuthnError({ message: name, code, cause: named(name) });

describe('exceptions of navigator.credentials.get', () => {
  it.each([
    ...unused.map((name) => [name, 'a passkey that was not used', failed] as const),
    ...wrong.map((name) => [name, 'an error', error] as const),
  ])('treats %s of the browser as %s, with any library code', (name, _what, outcome) => {
    expect(afterBrowserError(named(name), failed)).toEqual(outcome);
    for (const code of codes) expect(afterBrowserError(throughTheLibrary(name, code), failed)).toEqual(outcome);
  });

  it('handles any exception name of a passkey request', () => {
    const thrown = fc.oneof(
      fc.anything(),
      fc.string().map(named),
      fc.tuple(fc.string(), fc.constantFrom(...codes)).map((of) => throughTheLibrary(...of)),
    );
    fc.assert(
      fc.property(thrown, (anything) => {
        const name = anything instanceof Error ? anything.name : '';
        expect(afterBrowserError(anything, failed)).toEqual(wrong.includes(name) ? error : failed);
      }),
      { numRuns: 500 },
    );
  });
});

const challenge = (rpId?: string): AuthenticationOptions => ({
  authentication_options: { challenge: 'Y2g', rpId, allowCredentials: [] },
  transaction_id: 't',
});
const assertion = { options: challenge('login.example'), credential: signedAssertion };
const answered = { verified: true, redirect_uri: 'https://client.example/back', account_id: 'account-2' };

const step = logInWithChosenPasskey(fromEnterEmail);

it('counts an autofill passkey as tried, ends the earlier login and verifies it', async () => {
  const tokens: (string | undefined)[] = [];
  const sent = recordSends(answered, () => void tokens.push(rawCookie('id_token')));
  const { run, state } = openSteps();
  expect(await run(step, assertion)).toEqual({ kind: 'leave', url: answered.redirect_uri, signOut: 'completedElsewhere' });
  const body = { transaction_id: 't', authentication_credential: signedAssertion };
  expect(bodiesOf(sent)).toEqual([['POST /api/fido2/authentication/verify', body]]);
  expect(state().passkey.hasTriedPasskey).toBe(true);
  expect(tokens).toEqual([undefined]);
});

it('shows the failed page of /login when the autofill passkey is not verified', async () => {
  recordSends({ verified: false });
  expect(await openSteps().run(logInWithChosenPasskey(fromLogin), assertion)).toEqual({ kind: 'go', to: '/passkey-user-login-failed' });
});

it('marks the passkey API as down when it fails to verify an autofill passkey', async () => {
  recordSends({}, refusing('/verify', 500));
  const { run, state } = openSteps();
  expect(await run(step, assertion)).toEqual({ kind: 'go', to: '/passkey-user-login-failed' });
  expect(state().passkey.apiFailed).toBe(true);
});

it.each([
  ['is stored after accepted cookies', accepted, answered, 'account-2'],
  ['is not stored after refused cookies', refused, answered, undefined],
  ['is not stored without an account', accepted, { ...answered, account_id: null }, undefined],
  ['is not stored for an empty account id', accepted, { ...answered, account_id: '' }, undefined],
  ['is not stored without a verification', accepted, { ...answered, verified: false }, undefined],
])('sends an autofill passkey with an id for analytics, which %s', async (_how, preference, given, id) => {
  writePreference(preference);
  recordSends(given);
  await openSteps().run(step, assertion);
  expect(rawCookie('nhs_login_visitor_id')).toBe(id);
});

it.each([
  ['login.example', 'login.example'],
  [undefined, 'localhost'],
])("removes an unknown passkey of the site %s from the browser's list", async (rpId, named) => {
  const { forgotten } = withAuthenticator();
  recordSends({}, refusing('/verify', 404, 'Credential not found'));
  const { run } = openSteps();
  const outcome = await run(logInWithChosenPasskey(fromEnterEmail), { ...assertion, options: challenge(rpId) });
  expect(outcome).toEqual({ kind: 'go', to: '/passkey-user-login-failed' });
  expect(forgotten.mock.calls).toEqual([[{ rpId: named, credentialId: 'a' }]]);
});

it.each<[string, (() => Promise<void>) | undefined]>([
  ['has no signal for it', undefined],
  ['rejects the signal', () => Promise.reject(new Error('No'))],
])('continues with an unknown passkey when the browser %s', async (_what, forget) => {
  withAuthenticator({ forgets: false });
  if (forget) Object.assign(PublicKeyCredential, { signalUnknownCredential: forget });
  recordSends({}, refusing('/verify', 404, 'Credential not found'));
  expect(await openSteps().run(logInWithChosenPasskey(fromEnterEmail), assertion)).toEqual({
    kind: 'go',
    to: '/passkey-user-login-failed',
  });
});

it.each([
  [404, 'Not found'],
  [400, 'Credential not found'],
  [403, 'Forbidden'],
])('recognises an unknown passkey by status and text together, not by %i %s', async (status, error) => {
  const { forgotten } = withAuthenticator();
  recordSends({}, refusing('/verify', status, error));
  await openSteps().run(logInWithChosenPasskey(fromEnterEmail), assertion);
  expect(forgotten).not.toHaveBeenCalled();
});

it('keeps a second passkey dialogue open when the user leaves the page of the first one, which was answered', async () => {
  const { authentication_options: given } = challenge('localhost');
  withAuthenticator({ dialog: agrees });
  const page = new AbortController();
  await askBrowser(given, page.signal);
  const { dialogs } = withAuthenticator({ dialog: neverAnswers });
  void askBrowser(given, new AbortController().signal).catch(() => undefined);
  await waitFor(() => expect(dialogs).toHaveLength(1));
  page.abort();
  expect(dialogs[0]?.signal.aborted).toBe(false);
});

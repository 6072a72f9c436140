import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { fetchAuthenticationOptions } from '@/api/fido2';
import { checkPasskeyStatus } from '@/api/login';
import { fromEnterEmail } from '@/journeys/passkey/steps/passkey-pages';
import { askBrowser } from '@/journeys/passkey/ceremony/ask-browser';
import { logInWithPasskey } from '@/journeys/passkey/ceremony/log-in-with-passkey';
import { passkeysChecked } from '@/state/events';
import { password } from '../../mocks/people/personas';
import { answer, world } from '../../mocks/server';
import {
  accepted,
  analyticsEvents,
  type Asked,
  leavePageDuring,
  neverAnswers,
  openSteps,
  passkeyId,
  putSession,
  rawCookie,
  recordSends,
  refuses,
  refusing,
  withAuthenticator,
  writePreference,
} from '../support/environment';
import {
  address,
  callCount,
  expectPage,
  passkeyEmail as email,
  passkeyNotUsedText,
  performAction,
  startAt,
  startPasskeyLogin,
  unloadDocument,
  visit,
} from '../support/user';

it('announces the pending passkey dialogue and shows how to continue', async () => {
  const { dialogs } = await startPasskeyLogin(startAt('/enter-mobile-code'), { dialog: neverAnswers });
  await waitFor(() => expect(dialogs).toHaveLength(1));
  expect(await screen.findAllByText('Follow the steps on your device.')).toHaveLength(2);
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Follow the steps on your device.');
});

it('aborts the passkey dialogue when the user goes back, and stays on that page', async () => {
  const { dialogs, exits, store } = await startPasskeyLogin(startAt('/enter-mobile-code'), { dialog: neverAnswers });
  await waitFor(() => expect(dialogs).toHaveLength(1));
  expect(dialogs[0]?.signal.aborted).toBe(false);
  window.history.pushState(null, '', '/not-registered');
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  await expectPage('/not-registered', 'We cannot log you in');
  expect(dialogs[0]?.signal.aborted).toBe(true);
  await waitFor(() => expect(store.getState().page.loading).toBe(false));
  expect([address(), exits, screen.queryByText(passkeyNotUsedText)]).toEqual(['/not-registered', [], null]);
});
const entry = startAt('/enter-email');
const login = startAt('/login');
const methods = 'Which authentication method do you want to use?';

const cancels = { dialog: refuses('NotAllowedError') };
const instead = { chosen: 'Log in using my password instead', clicked: 'Continue' };

it('sends the password on the second Continue of /login', async () => {
  const visited = await startPasskeyLogin(login, cancels);
  await expectPage('/passkey-user-login-failed', 'There was a problem');
  expect(callCount('/user-sign-in')).toBe(0);
  await performAction(visited, instead);
  await expectPage('/login');
  await performAction(visited, login);
  await expectPage('/choose-authentication-method', methods);
  expect(world().calls.find(({ path }) => path.endsWith('/user-sign-in'))?.body).toMatchObject({ email, password });
  expect(visited.dialogs).toHaveLength(1);
});

it.each([
  ['after it was cancelled', refuses('NotAllowedError')],
  ['while the browser was asking', neverAnswers],
])('remembers the cancelled passkey after a reload %s', async (_when, dialog) => {
  const { dialogs } = await startPasskeyLogin(entry, { dialog });
  await waitFor(() => expect(dialogs).toHaveLength(1));
  await unloadDocument();
  await performAction(await visit('/enter-email'), entry);
  await expectPage('/log-in-password', 'Enter your password');
  expect(dialogs).toHaveLength(1);
});

it('opens the passkey dialogue each time the user asks, and Back skips all attempts', async () => {
  const visited = await startPasskeyLogin(entry, cancels);
  await expectPage('/passkey-login-failed');
  const { length } = window.history;
  for (const times of [2, 3]) {
    await expectPage('/passkey-login-failed');
    await performAction(visited, { chosen: 'Try using my passkey again', clicked: 'Continue' });
    await waitFor(() => expect(visited.dialogs).toHaveLength(times));
    await waitFor(() => expect(screen.getByLabelText('Try using my passkey again')).not.toBeChecked());
  }
  expect(window.history).toHaveLength(length);
});

it('starts no automatic passkey on /login when passkeys are disabled', async () => {
  answer('passkey-status.not-enabled');
  const { dialogs } = await startPasskeyLogin(login);
  await expectPage('/choose-authentication-method', methods);
  expect(dialogs).toEqual([]);
});

describe('passkey login step', () => {
  const ofChallenge = { id: 'b2YtY2hhbGxlbmdl', type: 'public-key' as const };
  const ofUser = { id: 'b2YtcGVyc29u', type: 'public-key' as const };
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

  it('requests the passkey challenge and verifies the assertion', async () => {
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
    await openSteps(passkeysChecked({ passkeys_enabled: true, allow_credentials: [ofUser] })).run(logInWithPasskey(fromEnterEmail));
    expect(idsOf(dialogs)).toEqual([[ofUser.id]]);
  });

  it('sends the passkey after the earlier login has ended', async () => {
    withAuthenticator();
    const tokens: string[] = [];
    recordSends(answered, (call) => void tokens.push(`${call}: ${rawCookie('id_token') === undefined ? 'none' : 'a token'}`));
    await openSteps().run(logInWithPasskey(fromEnterEmail));
    expect(tokens).toEqual([`${options}: a token`, `${verify}: none`]);
  });

  it('requests no passkey after the page was left', async () => {
    const { dialogs } = withAuthenticator();
    const sent = recordSends(answered, leavePageDuring('/options'));
    expect(await openSteps().run(logInWithPasskey(fromEnterEmail))).toEqual({ kind: 'stay' });
    expect([dialogs.length, sent.length]).toEqual([0, 1]);
  });

  it('treats an empty answer of the browser as a passkey that was not used', async () => {
    withAuthenticator({ dialog: () => Promise.resolve(null) });
    recordSends(answered);
    expect(await openSteps().run(logInWithPasskey(fromEnterEmail))).toEqual({ kind: 'go', to: '/passkey-login-failed' });
  });

  it('shows an error when the passkey answer has no valid address', async () => {
    withAuthenticator();
    recordSends({ ...answered, redirect_uri: null });
    expect(await openSteps().run(logInWithPasskey(fromEnterEmail))).toEqual({ ...handedBack, url: '' });
  });

  it.each<[string, string, () => Response, boolean, object]>([
    ['fails', '/options', () => HttpResponse.json({}, { status: 500 }), true, { kind: 'go', to: '/passkey-user-login-failed' }],
    ['fails', '/verify', () => HttpResponse.json({}, { status: 500 }), true, { kind: 'go', to: '/passkey-user-login-failed' }],
    ['gives no answer', '/options', () => HttpResponse.error(), true, { kind: 'invalid', field: '', code: 'NO_ANSWER' }],
    ['gives no answer', '/verify', () => HttpResponse.error(), true, { kind: 'invalid', field: '', code: 'NO_ANSWER' }],
    ['refuses', '/options', () => HttpResponse.json({}, { status: 499 }), false, { kind: 'go', to: '/passkey-user-login-failed' }],
    ['refuses', '/verify', () => HttpResponse.json({}, { status: 499 }), false, { kind: 'go', to: '/passkey-user-login-failed' }],
  ])('marks the passkey API as down when it %s at %s', async (_how, path, respond, noted, outcome) => {
    withAuthenticator();
    recordSends(answered, (call) => (call.endsWith(path) ? respond() : undefined));
    const { run, state } = openSteps();
    expect(await run(logInWithPasskey(fromEnterEmail))).toEqual(outcome);
    expect(state().passkey.apiFailed).toBe(noted);
  });

  it('reports failures of the passkey API to analytics with known texts', async () => {
    writePreference(accepted);
    withAuthenticator();
    recordSends(answered, refusing('/options', 403, 'Passkey attempts exceeded'));
    await openSteps().run(logInWithPasskey(fromEnterEmail));
    const entry = { event: 'submitError', path: '/', call: '/authentication/options', status: 403, text: 'Passkey attempts exceeded' };
    expect(analyticsEvents('submitError')).toEqual([entry]);
  });
});

describe('askBrowser', () => {
  const options = { challenge: 'AAAA', rpId: 'localhost' };
  const ignoresTheSignal = () =>
    Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get: () => new Promise(() => undefined) } });

  beforeEach(() => void vi.useFakeTimers());

  it.each([
    ['the time of the server', 60_000, 60_000],
    ['5 minutes, where the server names no time', undefined, 300_000],
    ['5 minutes, where the time is 0', 0, 300_000],
    ['5 minutes, where the time is negative', -1, 300_000],
    ['a day, where no timer can hold the time', 2 ** 40, 86_400_000],
  ])('rejects a passkey request after %s', async (_what, timeout, ms) => {
    withAuthenticator();
    ignoresTheSignal();
    const settled = vi.fn();
    askBrowser({ ...options, timeout }, new AbortController().signal).catch((error: Error) => settled(error.name));
    await vi.advanceTimersByTimeAsync(ms - 1);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledExactlyOnceWith('NotAllowedError');
  });

  it('rejects a passkey request when the page is left, even if an extension ignores the signal', async () => {
    withAuthenticator();
    ignoresTheSignal();
    const abort = new AbortController();
    const settled = vi.fn();
    askBrowser(options, abort.signal).catch((error: Error) => settled(error.name));
    await vi.advanceTimersByTimeAsync(10);
    abort.abort();
    await vi.advanceTimersByTimeAsync(0);
    expect(settled).toHaveBeenCalledExactlyOnceWith('AbortError');
  });

  it('closes the passkey dialogue of the browser when it rejects', async () => {
    const { dialogs } = withAuthenticator({ dialog: neverAnswers });
    askBrowser({ ...options, timeout: 1000 }, new AbortController().signal).catch(() => undefined);
    await vi.advanceTimersByTimeAsync(999);
    expect(dialogs[0]?.signal.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(dialogs[0]?.signal.aborted).toBe(true);
  });

  it('leaves no timer after the browser has answered the passkey request', async () => {
    withAuthenticator({ dialog: refuses('SecurityError') });
    await expect(askBrowser(options, new AbortController().signal)).rejects.toMatchObject({ name: 'SecurityError' });
    expect(vi.getTimerCount()).toBe(0);
  });
});

const passkeys = async (allow_credentials: unknown) => {
  putSession();
  recordSends({ passkeys_enabled: true, allow_credentials });
  return (await checkPasskeyStatus('a@example.com')).allow_credentials;
};

it.each<[unknown]>([['a'], [{ id: 'a', type: 'public-key' }], [null], [[]]])('reads no passkey credentials from %j', async (list) => {
  expect(await passkeys(list)).toEqual([]);
});

it.each<[string, unknown]>([
  ['without an id', { type: 'public-key' }],
  ['whose id the browser cannot decode', { id: 'a key!', type: 'public-key' }],
  ['whose id begins with another sign', { id: '!a', type: 'public-key' }],
  ['with an empty id', { id: '', type: 'public-key' }],
  ['of another type', { id: 'a', type: 'password' }],
  ['without a type', { id: 'a', type: '' }],
  ['that is a text', 'a'],
  ['that is null', null],
  ['that is a list', [{ id: 'a', type: 'public-key' }]],
])('returns the other passkey credentials beside one %s', async (_what, one) => {
  const others = [
    { id: 'b_-', type: 'public-key', transports: ['usb'] },
    { id: 'c+/=', type: 'public-key' },
  ];
  expect(await passkeys([others[0], one, others[1]])).toEqual(others);
});

it.each<[object, object?]>([
  [{}],
  [{ transports: [] }, { transports: [] }],
  [{ transports: ['thought'] }, { transports: ['thought'] }],
  [{ type: 'PUBLIC-KEY' }],
  [{ transports: null }],
  [{ transports: 'usb' }],
  [{ transports: ['usb', null, {}] }, { transports: ['usb'] }],
])('reads a passkey credential with %j', async (given, expected = {}) => {
  const credential = { id: 'a', type: 'public-key' };
  expect(await passkeys([{ ...credential, ...given }])).toEqual([{ ...credential, ...expected }]);
});

const optionsWith = async (more: object) => {
  putSession();
  recordSends({ authentication_options: { challenge: 'c', ...more }, transaction_id: 't' });
  return (await fetchAuthenticationOptions()).authentication_options;
};

it.each<[object, object]>([
  [{ timeout: '60000' }, { timeout: 60_000 }],
  [{ rpId: 'example.com' }, { rpId: 'example.com' }],
  [{ userVerification: 'REQUIRED' }, { userVerification: 'required' }],
  [{ userVerification: 'preferred' }, { userVerification: 'preferred' }],
  [{ userVerification: 'discouraged' }, { userVerification: 'discouraged' }],
  [{ userVerification: 'perhaps' }, {}],
  [{ timeout: 'soon' }, {}],
  [{ timeout: null, rpId: null, allowCredentials: null, userVerification: null, hints: null, extensions: null }, {}],
  [{ hints: ['hybrid', 'a-new-one'] }, { hints: ['hybrid', 'a-new-one'] }],
  [{ hints: [null, 'hybrid'] }, { hints: ['hybrid'] }],
  [{ extensions: { uvm: true, prf: { eval: { first: 'a' } } } }, { extensions: { uvm: true, prf: { eval: { first: 'a' } } } }],
  [{ extensions: { appid: null, uvm: true } }, { extensions: { uvm: true } }],
  [{ a_new_member: [{ b: 1 }] }, { a_new_member: [{ b: 1 }] }],
])('reads from %j the passkey challenge options %j', async (given, expected) => {
  const options = await optionsWith(given);
  expect(JSON.parse(JSON.stringify(options))).toEqual({ challenge: 'c', allowCredentials: [], ...expected });
});

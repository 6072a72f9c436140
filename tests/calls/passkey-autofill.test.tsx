import { screen, waitFor } from '@testing-library/react';
import { conditionalRequest, passkeyFromAutofill } from '@/journeys/passkey/ceremony/passkey-from-autofill';
import type { ScenarioId } from '../../mocks/scenarios/scenarios';
import { answer } from '../../mocks/server';
import {
  accepted,
  agrees,
  analyticsEvents,
  type Asked,
  bodiesOf,
  neverAnswers,
  passkeyId,
  recordSends,
  refuses,
  refusing,
  type Reply,
  waitForIdle,
  withAuthenticator,
  writePreference,
} from '../support/environment';
import {
  address,
  button,
  byId,
  callCount,
  errorSummary,
  errorSummaryWithFocusAt,
  expectPage,
  findErrorSummary,
  link,
  openWithAutofill,
  openWithPasskey,
  pendingRequests,
  type Visit,
} from '../support/user';

/** A browser that reports its list of passkeys only when `ready` is called. */
function slowBrowser() {
  const ready: (() => void)[] = [];
  return { ready, hasList: () => new Promise<boolean>((resolve) => ready.push(() => resolve(true))) };
}

async function submitToHangingCalls(from: string, { user }: Pick<Visit, 'user'>) {
  answer('account-status.hang');
  answer('user-sign-in.hang');
  answer('passkey-status.not-enabled');
  await user.type(byId('user-email'), 'mobile@example.com');
  if (from === '/login') await user.type(byId('password-input'), 'anything');
  await user.click(button('Continue'));
}

const pages = ['/enter-email', '/login'];

describe.each(pages)('autofill list on %s', (from) => {
  it('requests every passkey of this site once for the autofill list', async () => {
    const { lists, dialogs } = await openWithPasskey(from);
    await waitFor(() => expect(lists).toHaveLength(1));
    await waitForIdle();
    expect(lists).toHaveLength(1);
    expect(lists[0]).toMatchObject({ mediation: 'conditional', publicKey: { rpId: 'localhost', allowCredentials: [] } });
    expect(dialogs).toEqual([]);
    expect(callCount('/authentication/options')).toBe(1);
    expect(button('Continue')).toBeEnabled();
  });

  it('aborts the autofill request when the user clicks Continue', async () => {
    const visited = await openWithAutofill(from);
    expect(pendingRequests(visited)).toHaveLength(1);
    await submitToHangingCalls(from, visited);
    await waitFor(() => expect(pendingRequests(visited)).toHaveLength(0));
  });

  it('aborts the autofill request when the user leaves the page', async () => {
    const visited = await openWithAutofill(from);
    await visited.user.click(link('Cookies'));
    await expectPage('/cookies');
    expect(pendingRequests(visited)).toHaveLength(0);
  });

  it('aborts the autofill request before the page enters the back/forward cache', async () => {
    const visited = await openWithAutofill(from);
    window.dispatchEvent(new Event('pagehide'));
    expect(pendingRequests(visited)).toHaveLength(0);
  });

  it('starts no autofill request after Continue was clicked before the browser was ready', async () => {
    const { hasList, ready } = slowBrowser();
    const visited = await openWithPasskey(from, { hasList });
    await waitFor(() => expect(ready).toHaveLength(1));
    await submitToHangingCalls(from, visited);
    for (const resolve of ready) resolve();
    await waitForIdle();
    expect(visited.lists).toEqual([]);
  });
});

it('closes no passkey dialogue that opened before the autofill list was ready', async () => {
  const { hasList, ready } = slowBrowser();
  const visited = await openWithPasskey('/login', { hasList, dialog: neverAnswers });
  await waitFor(() => expect(ready).toHaveLength(1));
  await visited.user.type(byId('user-email'), 'passkey-and-mobile@example.com');
  await visited.user.type(byId('password-input'), 'anything{Enter}');
  await waitFor(() => expect(visited.dialogs).toHaveLength(1));
  for (const resolve of ready) resolve();
  await waitForIdle();
  expect(visited.lists).toEqual([]);
  expect(visited.dialogs[0]?.signal.aborted).toBe(false);
  expect(address()).toBe('/login');
});

it('starts the autofill request again after a refused password', async () => {
  const visited = await openWithAutofill('/login');
  answer('passkey-status.not-enabled');
  await visited.user.type(byId('user-email'), 'mobile@example.com');
  await visited.user.type(byId('password-input'), 'wrong{Enter}');
  expect(await errorSummaryWithFocusAt('password-input')).toEqual(['Enter the correct password']);
  await waitFor(() => expect(visited.lists).toHaveLength(2));
  expect(pendingRequests(visited)).toHaveLength(1);
});

it('aborts the autofill request before the dialogue of an automatic passkey opens', async () => {
  const visited = await openWithAutofill('/enter-email', { dialog: agrees });
  await visited.user.type(byId('user-email'), 'passkey-and-mobile@example.com{Enter}');
  await waitFor(() => expect(visited.exits).toEqual([expect.stringMatching(/^\/api\/auth\/complete/)]));
  expect(pendingRequests(visited)).toHaveLength(0);
  expect(visited.dialogs).toHaveLength(1);
});

it.each(['/passkey-enter-email', '/forgotten-password', '/log-in-password', '/error'])('starts no autofill request on %s', async (from) => {
  const { lists } = await openWithPasskey(from);
  await waitForIdle();
  // Without an address the password page redirects to the entry screen, which has one.
  expect(lists).toHaveLength(address() === '/enter-email' ? 1 : 0);
});
const signedIn = expect.stringMatching(/^\/api\/auth\/complete\?ticket=/) as string;

describe.each(pages)('passkey from the autofill list on %s', (from) => {
  it('signs the user in with the passkey chosen from the autofill list', async () => {
    const { exits } = await openWithPasskey(from, { autofill: agrees });
    await waitFor(() => expect(exits).toEqual([signedIn]));
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('shows that the service is unreachable after an autofill passkey, and starts the autofill request again', async () => {
    answer('passkey-verify.dead-once');
    const replies: Reply[] = [agrees, neverAnswers];
    const visited = await openWithPasskey(from, { autofill: (asked) => (replies.shift() ?? neverAnswers)(asked) });
    expect(await findErrorSummary()).toHaveTextContent('Sorry, that did not work.');
    expect(address()).toBe(from);
    await waitFor(() => expect(visited.lists).toHaveLength(2));
    expect(callCount('/authentication/options')).toBe(2);
  });

  it.each<[string, ScenarioId | undefined, object]>([
    ['the service cannot be reached', 'passkey-options.dead', {}],
    ['the session has ended', 'passkey-options.unauthorised', {}],
    ['the user closes the list', undefined, { autofill: refuses('NotAllowedError') }],
  ])('ignores a failed autofill request silently when %s', async (_why, scenario, browser) => {
    if (scenario) answer(scenario);
    const { exits, store, user } = await openWithPasskey(from, browser);
    await waitForIdle();
    expect([address(), exits, store.getState().page.loading]).toEqual([from, [], false]);
    expect(screen.queryByText('There is a problem')).not.toBeInTheDocument();
    await user.click(button('Continue'));
    expect((await errorSummary()).length).toBeGreaterThan(0);
  });
});

const options = {
  authentication_options: {
    challenge: 'Y2g',
    timeout: 1234,
    rpId: 'localhost',
    allowCredentials: [{ id: 'YQ', type: 'public-key' as const }],
    userVerification: 'preferred' as const,
  },
  transaction_id: 't',
};
const asks = ['POST /api/fido2/authentication/options', 'nothing'];

const offer = (signal = new AbortController().signal) => passkeyFromAutofill(signal, '/log-in-password');
const text = expect.stringMatching(/^[\w-]+$/) as string;
const userHandle = Buffer.from('person').toString('base64url');
const credential = {
  id: passkeyId,
  rawId: passkeyId,
  response: { authenticatorData: text, clientDataJSON: text, signature: text, userHandle },
  type: 'public-key',
  clientExtensionResults: { credProps: { rk: true } },
  authenticatorAttachment: 'platform',
};

it('returns the selected autofill passkey with its challenge', async () => {
  withAuthenticator({ autofill: agrees });
  const sent = recordSends(options);
  expect(await offer()).toEqual({ options, credential });
  expect(bodiesOf(sent)).toEqual([asks]);
});

it.each<[string, Parameters<typeof withAuthenticator>[0]]>([
  ['the browser cannot use passkeys', { autofill: agrees, passkeys: false }],
  ['the browser has no such list', {}],
  ['the browser has the list, but not at present', { autofill: agrees, hasList: () => Promise.resolve(false) }],
  ['the browser fails to report it', { autofill: agrees, hasList: () => Promise.reject(new Error('No')) }],
])('requests no autofill challenge when %s', async (_why, browser) => {
  withAuthenticator(browser);
  const sent = recordSends(options);
  expect(await offer()).toBeUndefined();
  expect(sent).toEqual([]);
});

it('requests no challenge after the autofill request is aborted', async () => {
  const abort = new AbortController();
  withAuthenticator({ autofill: agrees, hasList: () => Promise.resolve(true).finally(() => abort.abort()) });
  const sent = recordSends(options);
  expect(await offer(abort.signal)).toBeUndefined();
  expect(sent).toEqual([]);
});

it('starts no autofill request after it is aborted', async () => {
  const abort = new AbortController();
  const { lists } = withAuthenticator({ autofill: agrees });
  recordSends(options, () => abort.abort());
  expect(await offer(abort.signal)).toBeUndefined();
  expect(lists).toEqual([]);
});

it.each(['AbortError', 'NotAllowedError', 'SecurityError'])('returns no autofill passkey silently on the exception %s', async (name) => {
  writePreference(accepted);
  withAuthenticator({ autofill: refuses(name) });
  recordSends(options);
  expect(await offer()).toBeUndefined();
  expect(analyticsEvents('submitError')).toEqual([]);
});

it.each([
  [500, 'anything', ''],
  [403, 'Passkey attempts exceeded', 'Passkey attempts exceeded'],
])('returns no autofill passkey without a challenge, %i %s, and reports to analytics', async (status, error, known) => {
  writePreference(accepted);
  withAuthenticator({ autofill: agrees });
  recordSends({}, refusing('/options', status, error));
  expect(await offer()).toBeUndefined();
  expect(analyticsEvents('submitError')).toEqual([
    { event: 'submitError', path: '/', call: '/authentication/options', status, text: known },
  ]);
});

describe('request of the autofill list', () => {
  const { signal } = new AbortController();
  const request = (reply: Reply) => {
    const browser = withAuthenticator({ autofill: reply });
    return { ...browser, chosen: conditionalRequest(options.authentication_options, signal) };
  };

  it('requests autofill with the challenge and the site, and allows every passkey', () => {
    const { lists } = request(neverAnswers);
    const challenge = new Uint8Array(Buffer.from('ch')).buffer;
    const publicKey = { challenge, timeout: 1234, rpId: 'localhost', userVerification: 'preferred', allowCredentials: [] };
    expect(lists).toEqual([{ mediation: 'conditional', publicKey, signal }]);
  });

  it('returns an autofill passkey without a user handle or a device', async () => {
    const bare: Reply = async (asked: Asked) => {
      const full = (await agrees(asked)) as { response: object };
      return { ...full, authenticatorAttachment: null, response: { ...full.response, userHandle: null } };
    };
    const chosen = await request(bare).chosen;
    expect(chosen).toEqual({
      ...credential,
      authenticatorAttachment: undefined,
      response: { ...credential.response, userHandle: undefined },
    });
    expect(chosen.authenticatorAttachment).toBeUndefined();
  });
});

import { http, HttpResponse } from 'msw';
import * as z from 'zod/mini';
import type { ApiError } from '@/api/api-error';
import { callAuth } from '@/api/addresses-and-headers';
import { call } from '@/api/http';
import { config } from '@/config';
import { serverNow, startClock } from '@/session/clock';
import { deliverBy } from '@/session/report';
import { compareWithCookies, documentSession, hasPendingCall, openSignIn, ownCallStarted, recordSignOut } from '@/session/sign-in';
import { inTime, notBefore, pause } from '@/timers';
import { server } from '../../../mocks/server';
import { authApiFailed, dropCookie, expectConsoleMessage, putCookie, putSession, tokenOf } from '../../support/environment';
import { anySuccess, type Fault, noObject, unreadable, unusual } from './transport-faults';

const url = '/api/test';
const answer = z.object({ status: z.string() });
const confirmed = () => HttpResponse.json({ status: 'CONFIRMED' });

/** Answers each call, and a redirected one with a success. */
const respond = (given: (request: Request) => Response | Promise<Response>) =>
  server.use(
    http.all('*/api/test', ({ request }) => given(request)),
    http.all('*/redirected', confirmed),
  );
const respondWith = (fault: Fault) => respond(() => fault(() => Promise.resolve(confirmed())));
const refuse = (status: number, body: object | string | null) => respond(() => HttpResponse.json(body, { status }));

const get = () => call({ method: 'GET', url });
const post = () => call({ method: 'POST', url });
const ask = () => call({ method: 'POST', url, answer });

const sessionGoes = () => dropCookie('nhs-authorization-cookie');
/** The changes of the cookies that end the sign-in of this document, by their kind. */
const ends: [kind: 'gone' | 'ended' | 'another', end: () => void][] = [
  ['gone', sessionGoes],
  ['ended', () => dropCookie('id_token')],
  ['another', () => putSession('session-2')],
];

beforeEach(() => {
  startClock();
  putSession('session-1');
  putCookie('id_token', tokenOf({ account_id: 'account-1' }));
  openSignIn();
});

it('sends a call with cookies, headers and JSON, and rejects a redirect', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  respond(confirmed);
  await call({ method: 'POST', url, body: { a: 1 }, headers: { session_id: 's' } });
  expect(fetched).toHaveBeenCalledExactlyOnceWith('/api/test', {
    method: 'POST',
    credentials: 'include',
    redirect: 'manual',
    headers: { accept: 'application/json', 'content-type': 'application/json', session_id: 's' },
    body: '{"a":1}',
    signal: expect.any(AbortSignal) as AbortSignal,
  });
});

it.each(ends)('sends no call that may change something when the sign-in is %s, and a GET unless it is another', async (kind, end) => {
  const asked = vi.fn(confirmed);
  respond(asked);
  await post();
  end();
  await expect(post()).rejects.toMatchObject({ kind, status: 0 });
  expect(asked).toHaveBeenCalledTimes(1);
  if (kind === 'another') await expect(get()).rejects.toMatchObject({ kind });
  else await expect(get()).resolves.toBeUndefined();
  expect(asked).toHaveBeenCalledTimes(kind === 'another' ? 1 : 2);
});

describe('answer of a call', () => {
  it.each([
    [200, undefined],
    [299, undefined],
    [300, { kind: 'answer', status: 300, body: { a: 1 } }],
    [400, { kind: 'answer', status: 400, body: { a: 1 } }],
    [599, { kind: 'answer', status: 599, body: { a: 1 } }],
  ])('maps an answer with the status %i to the error %j', async (status, expected) => {
    refuse(status, { a: 1 });
    const failure = await post().catch((error: unknown) => error);
    expect(failure && { ...failure }).toEqual(expected && expect.objectContaining(expected));
  });

  const locked = { error: 'locked', message: 'Try later', cid_error_code: 'CID2013', lockout_time_seconds: 1700000000 };

  it.each<[string, object | string | null, Partial<ApiError>]>([
    ['two texts, a code and more', locked, { texts: ['locked', 'Try later'], message: 'locked', code: 'CID2013', body: locked }],
    ['no readable text', { error: { reason: 1 }, message: null }, { texts: [], message: '', code: '' }],
    ['null', null, { texts: [], code: '' }],
  ])('rejects a refusal with %s', async (_what, body, expected) => {
    refuse(403, body);
    await expect(ask()).rejects.toMatchObject({ kind: 'answer', status: 403, ...expected });
  });

  it.each([
    ['a text declared as a page', 'Locked', 'text/html', ['Locked']],
    ['JSON declared as a text, behind a byte order mark', '\ufeff{"message":"Locked"}', 'text/plain', ['Locked']],
    ['the page of a web server', '<h1>Locked</h1>', 'text/html', []],
  ])('reads the error texts of %s', async (_what, body, type, texts) => {
    respond(() => new HttpResponse(body, { status: 403, headers: { 'content-type': type } }));
    await expect(ask()).rejects.toMatchObject({ status: 403, texts });
  });

  it.each<[string, () => Response, object]>([
    ['that never arrived', () => HttpResponse.error(), { kind: 'noAnswer', status: 0 }],
    ['that is a page', () => HttpResponse.html('<p>'), { kind: 'noAnswer', status: 0 }],
    ['of a network that wants a log-in', () => HttpResponse.json({}, { status: 511 }), { kind: 'noAnswer', status: 0 }],
    ['without its member', () => HttpResponse.json({}), { kind: 'answer', status: 200, body: undefined }],
    ['with another type', () => HttpResponse.json({ status: {} }), { kind: 'answer', status: 200, body: undefined }],
    ['that refuses', () => HttpResponse.json({ error: 'a' }, { status: 400 }), { kind: 'answer', status: 400, message: 'a' }],
  ])('rejects an answer %s with the name of the call', async (_what, given, expected) => {
    respond(given);
    await expect(call({ method: 'POST', url, answer, reportedAs: '/name' })).rejects.toMatchObject({ ...expected, reportedAs: '/name' });
  });

  const unusable = { ...unreadable, ...noObject, null: () => HttpResponse.json(null) };
  it.each(Object.entries(unusable))('fails the call for the body: %s', async (_what, fault) => {
    respondWith(fault);
    await expect(ask()).rejects.toMatchObject({ kind: 'noAnswer', status: 0, code: '', texts: [] });
    expect(hasPendingCall()).toBe(false);
  });

  it.each(Object.entries(unusual))('reads an unusual answer of a call: %s', async (_what, fault) => {
    respondWith(fault);
    expect(await ask()).toEqual({ status: 'CONFIRMED' });
  });

  it.each(Object.entries(anySuccess))('accepts any answer of a call whose body the app does not read: %s', async (_what, fault) => {
    respondWith(fault);
    expect(await post()).toBeUndefined();
  });

  it.each(Object.entries(unreadable))('rejects an answer as no answer even when the app reads no body: %s', async (_what, fault) => {
    respondWith(fault);
    await expect(post()).rejects.toMatchObject({ kind: 'noAnswer', status: 0 });
  });

  it.each([304, 418, 499, 510, 520])('rejects an answer with the status %i as an answer for any body', async (status) => {
    for (const body of status === 304 ? [null] : ['', 'Failed', '<h1>Failed</h1>', '{"status":"CONF', '[]']) {
      respond(() => new HttpResponse(body, { status }));
      await expect(ask()).rejects.toMatchObject({ kind: 'answer', status });
    }
  });
});

const deny = { message: 'User is not authorized to access this resource with an explicit deny' };

it.each<[string, () => void, object]>([
  ['without an answer', () => respond(() => HttpResponse.error()), { kind: 'noAnswer' }],
  ['by its server', () => refuse(500, {}), { status: 500 }],
  ['of a sign-in that is refused', () => refuse(401, { error: 'Invalid session' }), { status: 401 }],
])('logs a failed call to the auth API %s, and rejects it', async (_what, arrange, expected) => {
  expectConsoleMessage(authApiFailed);
  arrange();
  await expect(callAuth({ method: 'POST', url })).rejects.toMatchObject(expected);
  expect(console.error).toHaveBeenCalledExactlyOnceWith('A call to the auth API has failed');
});

it.each<[string, () => void, object]>([
  ['a session that has timed out', () => refuse(401, { message: 'Unauthorized' }), { kind: 'answer' }],
  ['an explicit deny', () => refuse(403, deny), { kind: 'answer' }],
  ...ends.map(([kind, end]) => [`a sign-in that is ${kind} here`, end, { kind }] as [string, () => void, object]),
])('rejects a call to the auth API for %s without a log entry', async (_what, arrange, expected) => {
  arrange();
  await expect(callAuth({ method: 'POST', url })).rejects.toMatchObject(expected);
  expect(console.error).not.toHaveBeenCalled();
});

describe('inTime', () => {
  beforeEach(() => void vi.useFakeTimers());

  it('returns the result of a promise that settles in time, and clears the timer', async () => {
    await expect(inTime(Promise.resolve('result'))).resolves.toBe('result');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('rejects with the failure of the promise that settles in time', () =>
    expect(inTime(Promise.reject(new Error('own')))).rejects.toThrow('own'));
});

it.each([
  ['that may change something until it is answered', post, () => HttpResponse.json({}), true],
  ['that may change something until it has failed', post, () => HttpResponse.error(), true],
  ['that changes nothing at no time', get, confirmed, false],
])('counts a call as pending: one %s', async (_which, send, given, isPending) => {
  respond(given);
  const other = isPending ? ownCallStarted() : () => undefined;
  const sent = send().catch(() => undefined);
  other();
  expect(hasPendingCall()).toBe(isPending);
  await sent;
  expect(hasPendingCall()).toBe(false);
});

describe('timeout of a call', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));

  it.each([
    ['30 seconds', undefined, 30_000],
    ['a shorter time of its own', 5000, 5000],
  ])('aborts the request of a call after %s', async (_what, timeoutMs, after) => {
    const asked = new Promise<AbortSignal>((resolve) =>
      respond(({ signal }) => {
        resolve(signal);
        return new Promise<never>(() => undefined);
      }),
    );
    const failed = expect(call({ method: 'POST', url, timeoutMs })).rejects.toMatchObject({ kind: 'noAnswer', status: 0 });
    const signal = await asked;
    await vi.advanceTimersByTimeAsync(after - 1);
    expect([signal.aborted, hasPendingCall()]).toEqual([false, true]);
    await vi.advanceTimersByTimeAsync(1);
    await failed;
    expect([signal.aborted, hasPendingCall()]).toEqual([true, false]);
  });
});

it('ends a call in time although an extension has replaced fetch and ignores the signal', async () => {
  vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise(() => undefined));
  await expect(call({ method: 'POST', url, timeoutMs: 1 })).rejects.toMatchObject({ kind: 'noAnswer' });
  expect(hasPendingCall()).toBe(false);
});

it.each([
  ["sets the server's clock by the date of an answer", post, true],
  ['ignores the date of an answer that a cache may have stored', get, false],
])('%s', async (_what, send, set) => {
  respond(() => HttpResponse.json({}, { headers: { date: 'Sat, 01 Jan 2050 00:00:00 GMT' } }));
  await send();
  expect(new Date(serverNow()).getUTCFullYear() === 2050).toBe(set);
});

describe('sentence about an API of another origin', () => {
  const before = { ...config };
  const reported = vi.fn();
  let stop: () => void;
  beforeEach(() => {
    Object.assign(config, { loginApiUrl: 'https://login.example', reportsUrl: '/reports' });
    stop = deliverBy(reported);
    reported.mockReset();
  });
  afterEach(() => {
    stop();
    Object.assign(config, before);
  });

  const redirected = /^POST \/api\/test: the answer is a redirect/;
  it.each<[string, () => Response | Promise<Response>, RegExp[], reports: number, timeoutMs?: number]>([
    ['a success', () => HttpResponse.json({}), [], 0],
    ['a redirect', () => HttpResponse.redirect('https://login.example/log-in'), [redirected], 1],
    ['no answer', () => HttpResponse.error(), [/^POST \/api\/test: the network failed/], 0],
    ['no answer in time', () => new Promise(() => undefined), [/^POST \/api\/test: no answer came in time$/], 0, 1],
  ])('logs %s, and reports what a back end causes', async (_what, given, sentences, reports, timeoutMs) => {
    respond(given);
    await call({ method: 'POST', url: 'https://login.example/api/test', timeoutMs }).catch(() => undefined);
    await vi.dynamicImportSettled();
    expect(vi.mocked(console.warn).mock.calls).toEqual(sentences.map((sentence) => [expect.stringMatching(sentence)]));
    expect(reported).toHaveBeenCalledTimes(reports);
  });
});

describe('sign-in that changes during a call', () => {
  const answerAfter = (change: () => void, status = 200) =>
    respond(() => {
      change();
      return HttpResponse.json({ error: 'a' }, { status });
    });

  it.each([200, 400])('rejects an answer with the status %i when the cookies have the session of another client', async (status) => {
    answerAfter(() => putSession('session-2', 'client-2'), status);
    await expect(post()).rejects.toMatchObject({ kind: 'another', status: 0, body: undefined });
  });

  it.each([200, 400])('accepts an answer with the status %i that renews the session id, and stores the id', async (status) => {
    const session = (session_id: string) => putCookie('nhs-authorization-cookie', JSON.stringify({ session_id, state: 'state-1' }));
    session('session-1');
    openSignIn();
    answerAfter(() => session('session-2'), status);
    const answered = await post().catch((error: unknown) => error);
    expect(answered).toEqual(status === 200 ? undefined : expect.objectContaining({ kind: 'answer', status }));
    expect([compareWithCookies(), documentSession()]).toEqual(['ours', 'session-2']);
    // Other tabs read it.
    expect(localStorage.getItem('nhs-login-renewed')).not.toBeNull();
  });

  it('treats another session id in the cookie during a GET as another sign-in', async () => {
    answerAfter(() => putSession('session-2'));
    await expect(get()).rejects.toMatchObject({ kind: 'another' });
    expect(documentSession()).toBe('session-1');
  });

  const signOut = () => recordSignOut('notYou', { client: false });
  const signOutWithClient = () => recordSignOut('refused', { client: true });

  it.each([
    ['is ignored after a sign-out', post, signOut, false],
    ['about the client is used after a sign-out that retains the client', get, signOut, true],
    ['about the client is ignored after a sign-out that removes the client', get, signOutWithClient, false],
  ])('handles an answer that %s', async (_what, send, end, taken) => {
    answerAfter(end);
    const answered = await send().catch((error: unknown) => error);
    expect(answered).toEqual(taken ? undefined : expect.objectContaining({ kind: 'signedOut', status: 0, body: undefined }));
  });

  it('reports a call without an answer after a sign-out as signed out', async () => {
    respond(() => (signOut(), HttpResponse.error()));
    await expect(post()).rejects.toMatchObject({ kind: 'signedOut' });
  });

  it('accepts an answer, and a refusal, that ends the session itself', async () => {
    answerAfter(sessionGoes);
    await expect(post()).resolves.toBeUndefined();
    putSession('session-1');
    answerAfter(sessionGoes, 401);
    await expect(post()).rejects.toMatchObject({ kind: 'answer', status: 401 });
  });
});

const later = (ms: number, settles: 'resolves' | 'rejects') =>
  new Promise<string>((resolve, reject) => setTimeout(settles === 'resolves' ? resolve : reject, ms, 'value'));

it.each([
  ['a quick call', 'resolves', 10, 1000],
  ['a quick call', 'rejects', 10, 1000],
  ['a slow call', 'resolves', 2500, 2500],
  ['a slow call', 'rejects', 2500, 2500],
] as const)('settles notBefore with %s that %s when both the call and the second have ended', async (_what, settles, ms, at) => {
  vi.mocked(pause).mockRestore();
  vi.useFakeTimers();
  const settled = vi.fn();
  notBefore(pause(1000), later(ms, settles)).then(
    (value) => settled('resolves', value),
    (reason: unknown) => settled('rejects', reason),
  );
  await vi.advanceTimersByTimeAsync(at - 1);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledExactlyOnceWith(settles, 'value');
});

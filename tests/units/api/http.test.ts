import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { notBefore, pause } from '@/api/at-least';
import { callAuth } from '@/api/auth-call';
import { ApiError, call } from '@/api/http';
import { inTime } from '@/api/in-time';
import { callStarted, hasPendingCall } from '@/api/pending-calls';
import { serverNow, startClock } from '@/session/clock';
import { compareWithCookies, documentSession, openSignIn, recordSignOut } from '@/session/sign-in';
import { server, signInAs } from '../../../mocks/server';
import { authApiFailed, expectConsoleMessage } from '../../support/console-guard';
import { otherSignIns } from '../../support/other-sign-ins';
import { dropCookie, putCookie, putSession, tokenOf } from '../../support/plain-cookies';
import { anySuccess, noObject, unreadable, unusual } from '../../support/transport-faults';

describe('http', () => {
  const url = '/api/test';
  const answerShape = z.object({ status: z.string() });
  const respond = (respondWith: (request: Request) => Response | Promise<Response>) =>
    server.use(http.all('*/api/test', ({ request }) => respondWith(request)));
  const get = () => call({ method: 'GET', url, answer: answerShape });
  const failure = async (work: Promise<unknown>): Promise<ApiError> => {
    const error = await work.then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(ApiError);
    return error as ApiError;
  };

  describe('call without a usable answer', () => {
    it.each<[string, () => Response]>([
      ['a dead network', () => HttpResponse.error()],
      ['a page', () => HttpResponse.html('<!doctype html>')],
      ['a page declared as JSON', () => new HttpResponse('<p>', { headers: { 'content-type': 'application/json' } })],
      ['an empty body', () => new HttpResponse('')],
      ['no content', () => new HttpResponse(null, { status: 204 })],
      ['half an object', () => new HttpResponse('{"status":')],
      ['a list', () => HttpResponse.json([])],
      ['null', () => HttpResponse.json(null)],
    ])('rejects with status 0: %s', async (_what, given) => {
      respond(given);
      expect(await failure(get())).toMatchObject({ status: 0, code: '', texts: [] });
    });

    it('aborts the request after 30 seconds without an answer', async () => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      const asked = new Promise<AbortSignal>((resolve) =>
        respond((request) => {
          resolve(request.signal);
          return new Promise<never>(() => undefined);
        }),
      );
      const failed = failure(get());
      const signal = await asked;
      await vi.advanceTimersByTimeAsync(29_999);
      expect(signal.aborted).toBe(false);
      await vi.advanceTimersByTimeAsync(1);
      expect(await failed).toMatchObject({ status: 0 });
      expect(signal.aborted).toBe(true);
    });
  });

  describe('call in a document whose sign-in was replaced', () => {
    it.each(otherSignIns)('sends no call, not even a GET, with another %s', async (_part, begin, needs) => {
      const asked = vi.fn(() => HttpResponse.json({ status: 'ok' }));
      respond(asked);
      signInAs('mobile', { upTo: needs });
      openSignIn();
      await get();
      begin();
      expect(await failure(get())).toMatchObject({ kind: 'another' });
      expect(asked).toHaveBeenCalledTimes(1);
    });
  });

  describe('refused call', () => {
    it.each<[string, number, unknown, Partial<ApiError>]>([
      ['an error', 400, { error: 'Invalid OTP' }, { texts: ['Invalid OTP'], message: 'Invalid OTP', code: '' }],
      ['a message', 401, { message: 'Unauthorized' }, { texts: ['Unauthorized'], message: 'Unauthorized' }],
      ['both', 403, { error: 'a', message: 'b' }, { texts: ['a', 'b'] }],
      ['a code of four digits', 403, { cid_error_code: 'CID2013' }, { code: 'CID2013' }],
      ['a code of five digits', 403, { cid_error_code: 'CID20130' }, { code: 'CID20130' }],
      ['a code of three digits', 403, { cid_error_code: 'CID201' }, { code: '' }],
      ['a code of six digits', 403, { cid_error_code: 'CID201300' }, { code: '' }],
      ['a code in small letters', 403, { cid_error_code: 'cid2013' }, { code: '' }],
      ['markup as code', 403, { error: 'x', cid_error_code: '<b>CID2013</b>' }, { code: '', texts: ['x'] }],
      ['a number as code', 403, { error: 'x', cid_error_code: 2013 }, { code: '', texts: ['x'] }],
      ['a text that is none', 500, { error: { reason: 1 }, message: null }, { texts: [] }],
      ['a list', 500, ['error'], { texts: [], code: '' }],
      ['null', 500, null, { texts: [] }],
      ['a text', 500, 'error', { texts: ['error'] }],
    ])('rejects with %s', async (_what, status, body, expected) => {
      respond(() => HttpResponse.json(body as object, { status }));
      expect(await failure(get())).toMatchObject({ status, ...expected });
    });

    it('rejects with the status and no text for an HTML page', async () => {
      respond(() => HttpResponse.html('<h1>Human Verification</h1>', { status: 405 }));
      expect(await failure(get())).toMatchObject({ status: 405, texts: [], body: undefined });
    });

    it('preserves a body without texts', async () => {
      respond(() => HttpResponse.json({ error: 'locked', lockout_time_seconds: 1700000000 }, { status: 403 }));
      expect((await failure(get())).body).toEqual({ error: 'locked', lockout_time_seconds: 1700000000 });
    });
  });

  describe('successful call', () => {
    it.each([[{}], [{ status: 1 }]])('rejects with its status for the unpromised answer %j', async (body) => {
      respond(() => HttpResponse.json(body as object));
      expect(await failure(get())).toMatchObject({ status: 200 });
    });

    it('returns only what was promised', async () => {
      respond(() => HttpResponse.json({ status: 'CONFIRMED', more: 1 }));
      expect(await get()).toEqual({ status: 'CONFIRMED' });
    });

    it.each<[number, string | null]>([
      [200, ''],
      [200, '{}'],
      [201, '{"status":"ok"}'],
      [204, null],
    ])('resolves for %i and %j when the call expects no body', async (status, body) => {
      respond(() => new HttpResponse(body, { status }));
      expect(await call({ method: 'POST', url })).toBeUndefined();
    });
  });

  describe('request of a call', () => {
    it('sends JSON with the headers of the call', async () => {
      const sent: Request[] = [];
      respond((request) => {
        sent.push(request.clone());
        return HttpResponse.json({});
      });
      await call({ method: 'POST', url, headers: { session_id: 'abc' }, body: { email: 'a' } });
      await call({ method: 'POST', url });
      const [withBody, without] = sent;
      expect(await withBody?.json()).toEqual({ email: 'a' });
      expect(withBody?.headers.get('content-type')).toBe('application/json');
      expect(withBody?.headers.get('session_id')).toBe('abc');
      expect(withBody?.credentials).toBe('include');
      expect(await without?.text()).toBe('');
      expect(without?.headers.get('content-type')).toBeNull();
    });
  });
});

describe('auth call', () => {
  const respond = (given: () => Response) => server.use(http.post('*/api/auth/test', given));
  const send = () => callAuth({ method: 'POST', url: '/api/auth/test' });
  const refusal = (status: number, body: object) => () => HttpResponse.json(body, { status });

  beforeEach(() => {
    putSession('session-1');
    putCookie('id_token', tokenOf({ account_id: 'account-1' }));
    openSignIn();
  });

  describe('failed auth API call', () => {
    it.each<[string, () => Response, object]>([
      ['without an answer', () => HttpResponse.error(), { kind: 'noAnswer' }],
      ['by its server', refusal(500, {}), { status: 500 }],
      ['of a sign-in that is refused', refusal(401, { error: 'Invalid session' }), { status: 401 }],
    ])('logs %s and rejects', async (_what, given, expected) => {
      expectConsoleMessage(authApiFailed);
      respond(given);
      await expect(send()).rejects.toMatchObject(expected);
      expect(console.error).toHaveBeenCalledExactlyOnceWith('A call to the auth API has failed');
    });

    it.each<[string, () => Response]>([
      ['a session that has timed out', refusal(401, { message: 'Unauthorized' })],
      ['an explicit deny', refusal(403, { message: 'User is not authorized to access this resource with an explicit deny' })],
    ])('rejects for %s without a log entry', async (_what, given) => {
      respond(given);
      await expect(send()).rejects.toMatchObject({ kind: 'answer' });
      expect(console.error).not.toHaveBeenCalled();
    });

    it.each<['gone' | 'ended' | 'another', () => void]>([
      ['gone', () => dropCookie('nhs-authorization-cookie')],
      ['ended', () => dropCookie('id_token')],
      ['another', () => putSession('session-2')],
    ])('rejects for a sign-in that is %s here without a log entry', async (kind, end) => {
      end();
      await expect(send()).rejects.toMatchObject({ kind });
      expect(console.error).not.toHaveBeenCalled();
    });
  });

  it('logs no answer of the auth API as a failure', async () => {
    respond(() => HttpResponse.json({}));
    await expect(send()).resolves.toBeUndefined();
    expect(console.error).not.toHaveBeenCalled();
  });
});

describe('inTime', () => {
  beforeEach(() => void vi.useFakeTimers());

  it('returns the result and clears the timer', async () => {
    await expect(inTime(Promise.resolve('result'))).resolves.toBe('result');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('rejects with the failure and clears the timer', async () => {
    await expect(inTime(Promise.reject(new Error('own')))).rejects.toThrow('own');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('rejects after 30 seconds', async () => {
    const ends: string[] = [];
    inTime(new Promise<never>(() => undefined)).catch((error: unknown) => ends.push(String(error)));
    await vi.advanceTimersByTimeAsync(29_999);
    expect(ends).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(ends).toEqual(['Error: Timed out']);
  });
});

it('counts calls as running until the last answer', () => {
  expect(hasPendingCall()).toBe(false);
  const [first, second] = [callStarted(), callStarted()];
  first();
  expect(hasPendingCall()).toBe(true);
  second();
  expect(hasPendingCall()).toBe(false);
});
describe('transport', () => {
  const url = '/api/test';
  const status = z.object({ status: z.string() });
  const respond = (given: () => Response | Promise<Response>) => server.use(http.all('*/api/test', given));
  const get = () => call({ method: 'GET', url });
  const post = () => call({ method: 'POST', url });
  const hang = () => new Promise<never>(() => undefined);

  beforeEach(startClock);

  it('sends cookies and rejects a redirect', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    respond(() => HttpResponse.json({}));
    await call({ method: 'POST', url, body: { a: 1 }, headers: { session_id: 's' } });
    expect(fetched.mock.calls).toEqual([
      [
        '/api/test',
        {
          method: 'POST',
          credentials: 'include',
          redirect: 'manual',
          headers: { accept: 'application/json', 'content-type': 'application/json', session_id: 's' },
          body: '{"a":1}',
          signal: expect.any(AbortSignal) as AbortSignal,
        },
      ],
    ]);
  });

  describe('callUnderWay', () => {
    it.each([
      ['until it is answered', () => HttpResponse.json({})],
      ['until it has failed', () => HttpResponse.error()],
    ])('counts a call as running: %s', async (_when, given) => {
      respond(given);
      const sent = post().catch(() => undefined);
      expect(hasPendingCall()).toBe(true);
      await sent;
      expect(hasPendingCall()).toBe(false);
    });

    it('counts only calls that may change something', async () => {
      respond(() => HttpResponse.json({}));
      const sent = get();
      expect(hasPendingCall()).toBe(false);
      await sent;
    });
  });

  describe('timeout of a call', () => {
    beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));

    it('clears the timer after the answer', async () => {
      respond(() => HttpResponse.json({}));
      await get();
      expect(vi.getTimerCount()).toBe(0);
    });

    it('may be shorter than that of other calls', async () => {
      const sent = new Promise<void>((resolve) =>
        respond(() => {
          resolve();
          return hang();
        }),
      );
      const failed = expect(call({ method: 'POST', url, timeoutMs: 5000 })).rejects.toMatchObject({ kind: 'noAnswer', status: 0 });
      await sent;
      await vi.advanceTimersByTimeAsync(4999);
      expect(hasPendingCall()).toBe(true);
      await vi.advanceTimersByTimeAsync(1);
      await failed;
      expect(hasPendingCall()).toBe(false);
    });
  });

  describe('date of an answer', () => {
    beforeEach(() => respond(() => HttpResponse.json({}, { headers: { date: 'Sat, 01 Jan 2050 00:00:00 GMT' } })));

    it("sets the server's clock", async () => {
      await post();
      expect(new Date(serverNow()).getUTCFullYear()).toBe(2050);
    });

    it('is ignored when a cache may have stored the answer', async () => {
      await get();
      expect(Math.abs(serverNow() - Date.now())).toBeLessThan(50);
    });
  });

  describe('answer of a call', () => {
    it.each([
      [200, undefined],
      [299, undefined],
      [300, { kind: 'answer', status: 300, body: { a: 1 } }],
      [400, { kind: 'answer', status: 400, body: { a: 1 } }],
      [599, { kind: 'answer', status: 599, body: { a: 1 } }],
    ])('rejects the status %i with %j', async (code, expected) => {
      respond(() => HttpResponse.json({ a: 1 }, { status: code }));
      const failure = await post().catch((error: unknown) => error);
      expect(failure && { ...failure }).toEqual(expected && expect.objectContaining(expected));
    });

    it.each<[string, () => Response, object]>([
      ['that never arrived', () => HttpResponse.error(), { kind: 'noAnswer', status: 0 }],
      ['that is a page', () => HttpResponse.html('<p>'), { kind: 'noAnswer', status: 0 }],
      ['of another shape', () => HttpResponse.json({}), { kind: 'answer', status: 200, body: undefined }],
      ['that refuses', () => HttpResponse.json({ error: 'a' }, { status: 400 }), { kind: 'answer', status: 400, message: 'a' }],
    ])('rejects %s with the name of the call', async (_what, given, expected) => {
      respond(given);
      const failed = call({ method: 'POST', url, answer: status, reportedAs: '/name' });
      await expect(failed).rejects.toMatchObject({ ...expected, reportedAs: '/name' });
    });
  });

  describe('transport fault', () => {
    const own = () => Promise.resolve(HttpResponse.json({ status: 'CONFIRMED' }));
    const ask = () => call({ method: 'POST', url, answer: status });

    it.each(Object.entries({ ...unreadable, ...noObject }))('rejects as no answer: %s', async (_what, fault) => {
      respond(() => fault(own));
      server.use(http.all('*/elsewhere', () => HttpResponse.json({ status: 'CONFIRMED' })));
      await expect(ask()).rejects.toMatchObject({ kind: 'noAnswer', status: 0 });
      expect(hasPendingCall()).toBe(false);
    });

    it.each(Object.entries(unusual))('leaves the answer readable: %s', async (_what, fault) => {
      respond(() => fault(own));
      expect(await ask()).toEqual({ status: 'CONFIRMED' });
    });

    it.each(Object.entries(anySuccess))('succeeds when the app reads no body: %s', async (_what, fault) => {
      respond(() => fault(own));
      expect(await post()).toBeUndefined();
    });

    it.each(Object.entries(unreadable))('fails as no answer when the app reads no body: %s', async (_what, fault) => {
      respond(() => fault(own));
      server.use(http.all('*/elsewhere', () => HttpResponse.json({})));
      await expect(post()).rejects.toMatchObject({ kind: 'noAnswer', status: 0 });
    });

    it.each([304, 418, 499, 511, 520])('rejects as an answer with status %i, whatever the body', async (code) => {
      for (const body of code === 304 ? [null] : ['', 'Failed', '<h1>Failed</h1>', '{"status":"CONF', '[]']) {
        respond(() => new HttpResponse(body, { status: code }));
        await expect(ask()).rejects.toMatchObject({ kind: 'answer', status: code });
      }
    });
  });

  describe('document whose sign-in is over', () => {
    it.each<['gone' | 'ended' | 'another', () => void]>([
      ['gone', () => dropCookie('nhs-authorization-cookie')],
      ['ended', () => dropCookie('id_token')],
      ['another', () => putSession('session-2')],
    ])('sends nothing that may change something: %s', async (kind, end) => {
      const asked = vi.fn(() => HttpResponse.json({}));
      respond(asked);
      putSession('session-1');
      putCookie('id_token', tokenOf({ account_id: 'account-1' }));
      openSignIn();
      await post();
      end();
      await expect(post()).rejects.toMatchObject({ kind, status: 0 });
      expect(asked).toHaveBeenCalledTimes(1);
    });
  });
});

describe('sign in during call', () => {
  const url = '/api/test';
  const answerAfter = (change: () => void, status = 200) =>
    server.use(
      http.all('*/api/test', () => {
        change();
        return HttpResponse.json({ error: 'a' }, { status });
      }),
    );
  const post = () => call({ method: 'POST', url });
  const sessionGoes = () => dropCookie('nhs-authorization-cookie');

  beforeEach(() => {
    putSession('session-1');
    putCookie('id_token', tokenOf({ account_id: 'account-1' }));
    openSignIn();
  });

  it.each([
    [200, 'a good answer'],
    [400, 'a refusal'],
  ])('rejects the status %i, %s, with the session of another client in the cookies', async (status) => {
    answerAfter(() => putSession('session-2', 'client-2'), status);
    await expect(post()).rejects.toMatchObject({ kind: 'another', status: 0, body: undefined });
  });

  it.each([200, 400])('accepts an answer with the status %i that renews the session id, and stores the id', async (status) => {
    answerAfter(() => putSession('session-2'), status);
    const answered = await post().catch((error: unknown) => error);
    expect(answered).toEqual(status === 200 ? undefined : expect.objectContaining({ kind: 'answer', status }));
    expect([compareWithCookies(), documentSession()]).toEqual(['ours', 'session-2']);
    // Other tabs read it.
    expect(localStorage.getItem('nhs-login-renewed')).not.toBeNull();
  });

  it('treats another session id in the cookie during a GET as another sign-in', async () => {
    answerAfter(() => putSession('session-2'));
    await expect(call({ method: 'GET', url })).rejects.toMatchObject({ kind: 'another' });
    expect(documentSession()).toBe('session-1');
  });

  it.each<[string, 'POST' | 'GET', () => void, boolean]>([
    ['is ignored after a sign-out', 'POST', () => recordSignOut('notYou', { client: false }), false],
    ['about the client is used after a sign-out that retains the client', 'GET', () => recordSignOut('notYou', { client: false }), true],
    [
      'about the client is ignored after a sign-out that removes the client',
      'GET',
      () => recordSignOut('refused', { client: true }),
      false,
    ],
  ])('handles an answer %s', async (_what, method, signOut, taken) => {
    answerAfter(signOut);
    const answered = await call({ method, url }).catch((error: unknown) => error);
    expect(answered).toEqual(taken ? undefined : expect.objectContaining({ kind: 'signedOut', status: 0, body: undefined }));
  });

  it('does not report a call without an answer after a sign-out', async () => {
    server.use(
      http.all('*/api/test', () => {
        recordSignOut('notYou', { client: false });
        return HttpResponse.error();
      }),
    );
    await expect(post()).rejects.toMatchObject({ kind: 'signedOut' });
  });

  it('accepts an answer that ends the session itself', async () => {
    answerAfter(sessionGoes);
    await expect(post()).resolves.toBeUndefined();
  });

  it('returns a refusal that ends the session itself', async () => {
    answerAfter(sessionGoes, 401);
    await expect(post()).rejects.toMatchObject({ kind: 'answer', status: 401 });
  });

  it('sends a call that changes nothing after the session end', async () => {
    answerAfter(() => undefined);
    sessionGoes();
    await expect(call({ method: 'GET', url })).resolves.toBeUndefined();
  });
});

/** Whether a promise has settled, without waiting for it. */
function watch(work: Promise<unknown>) {
  const state = { settled: '' };
  work.then(
    (value) => (state.settled = `done: ${String(value)}`),
    (reason: unknown) => (state.settled = `failed: ${String(reason)}`),
  );
  return state;
}
const after = <Value>(ms: number, settle: () => Value) =>
  new Promise<Value>((resolve, reject) =>
    setTimeout(() => {
      try {
        resolve(settle());
      } catch (error) {
        reject(error as Error);
      }
    }, ms),
  );
const fail = () => {
  throw new Error('no');
};

describe('atLeast with a second', () => {
  it.each([
    ['a quick success', 10, () => 'yes', 1000, 'done: yes'],
    ['a quick failure', 10, fail, 1000, 'failed: Error: no'],
    ['a slow success', 2500, () => 'yes', 2500, 'done: yes'],
    ['a slow failure', 2500, fail, 2500, 'failed: Error: no'],
  ])('settles %s when both the promise and the second have ended', async (_what, ms, settle, at, expected) => {
    vi.mocked(pause).mockRestore();
    vi.useFakeTimers();
    const state = watch(notBefore(pause(1000), after<string>(ms, settle)));
    await vi.advanceTimersByTimeAsync(at - 1);
    expect(state.settled).toBe('');
    await vi.advanceTimersByTimeAsync(1);
    expect(state.settled).toBe(expected);
  });
});

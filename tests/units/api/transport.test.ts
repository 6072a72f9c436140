import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { call } from '@/api/http';
import { hasPendingCall } from '@/api/pending-calls';
import { serverNow, startClock } from '@/session/clock';
import { openSignIn } from '@/session/sign-in';
import { server } from '../../../mocks/server';
import { dropCookie, putCookie, putSession, tokenOf } from '../../support/plain-cookies';
import { anySuccess, noObject, unreadable, unusual } from '../../support/transport-faults';

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
    const came = new Promise<void>((resolve) =>
      respond(() => {
        resolve();
        return hang();
      }),
    );
    const failed = expect(call({ method: 'POST', url, timeoutMs: 5000 })).rejects.toMatchObject({ kind: 'noAnswer', status: 0 });
    await came;
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
    ['that never came', () => HttpResponse.error(), { kind: 'noAnswer', status: 0 }],
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

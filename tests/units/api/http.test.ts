import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { ApiError, call } from '@/api/http';
import { openSignIn } from '@/session/sign-in';
import { server, signInAs } from '../../../mocks/server';
import { otherSignIns } from '../../support/other-sign-ins';

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
    ['a page that says it is JSON', () => new HttpResponse('<p>', { headers: { 'content-type': 'application/json' } })],
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
  ])('resolves for %i and %j when nothing was promised', async (status, body) => {
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

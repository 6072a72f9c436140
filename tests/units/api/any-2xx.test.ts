import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { ApiError } from '@/api/http';
import { server } from '../../../mocks/server';
import { type AnswerPromise, answerPromises, type EveryCall } from '../../support/every-call';
import { makeCall, pathOf } from '../../support/every-call';
import { sample } from '../../support/sample';

const jsonSays = { headers: { 'content-type': 'application/json' } };
const noAnswer = { nothing: 0, object: 0, shape: 0 } as const;
const onlyWhereNothingIsRead = { nothing: 'success', object: 0, shape: 0 } as const;
const whatComes = { nothing: 'success', object: 'success', shape: 200 } as const;

const plainText = (body: string, status = 200) => new HttpResponse(body, { status, headers: { 'content-type': 'text/plain' } });
const redirect = (status: number) => new HttpResponse(null, { status, headers: { location: '/elsewhere' } });

/** An answer below 400, and how a call that is promised nothing, an object, or a part of one fails by it: by which status. */
const answers: [string, () => Response, Readonly<Record<AnswerPromise, 0 | 200 | 'success'>>][] = [
  ['a page', () => HttpResponse.html('<!doctype html><title>Welcome</title>'), noAnswer],
  ['a page declared as JSON', () => new HttpResponse('<p>', jsonSays), noAnswer],
  ['a page behind white space', () => plainText('\ufeff\r\n  <!doctype html>'), noAnswer],
  ['a text declared as a page', () => HttpResponse.html('Please accept our terms'), noAnswer],
  ['a text declared as XHTML', () => new HttpResponse('OK', { headers: { 'content-type': 'Application/XHTML+XML' } }), noAnswer],
  ['a redirect to an object', () => redirect(302), noAnswer],
  ['a redirect of the call to an object', () => redirect(307), noAnswer],
  ['a list', () => HttpResponse.json([]), onlyWhereNothingIsRead],
  ['a list of what was promised', () => HttpResponse.json([{ status: 'CONFIRMED' }]), onlyWhereNothingIsRead],
  ['null', () => HttpResponse.json(null), onlyWhereNothingIsRead],
  ['a text in JSON', () => HttpResponse.json('Uplift Successful'), onlyWhereNothingIsRead],
  ['a plain text', () => plainText('OK'), onlyWhereNothingIsRead],
  ['a plain text, 201', () => plainText('Created', 201), onlyWhereNothingIsRead],
  ['a plain text, 202', () => plainText('Accepted', 202), onlyWhereNothingIsRead],
  ['true', () => HttpResponse.json(true), onlyWhereNothingIsRead],
  ['a number', () => HttpResponse.json(1), onlyWhereNothingIsRead],
  ['half an object', () => new HttpResponse('{"status":"CONF', jsonSays), onlyWhereNothingIsRead],
  ['a blank line', () => new HttpResponse(' \r\n', jsonSays), onlyWhereNothingIsRead],
  ['an empty body', () => new HttpResponse('', jsonSays), onlyWhereNothingIsRead],
  ['an empty body declared as a page', () => HttpResponse.html(''), onlyWhereNothingIsRead],
  ['no content', () => new HttpResponse(null, { status: 204 }), onlyWhereNothingIsRead],
  ['an object without members', () => HttpResponse.json({}), whatComes],
  ['an object behind a byte order mark', () => plainText('\ufeff{}'), whatComes],
  ['an object behind two of them', () => plainText('\ufeff\ufeff {} \n'), whatComes],
];

const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'success',
    (error: unknown) => (error instanceof ApiError ? error.status : error),
  );

describe.each(Object.entries(answerPromises) as [EveryCall, AnswerPromise][])('%s, which is promised %s', (name, promise) => {
  it.each(sample(answers, 8))('and gets %s', async (_what, given, expected) => {
    server.use(
      http.all(`*${pathOf(name)}`, given),
      http.all('*/elsewhere', () => HttpResponse.json({})),
    );
    expect(await outcome(makeCall(name))).toBe(expected[promise]);
  });
});

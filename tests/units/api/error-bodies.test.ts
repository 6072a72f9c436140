import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { errorCode, errorTexts } from '@/api/error-body';
import { rowFor } from '@/api/error-match';
import { ApiError } from '@/api/http';
import { calls } from '../../../mocks/backend/http/calls';
import { server } from '../../../mocks/server';
import type { EveryCall } from '../../support/every-call';
import { makeCall, pathOf } from '../../support/every-call';
import { sample } from '../../support/sample';

const said = 'Invalid OTP Session';
const known = { status: 403, message: 'Invalid OTP session.' };
const json = (body: object | string) => HttpResponse.json(body, { status: 403 });
const plain = (body: string, type = 'text/plain') => new HttpResponse(body, { status: 403, headers: { 'content-type': type } });

/** The ways in which gateways, frameworks and back ends say the same. */
const bodies: [string, () => Response][] = [
  ['message', () => json({ message: said })],
  ['Message, as an AWS gateway has it', () => json({ Message: said })],
  ['error', () => json({ error: said })],
  ['errorMessage', () => json({ errorMessage: said, errorType: 'Error' })],
  ['error.message', () => json({ error: { code: 7, message: said } })],
  ['errors', () => json({ errors: [{ message: 'Something else' }, { message: said }] })],
  ['error beside a message of null', () => json({ message: null, error: said })],
  ['a message with spaces around it and other capitals', () => json({ message: `\n ${said.toUpperCase()}  ` })],
  ['a message with a full stop', () => json({ message: `${said} . ` })],
  ['a text in JSON', () => json(said)],
  ['a plain text', () => plain(`${said}\n`)],
  ['a text declared as a page', () => plain(said, 'text/html')],
  ['JSON declared as a text, behind a byte order mark', () => plain(`\ufeff${JSON.stringify({ message: said })}`)],
];

const failureOf = async (work: Promise<unknown>) => {
  const error = await work.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
};

describe.each([...(Object.keys(calls) as EveryCall[]), 'banners'] as const)('error table of %s', (name) => {
  it.each(sample(bodies, 4))('matches a refusal that has %s', async (_by, given) => {
    server.use(http.all(`*${pathOf(name)}`, given));
    const error = await failureOf(makeCall(name));
    expect(error).toMatchObject({ kind: 'answer', status: 403 });
    expect(rowFor(error, [known])).toBe(known);
  });

  it('matches no text of an HTML page', async () => {
    server.use(http.all(`*${pathOf(name)}`, () => plain(`<h1>${said}</h1>`, 'text/html')));
    expect((await failureOf(makeCall(name))).texts).toEqual([]);
  });
});

describe('errorTexts', () => {
  it.each<[unknown, string[]]>([
    [undefined, []],
    [null, []],
    ['', []],
    [{ message: ' ' }, []],
    [7, []],
    [['a'], []],
    [[{ message: 'a' }], []],
    [{ error: { reason: 'a' } }, []],
    [{ error: 'a', message: 'b' }, ['a', 'b']],
    [{ error: { message: 'a', error: 'b' } }, ['a', 'b']],
    [{ errors: ['a', null, 7, { message: 'b' }] }, ['a', 'b']],
    [{ MESSAGE: 'a', error_message: 'b', messages: 'c' }, ['a', 'b']],
  ])('reads from %j the texts %j', (body, texts) => {
    expect(errorTexts(body)).toEqual(texts);
  });
});

describe('errorCode', () => {
  it.each<[unknown, string]>([
    [{ cid_error_code: 'CID2013' }, 'CID2013'],
    [{ cid_error_code: ' CID20130\n' }, 'CID20130'],
    [{ error: { cid_error_code: 'CID2013' } }, 'CID2013'],
    [{ cid_error_code: null, error: { cid_error_code: 'CID2013' } }, 'CID2013'],
    [{ cid_error_code: 'cid2013' }, ''],
    [{ cid_error_code: '<b>CID2013</b>' }, ''],
    [{ cid_error_code: 2013, error: 'CID2013' }, ''],
    ['CID2013', ''],
    [[{ cid_error_code: 'CID2013' }], ''],
    [undefined, ''],
  ])('reads from %j the code %j', (body, code) => {
    expect(errorCode(body)).toBe(code);
  });
});

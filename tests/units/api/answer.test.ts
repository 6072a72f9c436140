import { errorCode, errorTexts } from '@/api/api-error';
import { isPage, isServersPage, readBody } from '@/api/http';
import { rowsOf } from '../../support/environment';

it.each<[string, unknown]>([
  ['', undefined],
  [' \n', undefined],
  [' <p>Welcome</p>', undefined],
  [' {"a":1} ', { a: 1 }],
  ['\ufeff{"a":1}', { a: 1 }],
  ['null', null],
  [' {"a":1', '{"a":1'],
  [' Not accepted\n', 'Not accepted'],
])('reads the body %j of an answer as %j', (sent, body) => expect(readBody(sent)).toEqual(body));

it.each<[string | null, string, boolean]>([
  ['text/html', 'Welcome', true],
  ['TEXT/HTML; charset=utf-8', '{}', true],
  ['application/xhtml+xml', 'Welcome', true],
  [null, ' <p>', true],
  ['application/json', '<p>', true],
  ['text/html', '', false],
  ['text/html', ' \n', false],
  [null, '{}', false],
  ['application/json', 'a <', false],
  ['application/json; from=text/html', '{}', false],
  ['text/html5', '{}', false],
])('decides by the content type %j and the text %j whether an answer is a page: %s', (type, sent, expected) => {
  expect(isPage(type, sent)).toBe(expected);
});

it.each(
  rowsOf([
    [true, '<html><title>404 Not Found</title>', '<TITLE> - 405 Not Allowed', '<Code>MethodNotAllowed</Code>', ' Not accepted\n'],
    [false, '<title>403 Forbidden', '<title>4040', '<title>Error 404', 'Not accepted by the firewall', 'Your request was not accepted', ''],
  ]),
)('decides whether %j is the error page of a web server: %s', (sent, expected) => expect(isServersPage(sent)).toBe(expected));

describe('errorTexts', () => {
  it.each<[unknown, string[]]>([
    [undefined, []],
    [null, []],
    ['', []],
    ['error', ['error']],
    [{ error: 'Invalid OTP' }, ['Invalid OTP']],
    [{ message: 'Unauthorized' }, ['Unauthorized']],
    [{ message: ' ' }, []],
    [7, []],
    [['a'], []],
    [[{ message: 'a' }], []],
    [{ error: { reason: 'a' } }, []],
    [{ error: 'a', message: 'b' }, ['a', 'b']],
    [{ error: { message: 'a', error: 'b' } }, ['a', 'b']],
    [{ errors: ['a', null, 7, { message: 'b' }] }, ['a', 'b']],
    [{ errorMessage: 'a', errorType: 'Error' }, ['a']],
    [{ message: null, error: 'a' }, ['a']],
    [{ MESSAGE: 'a', error_message: 'b', messages: 'c' }, ['a', 'b']],
  ])('reads from the answer %j the error texts %j', (body, texts) => expect(errorTexts(body)).toEqual(texts));
});

describe('errorCode', () => {
  it.each<[unknown, string]>([
    [{ cid_error_code: 'CID2013' }, 'CID2013'],
    [{ cid_error_code: ' CID20130\n' }, 'CID20130'],
    [{ error: { cid_error_code: 'CID2013' } }, 'CID2013'],
    [{ cid_error_code: null, error: { cid_error_code: 'CID2013' } }, 'CID2013'],
    [{ cid_error_code: 'cid2013' }, ''],
    [{ cid_error_code: 'CID201' }, ''],
    [{ cid_error_code: 'CID201300' }, ''],
    [{ cid_error_code: '<b>CID2013</b>' }, ''],
    [{ cid_error_code: 2013, error: 'CID2013' }, ''],
    ['CID2013', ''],
    [[{ cid_error_code: 'CID2013' }], ''],
    [undefined, ''],
  ])('reads from the answer %j the error code %j', (body, code) => expect(errorCode(body)).toBe(code));
});

import { describe, expect, it } from 'vitest';
import { type ErrorMatch, rowFor, unauthorised } from '@/api/error-match';
import { ApiError } from '@/api/http';

const error = new ApiError('answer', 403, { error: 'Locked.', message: 'Try v2.0 later', cid_error_code: 'CID2013' });
const sessionOver = (status: number, body?: object) => rowFor(new ApiError('answer', status, body), unauthorised);

describe('row of an error table', () => {
  it.each<[string, ErrorMatch]>([
    ['nothing', {}],
    ['the status', { status: 403 }],
    ['the code', { code: 'CID2013' }],
    ['the first text, whatever its case, with or without its full stop', { message: 'LOCKED' }],
    ['the second text', { message: 'try V2.0 later.' }],
    ['all of them', { status: 403, code: 'CID2013', message: 'locked.' }],
  ])('matches by %s', (_what, row) => {
    expect(rowFor(error, [row])).toBe(row);
  });

  it.each<[string, ErrorMatch]>([
    ['another status', { status: 401, code: 'CID2013', message: 'locked' }],
    ['another code', { status: 403, code: 'CID2014', message: 'locked' }],
    ['no code', { status: 403, code: '' }],
    ['another text', { status: 403, code: 'CID2013', message: 'lock' }],
    ['a text with a full stop elsewhere', { message: 'try v20 later' }],
    ['a text with an end of another kind', { message: 'Locked!' }],
    ['another kind', { kind: 'noAnswer', status: 403 }],
  ])('does not match by %s', (_what, row) => {
    expect(rowFor(error, [row])).toBeUndefined();
  });

  it.each<[string, boolean]>([
    ['Missing required parameter USERNAME', true],
    ['missing required parameter.', true],
    [' Missing required parameters: USERNAME', true],
    ['A missing required parameter', false],
    ['Missing required', false],
  ])('matches by the beginning of a text when the row declares it: %j', (message, matched) => {
    const row = { message: 'Missing required parameter', begins: true } as const;
    expect(rowFor(new ApiError('answer', 401, { message }), [row]) !== undefined).toBe(matched);
  });

  it.each([' locked ', 'Locked .', '\nLOCKED.\r\n'])('matches a text with spaces around it: %j', (said) => {
    expect(rowFor(new ApiError('answer', 403, { error: said }), [{ message: 'Locked' }])).toBeDefined();
  });

  it('matches a failure without an answer only when the row names its kind', () => {
    const dead = new ApiError('noAnswer');
    const rows = [{}, { kind: 'gone' }, { kind: 'noAnswer', status: 0 }] as const;
    expect(rowFor(dead, rows)).toBe(rows[2]);
  });

  it('precedes every later row', () => {
    const rows: ErrorMatch[] = [{ status: 500 }, { message: 'locked' }, {}];
    expect(rowFor(error, rows)).toBe(rows[1]);
  });
});

describe('session time-out', () => {
  it.each([
    [401, { message: 'Unauthorized' }],
    [401, { error: 'unauthorized.' }],
    [403, { message: 'User is not authorized to access this resource with an explicit deny' }],
    [403, { Message: 'User is not authorized to access this resource with an explicit deny' }],
    [403, { Message: 'User is not authorized to access this resource with an explicit deny in an identity-based policy' }],
  ])('is recognised in the answer %i %j', (status, body) => {
    expect(sessionOver(status, body)).toBeDefined();
  });

  it.each([
    [401, {}],
    [401, { error: 'Unauthorized', cid_error_code: 'CID2013' }],
    [403, { error: 'Unauthorized' }],
    [403, { message: '' }],
    [403, { message: 'User is not authorized to access this resource with an explicit deny', cid_error_code: 'CID2013' }],
    [500, { error: 'Unauthorized' }],
    [401, { message: 'User is not authorized to access this resource with an explicit deny' }],
  ])('is not recognised in the answer %i %j', (status, body) => {
    expect(sessionOver(status, body)).toBeUndefined();
  });
});

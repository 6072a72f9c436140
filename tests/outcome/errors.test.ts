import { describe, expect, it } from 'vitest';
import { ApiError } from '@/api/http';
import { rowFor } from '@/api/error-match';
import { commonRows, sessionRows } from '@/outcome/errors';
import { goTo } from '@/outcome/outcome';

const deny = 'User is not authorized to access this resource with an explicit deny';
const meaning = (status: number, body: unknown) => rowFor(new ApiError(status, body), sessionRows)?.means;

describe('what an answer says of the session', () => {
  it.each([
    [401, { message: 'Unauthorized' }, 'timedOut'],
    [401, { error: 'Unauthorized' }, 'timedOut'],
    [401, { error: 'Something', message: 'Unauthorized' }, 'timedOut'],
    [401, { message: 'unauthorized.' }, 'timedOut'],
    [401, { message: 'UNAUTHORIZED' }, 'timedOut'],
    [401, { message: 'Unauthorized', cid_error_code: '' }, 'timedOut'],
    [401, { message: 'Unauthorized', cid_error_code: 'CID12' }, 'timedOut'],
    [401, { message: 'Unauthorized', cid_error_code: '<b>CID2013</b>' }, 'timedOut'],
    [401, { message: 'Unauthorized', cid_error_code: null }, 'timedOut'],
    [401, { message: 'Unauthorized', cid_error_code: 'CID2013' }, undefined],
    [401, { message: 'Unauthorized request' }, undefined],
    [401, { message: 'Unauthorized..' }, undefined],
    [401, {}, undefined],
    [403, { message: 'Unauthorized' }, undefined],
    [403, { message: deny }, 'timedOut'],
    [403, { message: `${deny}.` }, 'timedOut'],
    [403, { message: deny, cid_error_code: 'CID201' }, 'timedOut'],
    [403, { message: deny, cid_error_code: 'CID20145' }, undefined],
    [403, { message: 'Forbidden' }, undefined],
    [401, { message: deny }, undefined],
    [400, { error: 'invalid session' }, 'invalid'],
    [400, { error: 'Invalid session.' }, 'invalid'],
    [400, { error: 'Invalid OTP Session' }, undefined],
    [401, { error: 'invalid session' }, undefined],
    [451, {}, 'invalid'],
    [451, { message: 'Unauthorized', cid_error_code: 'CID2013' }, 'invalid'],
    [451, undefined, 'invalid'],
    [405, undefined, 'firewall'],
    [405, { message: 'Unauthorized' }, 'firewall'],
    [500, { message: 'Unauthorized' }, undefined],
    [0, undefined, undefined],
  ])('%i %j: %s', (status, body, means) => {
    expect(meaning(status, body)).toBe(means);
  });
});

describe('the rows of a table', () => {
  const rows = [
    { code: 'CID2013', outcome: goTo('/by-code') },
    { status: 401, message: 'User does not exist', outcome: goTo('/by-status-and-text') },
    { message: 'User does not exist', outcome: goTo('/by-text') },
    { status: 401, outcome: goTo('/by-status') },
  ];
  it.each([
    [401, { error: 'User does not exist', cid_error_code: 'CID2013' }, '/by-code'],
    [401, { error: 'User does not exist.' }, '/by-status-and-text'],
    [400, { message: 'USER DOES NOT EXIST' }, '/by-text'],
    [401, { error: 'User does not exist at all' }, '/by-status'],
    [418, {}, undefined],
  ])('are tried in order: %i %j is %s', (status, body, path) => {
    expect(rowFor(new ApiError(status, body), rows)?.outcome.to).toBe(path);
  });

  it('that every call shares know of 429 and 503 only', () => {
    const known = [400, 401, 403, 404, 405, 409, 418, 429, 451, 500, 502, 503, 504].filter((status) =>
      rowFor(new ApiError(status), commonRows),
    );
    expect(known).toEqual([429, 503]);
  });
});

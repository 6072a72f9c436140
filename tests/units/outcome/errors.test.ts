import { describe, expect, it } from 'vitest';
import { rowFor } from '@/api/error-match';
import { ApiError } from '@/api/http';
import { commonRows, sessionRows } from '@/outcome/errors';
import { goTo } from '@/outcome/outcome';

const deny = 'User is not authorized to access this resource with an explicit deny';
const meaning = (status: number, body: unknown) => {
  const outcome = rowFor(new ApiError('answer', status, body), sessionRows)?.outcome;
  if (outcome?.kind === 'redirectRoundTrip') return outcome.by;
  return outcome?.kind === 'go' ? outcome.signOut : undefined;
};

describe('session state of an answer', () => {
  it.each([
    [401, { message: 'Unauthorized' }, 'renewal'],
    [401, { error: 'Unauthorized' }, 'renewal'],
    [401, { error: 'Something', message: 'Unauthorized' }, 'renewal'],
    [401, { message: 'unauthorized.' }, 'renewal'],
    [401, { message: 'UNAUTHORIZED' }, 'renewal'],
    [401, { message: 'Unauthorized', cid_error_code: '' }, 'renewal'],
    [401, { message: 'Unauthorized', cid_error_code: 'CID12' }, 'renewal'],
    [401, { message: 'Unauthorized', cid_error_code: '<b>CID2013</b>' }, 'renewal'],
    [401, { message: 'Unauthorized', cid_error_code: null }, 'renewal'],
    [401, { message: 'Unauthorized', cid_error_code: 'CID2013' }, undefined],
    [401, { message: 'Unauthorized request' }, undefined],
    [401, { message: 'Unauthorized..' }, undefined],
    [401, {}, undefined],
    [403, { message: 'Unauthorized' }, undefined],
    [403, { message: deny }, 'renewal'],
    [403, { message: `${deny}.` }, 'renewal'],
    [403, { message: deny, cid_error_code: 'CID201' }, 'renewal'],
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
  ])('is for %i %j: %s', (status, body, means) => {
    expect(meaning(status, body)).toBe(means);
  });
});

describe('rows of an error table', () => {
  const rows = [
    { code: 'CID2013', outcome: goTo('/login?by-code') },
    { status: 401, message: 'User does not exist', outcome: goTo('/login?by-status-and-text') },
    { message: 'User does not exist', outcome: goTo('/login?by-text') },
    { status: 401, outcome: goTo('/login?by-status') },
  ];
  it.each([
    [401, { error: 'User does not exist', cid_error_code: 'CID2013' }, '/login?by-code'],
    [401, { error: 'User does not exist.' }, '/login?by-status-and-text'],
    [400, { message: 'USER DOES NOT EXIST' }, '/login?by-text'],
    [401, { error: 'User does not exist at all' }, '/login?by-status'],
    [418, {}, undefined],
  ])('match in order: %i %j is %s', (status, body, path) => {
    expect(rowFor(new ApiError('answer', status, body), rows)?.outcome.to).toBe(path);
  });

  it('match only 429 and 503 when every call shares them', () => {
    const known = [400, 401, 403, 404, 405, 409, 418, 429, 451, 500, 502, 503, 504].filter((status) =>
      rowFor(new ApiError('answer', status), commonRows),
    );
    expect(known).toEqual([429, 503]);
  });
});

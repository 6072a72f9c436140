import { beforeEach, describe, expect, it, vi } from 'vitest';
import { measureServerTime } from '@/session/clock';
import { accountId, gpRecordChecked, identityToken, tokenInCookie } from '@/session/identity-token';
import { putCookie, tokenOf } from '../../support/plain-cookies';

const now = Date.UTC(2030, 0, 1);
const seconds = now / 1000;
const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** A token in the cookie, read once. */
function hold(claims: object) {
  putCookie('id_token', tokenOf(claims));
  return identityToken();
}
const later = (by: number) => void vi.setSystemTime(now + by * 1000);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  measureServerTime('Tue, 01 Jan 2030 00:00:00 GMT');
});

describe('identity token', () => {
  it.each([
    ['in ten minutes', { exp: seconds + 10 * minute }, 10 * minute],
    ['in a day', { exp: seconds + day }, day],
    ['in a day and a second, which counts for an hour', { exp: seconds + day + 1 }, hour],
    ['at a time that is a text, which counts for an hour', { exp: '1' }, hour],
    ['never, which counts for an hour', {}, hour],
  ])('is valid until it ends %s, however often it is read', (_when, claims, lifetime) => {
    expect(hold(claims)).toBe(tokenOf(claims));
    later(lifetime / 2);
    expect(identityToken()).toBe(tokenOf(claims));
    later(lifetime - 1);
    expect(identityToken()).toBe(tokenOf(claims));
    later(lifetime);
    expect(identityToken()).toBeUndefined();
    expect(tokenInCookie()).toBe(tokenOf(claims));
  });

  it.each([seconds, seconds - 1, 1, 0, -1])('is invalid when it ended at %i', (exp) => {
    expect(hold({ exp })).toBeUndefined();
  });

  it('is judged again when it is replaced', () => {
    expect(hold({ exp: seconds - 1 })).toBeUndefined();
    expect(hold({ exp: seconds + 1 })).toBeDefined();
    expect(hold({ exp: seconds - 1 })).toBeUndefined();
  });

  it.each(['', 'a b', 'é'])('is invalid when it is %j, which no header can carry', (text) => {
    putCookie('id_token', text);
    expect([tokenInCookie(), identityToken()]).toEqual([undefined, undefined]);
  });

  it('is absent without a cookie', () => {
    expect([tokenInCookie(), identityToken(), accountId()]).toEqual([undefined, undefined, '']);
  });
});

describe('account of a token', () => {
  it('is returned while the token is valid', () => {
    hold({ account_id: 'account-1', exp: seconds + 1 });
    expect(accountId()).toBe('account-1');
    later(1);
    expect(accountId()).toBe('');
  });

  it.each([true, null, ['a'], {}])('is absent when it is %j', (account_id) => {
    hold({ account_id, exp: seconds + 1 });
    expect(accountId()).toBe('');
  });
});

it.each([
  [true, true],
  [false, false],
  ['true', false],
  [1, false],
  [undefined, false],
])('reads the claim %j as a checked GP record: %j', (gp_record_checked, expected) => {
  expect(gpRecordChecked(tokenOf({ gp_record_checked }))).toBe(expected);
});

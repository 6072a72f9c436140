import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emailIn, hasExpired, resetLinkOf } from '@/journeys/reset-password/reset/reset-link';
import { noteServerTime, startClock } from '@/session/clock';

const uuid = '0b9f6c1e-2f3a-4c5d-8e7f-9a0b1c2d3e4f';
const link = (username: string, code = '483920', expiry = '1800000000000') => `?username=${username}&code=${code}&expiry=${expiry}`;

describe('a link that resets a password', () => {
  it.each([
    ['an email address', 'maya@example.com', 'maya@example.com'],
    ['an encoded one', 'maya%2Bnhs%40example.com', 'maya+nhs@example.com'],
    ['a plus', 'maya+nhs@example.com', 'maya+nhs@example.com'],
    ['several full stops', 'a.b.c@example.co.uk', 'a.b.c@example.co.uk'],
    ['capitals', 'Maya@Example.com', 'Maya@Example.com'],
    ['a UUID', uuid, uuid],
    ['a UUID in capitals', uuid.toUpperCase(), '0B9F6C1E-2F3A-4C5D-8E7F-9A0B1C2D3E4F'],
  ])('may name its account by %s', (_what, written, username) => {
    expect(resetLinkOf(link(written))).toEqual({ username, code: '483920', expiry: 1_800_000_000_000 });
  });

  it.each([
    ['nothing', ''],
    ['a name', 'account-mobile'],
    ['an address with a space', 'maya%20@example.com'],
    ['an address after a space', '%20maya@example.com'],
    ['a stray percent sign', 'maya%E9@example.com'],
    ['a UUID that lacks a digit at its beginning', uuid.slice(1)],
    ['a UUID that lacks a digit at its end', uuid.slice(0, -1)],
    ['a UUID with something before it', `0${uuid}`],
    ['a UUID with something after it', `${uuid}0`],
    ['a UUID with a part too many', `${uuid.slice(0, 9)}2f3a-${uuid.slice(9)}`],
    ['a UUID with a part too few', uuid.replace('-2f3a', '')],
    ['a UUID with a long part', uuid.replace('2f3a', '2f3a0')],
    ['a UUID with a letter that is no digit', uuid.replace('0b', 'gb')],
  ])('may not name it by %s', (_what, written) => {
    expect(resetLinkOf(link(written))).toBeUndefined();
  });

  it.each([
    ['', '1800000000000'],
    ['48392', '1800000000000'],
    ['4839201', '1800000000000'],
    ['x483920', '1800000000000'],
    ['48392x', '1800000000000'],
    ['483920', ''],
    ['483920', '180000000000'],
    ['483920', '18000000000000'],
    ['483920', 'x1800000000000'],
    ['483920', '1800000000000x'],
    ['483920', '1.8e12'],
  ])('is malformed with the code %j and the expiry %j', (code, expiry) => {
    expect(resetLinkOf(link('maya@example.com', code, expiry))).toBeUndefined();
  });

  it.each(['', '?', '?username=maya@example.com', '?code=483920&expiry=1800000000000'])('is malformed as %j', (query) => {
    expect(resetLinkOf(query)).toBeUndefined();
  });
});

describe('what mail programs make of a link', () => {
  const whole = link('maya@example.com');
  const read = { username: 'maya@example.com', code: '483920', expiry: 1_800_000_000_000 };

  it.each(['', '.', ')', '>', '%3E', '%3e', '%29'])('is read with %j after it', (end) => {
    expect(resetLinkOf(whole + end)).toEqual(read);
    expect(emailIn(`?username=maya@example.com${end}`)).toBe('maya@example.com');
  });

  it.each(['..', ').', ',', ';', '%3E.', '%20'])('is not read with %j after it', (end) => {
    expect(resetLinkOf(whole + end)).toBeUndefined();
  });

  it.each([
    ['&amp; between its parameters', whole.replaceAll('&', '&amp;')],
    ['&AMP; between its parameters', whole.replaceAll('&', '&AMP;')],
    ['a further parameter without a value', `${whole}&a`],
    ['a further parameter with several equals signs', `?a=b=c&${whole.slice(1)}`],
    ['a stray percent sign in another parameter', `?a=%E9&${whole.slice(1)}`],
    ['no question mark', whole.slice(1)],
  ])('is read with %s', (_what, query) => {
    expect(resetLinkOf(query)).toEqual(read);
  });
});

describe('the email address in a link', () => {
  it.each([
    ['?username=maya%40example.com', 'maya@example.com'],
    ['?username=Maya@example.com', 'Maya@example.com'],
    [`?username=${uuid}`, ''],
    ['?username=maya', ''],
    ['?username=a=b@example.com', ''],
    ['?username=%E9', ''],
    ['?code=1', ''],
    ['', ''],
  ])('of %j is %j', (query, email) => {
    expect(emailIn(query)).toBe(email);
  });
});

describe('the expiry of a link', () => {
  const noon = Date.UTC(2026, 10, 21, 12);
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: noon });
    startClock();
  });
  // The tests of a thread share the clock.
  afterEach(() => {
    sessionStorage.clear();
    startClock();
  });

  it.each([
    [-1, true],
    [0, false],
    [1, false],
  ])('has come, %i milliseconds from now: %s', (after, expired) => {
    expect(hasExpired({ expiry: noon + after })).toBe(expired);
  });

  it('comes by the server’s clock, once that is known', () => {
    noteServerTime(new Date(noon + 60_000).toUTCString());
    expect(hasExpired({ expiry: noon + 59_999 })).toBe(true);
    expect(hasExpired({ expiry: noon + 60_000 })).toBe(false);
  });
});

import { hasPassed, measureServerTime, serverLead, serverNow, startClock } from '@/session/clock';
import { stopClockAt } from '../../support/user';

const key = 'nhs-login-clock';
const second = 1000;
const day = 86_400 * second;
const now = Date.UTC(2030, 0, 1);

stopClockAt(now);

it('returns the time of the device until the first answer of the server', () => {
  expect([serverNow(), serverLead()]).toEqual([now, null]);
  expect(sessionStorage.getItem(key)).toBeNull();
});

it.each([
  ['Tue, 01 Jan 2030 00:01:00 GMT', 60 * second],
  ['Mon, 31 Dec 2029 23:59:00 GMT', -60 * second],
])('sets the server clock by the date %s, after which it runs on', (date, ahead) => {
  measureServerTime(date);
  expect([serverNow(), serverLead()]).toEqual([now + ahead, ahead]);
  vi.setSystemTime(now + second);
  expect(serverNow()).toBe(now + ahead + second);
});

it.each([null, '', 'yesterday'])('ignores the date %j for the server clock', (date) => {
  measureServerTime('Tue, 01 Jan 2030 00:01:00 GMT');
  measureServerTime(date);
  expect(serverNow()).toBe(now + 60 * second);
});

it('preserves the server time for the next document of the tab', () => {
  measureServerTime('Tue, 01 Jan 2030 00:01:00 GMT');
  expect(sessionStorage.getItem(key)).toBe('60000');
  startClock();
  expect(serverNow()).toBe(now + 60 * second);
});

it.each(['soon', 'Infinity', ''])('returns the time of the device in the next document when %j is stored', (stored) => {
  measureServerTime('Tue, 01 Jan 2030 00:01:00 GMT');
  sessionStorage.setItem(key, stored);
  if (!stored) sessionStorage.clear();
  startClock();
  expect(serverNow()).toBe(now);
  expect(hasPassed(now - second)).toBe(false);
});

it('retains the server time for the document when storage is blocked', () => {
  for (const method of ['getItem', 'setItem'] as const)
    vi.spyOn(Storage.prototype, method).mockThrow(new DOMException('Blocked', 'SecurityError'));
  startClock();
  measureServerTime('Tue, 01 Jan 2030 00:01:00 GMT');
  expect(serverNow()).toBe(now + 60 * second);
});

describe('hasPassed', () => {
  it.each([
    [-day - 1, true],
    [-day, true],
    [-day + 1, false],
    [0, false],
  ])('waits a day more until a time has passed while the server time is unknown: %i ms from now, %j', (after, passed) => {
    expect(hasPassed(now + after)).toBe(passed);
  });

  it.each([
    ['Tue, 01 Jan 2030 00:00:00 GMT', 0, true],
    ['Tue, 01 Jan 2030 00:00:00 GMT', 1, false],
    ['Tue, 01 Jan 2030 00:01:00 GMT', 0, true],
    ['Tue, 01 Jan 2030 00:01:00 GMT', 1, false],
    ['Mon, 31 Dec 2029 23:59:00 GMT', -60 * second, true],
    ['Mon, 31 Dec 2029 23:59:00 GMT', -60 * second + 1, false],
  ])('compares a time with both clocks when the server returns %s: %i ms from now, %j', (date, after, passed) => {
    measureServerTime(date);
    expect(hasPassed(now + after)).toBe(passed);
  });
});

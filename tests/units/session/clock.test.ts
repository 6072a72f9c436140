import { beforeEach, describe, expect, it, vi } from 'vitest';
import { hasPassed, measureServerTime, serverNow, startClock } from '@/session/clock';

const key = 'nhs-login-clock';
const second = 1000;
const day = 86_400 * second;
const now = Date.UTC(2030, 0, 1);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  startClock();
});

describe('server clock', () => {
  it('is the device clock until the first answer', () => {
    expect(serverNow()).toBe(now);
    expect(sessionStorage.getItem(key)).toBeNull();
  });

  it.each([
    ['Tue, 01 Jan 2030 00:01:00 GMT', 60 * second],
    ['Mon, 31 Dec 2029 23:59:00 GMT', -60 * second],
  ])('is set by the date %s and runs on', (date, ahead) => {
    measureServerTime(date);
    expect(serverNow()).toBe(now + ahead);
    vi.setSystemTime(now + second);
    expect(serverNow()).toBe(now + ahead + second);
  });

  it.each([null, '', 'yesterday'])('is not set by the date %j', (date) => {
    measureServerTime('Tue, 01 Jan 2030 00:01:00 GMT');
    measureServerTime(date);
    expect(serverNow()).toBe(now + 60 * second);
  });

  it('is preserved for the next document of the tab', () => {
    measureServerTime('Tue, 01 Jan 2030 00:01:00 GMT');
    expect(sessionStorage.getItem(key)).toBe('60000');
    startClock();
    expect(serverNow()).toBe(now + 60 * second);
  });

  it('is unknown to the next document when nothing is stored', () => {
    measureServerTime('Tue, 01 Jan 2030 00:01:00 GMT');
    sessionStorage.clear();
    startClock();
    expect(serverNow()).toBe(now);
  });

  it.each(['soon', 'Infinity'])('is not set by a stored %s', (stored) => {
    sessionStorage.setItem(key, stored);
    startClock();
    expect(serverNow()).toBe(now);
    expect(hasPassed(now - second)).toBe(false);
  });

  it('is retained for the document when storage is blocked', () => {
    for (const method of ['getItem', 'setItem'] as const)
      vi.spyOn(Storage.prototype, method).mockThrow(new DOMException('Blocked', 'SecurityError'));
    startClock();
    measureServerTime('Tue, 01 Jan 2030 00:01:00 GMT');
    expect(serverNow()).toBe(now + 60 * second);
  });
});

describe('isPast', () => {
  it.each([
    [-day - 1, true],
    [-day, true],
    [-day + 1, false],
    [0, false],
  ])('waits a day more while the server time is unknown: %i ms from now, %j', (after, passed) => {
    expect(hasPassed(now + after)).toBe(passed);
  });

  it.each([
    ['Tue, 01 Jan 2030 00:00:00 GMT', 0, true],
    ['Tue, 01 Jan 2030 00:00:00 GMT', 1, false],
    ['Tue, 01 Jan 2030 00:01:00 GMT', 0, true],
    ['Tue, 01 Jan 2030 00:01:00 GMT', 1, false],
    ['Mon, 31 Dec 2029 23:59:00 GMT', -60 * second, true],
    ['Mon, 31 Dec 2029 23:59:00 GMT', -60 * second + 1, false],
  ])('compares both clocks when the server returns %s: %i ms from now, %j', (date, after, passed) => {
    measureServerTime(date);
    expect(hasPassed(now + after)).toBe(passed);
  });
});

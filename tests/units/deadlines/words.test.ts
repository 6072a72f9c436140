import { describe, expect, it, vi } from 'vitest';
import { about, from, until } from '@/deadlines/words';
import { fromDay } from '@/deadlines/words-of-day';

const at = (hours: number, minutes: number, seconds = 0) => new Date(2026, 10, 23, hours, minutes, seconds).getTime();

it.each([
  [at(15, 42), '3:42pm', '3:42pm'],
  [at(15, 42, 59), '3:42pm', '3:43pm'],
  [at(0, 5), '12:05am', '12:05am'],
  [at(11, 59, 1), '11:59am', '12:00pm'],
  [at(12, 0), '12:00pm', '12:00pm'],
])('formats %i as a time like %s, and as %s for a start', (instant, ends, begins) => {
  expect([until(instant), from(instant)]).toEqual([ends, begins]);
});

describe('fromDay', () => {
  const monday = at(7, 23, 30);

  it('formats a day of this year with its month', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: monday });
    expect(fromDay(monday)).toBe('7:24am on Monday 23 November');
  });

  it('formats a day of another year with its year', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2025, 11, 31) });
    expect(fromDay(monday)).toBe('7:24am on Monday 23 November 2026');
  });
});

it.each([
  [1, 'about 1 minute'],
  [9, 'about 9 minutes'],
])('formats %i minutes as %s', (minutes, words) => expect(about(minutes)).toBe(words));

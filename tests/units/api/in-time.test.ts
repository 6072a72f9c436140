import { beforeEach, describe, expect, it, vi } from 'vitest';
import { inTime } from '@/api/in-time';
import { callStarted, hasPendingCall } from '@/api/pending-calls';

describe('inTime', () => {
  beforeEach(() => void vi.useFakeTimers());

  it('returns the result and clears the timer', async () => {
    await expect(inTime(Promise.resolve('result'))).resolves.toBe('result');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('rejects with the failure and clears the timer', async () => {
    await expect(inTime(Promise.reject(new Error('own')))).rejects.toThrow('own');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('rejects after 30 seconds', async () => {
    const ends: string[] = [];
    inTime(new Promise<never>(() => undefined)).catch((error: unknown) => ends.push(String(error)));
    await vi.advanceTimersByTimeAsync(29_999);
    expect(ends).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(ends).toEqual(['Error: Did not come in time']);
  });
});

it('counts calls as running until the last answer', () => {
  expect(hasPendingCall()).toBe(false);
  const [first, second] = [callStarted(), callStarted()];
  first();
  expect(hasPendingCall()).toBe(true);
  second();
  expect(hasPendingCall()).toBe(false);
});

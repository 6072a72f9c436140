import { beforeEach, describe, expect, it, vi } from 'vitest';
import { inTime } from '@/api/in-time';
import { callStarted, hasPendingCall } from '@/api/pending-calls';

describe('work that is wanted in time', () => {
  beforeEach(() => void vi.useFakeTimers());

  it('gives its result, and is no longer watched', async () => {
    await expect(inTime(Promise.resolve('result'))).resolves.toBe('result');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('gives its own failure, and is no longer watched', async () => {
    await expect(inTime(Promise.reject(new Error('own')))).rejects.toThrow('own');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is lost after 30 seconds', async () => {
    const ends: string[] = [];
    inTime(new Promise<never>(() => undefined)).catch((error: unknown) => ends.push(String(error)));
    await vi.advanceTimersByTimeAsync(29_999);
    expect(ends).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(ends).toEqual(['Error: Did not come in time']);
  });
});

it('calls are under way until the last of them has been answered', () => {
  expect(hasPendingCall()).toBe(false);
  const [first, second] = [callStarted(), callStarted()];
  first();
  expect(hasPendingCall()).toBe(true);
  second();
  expect(hasPendingCall()).toBe(false);
});

import { describe, expect, it, vi } from 'vitest';
import { notBefore, pause } from '@/api/at-least';

/** Whether a promise has settled, without waiting for it. */
function watch(work: Promise<unknown>) {
  const state = { settled: '' };
  work.then(
    (value) => (state.settled = `done: ${String(value)}`),
    (reason: unknown) => (state.settled = `failed: ${String(reason)}`),
  );
  return state;
}
const after = <Value>(ms: number, settle: () => Value) =>
  new Promise<Value>((resolve, reject) =>
    setTimeout(() => {
      try {
        resolve(settle());
      } catch (error) {
        reject(error as Error);
      }
    }, ms),
  );
const fail = () => {
  throw new Error('no');
};

describe('atLeast with a second', () => {
  it.each([
    ['a quick success', 10, () => 'yes', 1000, 'done: yes'],
    ['a quick failure', 10, fail, 1000, 'failed: Error: no'],
    ['a slow success', 2500, () => 'yes', 2500, 'done: yes'],
    ['a slow failure', 2500, fail, 2500, 'failed: Error: no'],
  ])('settles %s when both the promise and the second have ended', async (_what, ms, settle, at, expected) => {
    vi.mocked(pause).mockRestore();
    vi.useFakeTimers();
    const state = watch(notBefore(pause(1000), after<string>(ms, settle)));
    await vi.advanceTimersByTimeAsync(at - 1);
    expect(state.settled).toBe('');
    await vi.advanceTimersByTimeAsync(1);
    expect(state.settled).toBe(expected);
  });
});

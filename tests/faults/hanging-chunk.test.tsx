import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { lazyStep } from '@/delivery/lazy-step';
import { loadChunk } from '@/delivery/load-chunk';
import { reloadOnce } from '@/delivery/reload-once';
import { exit } from '@/outcome/exit';
import { noAnswer } from '@/outcome/outcome';
import { makeStore } from '@/state/store';
import { expectConsoleMessage } from '../support/console-guard';
import { renderLazily } from '../support/render-lazily';

/** The time that a call has, and a chunk too. */
const TIME_MS = 30_000;
const reload = vi.fn();
beforeEach(() => {
  reload.mockReset();
  vi.spyOn(exit, 'reload').mockImplementation(reload);
  vi.useFakeTimers();
});

const never = <Part,>() => new Promise<Part>(() => undefined);
/** Hangs, and is refused when nobody waits for it any more. */
const refusedLate = <Part,>() => new Promise<Part>((_resolve, reject) => setTimeout(reject, 2 * TIME_MS, new Error('Too late')));

describe('a chunk that hangs', () => {
  it.each([
    ['never comes', never],
    ['is refused later', refusedLate],
  ])('and %s: one reload, after the time that a call has', async (_what, load) => {
    const settled = vi.fn();
    void loadChunk(load).then(settled, settled);
    await vi.advanceTimersByTimeAsync(TIME_MS - 1);
    expect(reload).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(reload).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(2 * TIME_MS);
    expect(settled).not.toHaveBeenCalled();
  });

  it('a second time is lost', async () => {
    reloadOnce();
    const lost = expect(loadChunk(never)).rejects.toThrow();
    await vi.advanceTimersByTimeAsync(TIME_MS);
    await lost;
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('a second time, a page: shows one with a way on instead of a spinner', async () => {
    expectConsoleMessage(/in time|error boundary/);
    reloadOnce();
    renderLazily(never<{ default: ComponentType }>);
    expect(screen.getByText('Loading')).toBeVisible();
    await vi.advanceTimersByTimeAsync(TIME_MS);
    vi.useRealTimers();
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('a second time, a step: the page says that no answer came', async () => {
    reloadOnce();
    const outcome = makeStore().store.dispatch(lazyStep(never)(undefined));
    await vi.advanceTimersByTimeAsync(TIME_MS);
    expect(await outcome).toBe(noAnswer);
  });

  it('one that comes, or is lost at once, leaves no clock running', async () => {
    reloadOnce();
    // jsdom tells of what was stored by one.
    vi.clearAllTimers();
    expect(await loadChunk(() => Promise.resolve('here'))).toBe('here');
    await expect(loadChunk(() => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('what stores the state', () => {
  it('and hangs is not waited for longer, and can be asked for again', async () => {
    const load = vi.fn(() => import('@/state/saver'));
    load.mockImplementationOnce(never);
    const { store, keep } = makeStore(load);
    const lost = expect(keep()).rejects.toThrow();
    await vi.advanceTimersByTimeAsync(TIME_MS);
    await lost;
    expect(store.getState().profile).not.toHaveProperty('_persist');
    vi.useRealTimers();
    expect(await keep()).toHaveProperty('forget');
  });

  it('and comes after that does not bring back what was stored over what has been typed since', async () => {
    const late = () =>
      new Promise<typeof import('@/state/saver')>((resolve) => {
        setTimeout(() => void import('@/state/saver').then(resolve), 2 * TIME_MS);
      });
    const { store, keep } = makeStore(late);
    const lost = expect(keep()).rejects.toThrow();
    await vi.advanceTimersByTimeAsync(TIME_MS);
    await lost;
    await vi.advanceTimersByTimeAsync(2 * TIME_MS);
    expect(store.getState().profile).not.toHaveProperty('_persist');
  });
});

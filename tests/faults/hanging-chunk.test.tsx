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

describe('chunk that hangs', () => {
  it.each([
    ['never comes', never],
    ['is refused later', refusedLate],
  ])('reloads once after the timeout of a call when a chunk hangs and %s', async (_what, load) => {
    const settled = vi.fn();
    void loadChunk(load).then(settled, settled);
    await vi.advanceTimersByTimeAsync(TIME_MS - 1);
    expect(reload).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(reload).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(2 * TIME_MS);
    expect(settled).not.toHaveBeenCalled();
  });

  it('treats a chunk that hangs a second time as failed to load', async () => {
    reloadOnce();
    const lost = expect(loadChunk(never)).rejects.toThrow();
    await vi.advanceTimersByTimeAsync(TIME_MS);
    await lost;
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('shows a page with a link onwards instead of a spinner when a page chunk hangs a second time', async () => {
    expectConsoleMessage(/in time|error boundary/);
    reloadOnce();
    renderLazily(never<{ default: ComponentType }>);
    expect(screen.getByText('Loading')).toBeVisible();
    await vi.advanceTimersByTimeAsync(TIME_MS);
    vi.useRealTimers();
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('shows that no answer came when a step chunk hangs a second time', async () => {
    reloadOnce();
    const outcome = makeStore().store.dispatch(lazyStep(never)(undefined));
    await vi.advanceTimersByTimeAsync(TIME_MS);
    expect(await outcome).toBe(noAnswer);
  });

  it('leaves no timer running when a chunk loads, or fails to load at once', async () => {
    reloadOnce();
    // jsdom tells of what was stored by one.
    vi.clearAllTimers();
    expect(await loadChunk(() => Promise.resolve('here'))).toBe('here');
    await expect(loadChunk(() => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('state saver that fails to load', () => {
  it('stops the wait for a hanging saver, and retries on request', async () => {
    const load = vi.fn(() => import('@/state/saver'));
    load.mockImplementationOnce(never);
    const { store, startSaving } = makeStore(load);
    const lost = expect(startSaving()).rejects.toThrow();
    await vi.advanceTimersByTimeAsync(TIME_MS);
    await lost;
    expect(store.getState().profile).not.toHaveProperty('_persist');
    vi.useRealTimers();
    expect(await startSaving()).toHaveProperty('forget');
  });

  it('does not overwrite newer input when the saver loads late', async () => {
    const late = () =>
      new Promise<typeof import('@/state/saver')>((resolve) => {
        setTimeout(() => void import('@/state/saver').then(resolve), 2 * TIME_MS);
      });
    const { store, startSaving } = makeStore(late);
    const lost = expect(startSaving()).rejects.toThrow();
    await vi.advanceTimersByTimeAsync(TIME_MS);
    await lost;
    await vi.advanceTimersByTimeAsync(2 * TIME_MS);
    expect(store.getState().profile).not.toHaveProperty('_persist');
  });
});

import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { reloadOnce } from '@/delivery/reload-once';
import { exit } from '@/outcome/exit';
import { expectConsoleMessage } from '../support/console-guard';
import { button } from '../support/page';
import { renderLazily } from '../support/render-lazily';

const reload = vi.fn();
beforeEach(() => {
  reload.mockReset();
  vi.spyOn(exit, 'reload').mockImplementation(reload);
});

const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/page.js'));
const blocked = () => {
  throw new DOMException('Storage is blocked', 'SecurityError');
};
const crashPage = () => screen.findByRole('heading', { level: 1, name: 'Something went wrong' });

describe('reload after a chunk has failed to load', () => {
  it('reloads once within a minute', () => {
    vi.useFakeTimers();
    expect(reloadOnce()).toBe(true);
    expect(reloadOnce()).toBe(false);
    vi.advanceTimersByTime(59_999);
    expect(reloadOnce()).toBe(false);
    vi.advanceTimersByTime(1);
    expect(reloadOnce()).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('does not reload during a sent call without an answer', async () => {
    const { call } = await import('@/api/http');
    let settle = (_response: Response) => undefined as void;
    vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise((resolve) => (settle = resolve)));
    const sent = call({ method: 'POST', url: '/somewhere' });
    expect(reloadOnce()).toBe(false);
    settle(new Response('{}'));
    await sent;
    expect(reloadOnce()).toBe(true);
  });

  it('does not reload when storage is blocked, to avoid a loop', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
    expect(reloadOnce()).toBe(false);
    vi.spyOn(Storage.prototype, 'getItem').mockReturnValue(null);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
    expect(reloadOnce()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('page whose chunk fails to load', () => {
  it('reloads the document and shows no error meanwhile', async () => {
    renderLazily(lost);
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(screen.getByText('Loading')).toBeVisible();
  });

  it('shows a page with a link onwards when the chunk fails a second time', async () => {
    expectConsoleMessage(/dynamically imported module|error boundary/);
    reloadOnce();
    renderLazily(lost);
    expect(await crashPage()).toBeVisible();
    expect(reload).toHaveBeenCalledTimes(1);
    button('Try again').click();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('shows a page with a link onwards at once when storage is blocked', async () => {
    expectConsoleMessage(/dynamically imported module|error boundary/);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
    renderLazily(lost);
    expect(await crashPage()).toBeVisible();
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('page that throws an exception', () => {
  const Broken = () => {
    throw new Error('A mistake of ours');
  };

  it('shows a page with a link onwards and does not reload', async () => {
    expectConsoleMessage(/A mistake of ours|error boundary/);
    renderLazily(() => Promise.resolve({ default: Broken }));
    expect(await crashPage()).toBeVisible();
    expect(document.title).toBe('Something went wrong - NHS login');
    expect(reload).not.toHaveBeenCalled();
  });
});

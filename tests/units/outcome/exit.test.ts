import { describe, expect, it, vi } from 'vitest';
import { exit, finishBeforeLeaving } from '@/outcome/exit';

describe('leave', () => {
  it('waits for pending work, and leaves even if that fails', async () => {
    const order: string[] = [];
    finishBeforeLeaving(async () => {
      await Promise.resolve();
      order.push('written');
      throw new Error('full');
    });
    const gone = vi.fn(() => order.push('gone'));
    window.addEventListener('hashchange', gone);
    await exit.leave('#away', true);
    await vi.waitFor(() => expect(order).toEqual(['written', 'gone']));
    finishBeforeLeaving(() => Promise.resolve());
    window.removeEventListener('hashchange', gone);
  });

  it.each([
    [true, 'replace'],
    [false, 'assign'],
  ] as const)('replaces the page it leaves (%s): %s', async (replaces, by) => {
    const went = { replace: vi.fn(), assign: vi.fn() };
    vi.stubGlobal('location', went);
    await exit.leave('https://client.example', replaces);
    expect(went[by]).toHaveBeenCalledExactlyOnceWith('https://client.example');
    expect(went.replace.mock.calls.length + went.assign.mock.calls.length).toBe(1);
  });
});

it('leaves after 30 seconds when pending work never settles', async () => {
  vi.useFakeTimers();
  const replace = vi.fn();
  vi.stubGlobal('location', { replace });
  finishBeforeLeaving(() => new Promise(() => undefined));
  void exit.leave('https://client.example', true);
  await vi.advanceTimersByTimeAsync(29_900);
  expect(replace).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(replace).toHaveBeenCalledTimes(1);
  finishBeforeLeaving(() => Promise.resolve());
});

it('reloads after pending work', async () => {
  const order: string[] = [];
  vi.stubGlobal('location', { reload: () => order.push('reload') });
  finishBeforeLeaving(async () => {
    await Promise.resolve();
    order.push('written');
  });
  await exit.reload();
  finishBeforeLeaving(() => Promise.resolve());
  expect(order).toEqual(['written', 'reload']);
});

describe('openTab', () => {
  it('opens a tab without access to the opener', () => {
    const tab = { opener: window };
    const open = vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
    exit.openTab('/redirect-to-help-centre');
    expect(open).toHaveBeenCalledExactlyOnceWith('/redirect-to-help-centre', '_blank');
    expect(tab.opener).toBeNull();
    expect(window.location.pathname).toBe('/');
  });

  it('opens the address in this tab when the browser blocks the new one', () => {
    vi.spyOn(window, 'open').mockReturnValue(null);
    // A fragment: the one address that jsdom goes to.
    exit.openTab('#instead');
    expect(window.location.hash).toBe('#instead');
  });

  it('opens the address in this tab when a web view without tabs throws', () => {
    vi.spyOn(window, 'open').mockImplementation(() => {
      throw new Error('Not in this web view');
    });
    exit.openTab('#thrown');
    expect(window.location.hash).toBe('#thrown');
  });
});

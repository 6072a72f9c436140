import { render, screen, waitFor } from '@testing-library/react';
import { type ComponentType, Suspense } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { Crash } from '@/app/crash';
import { applyFirstSheet } from '@/delivery/boot';
import { Later } from '@/delivery/later';
import { followSheets, lazyPage } from '@/delivery/lazy-page';
import { lazyStep } from '@/delivery/lazy-step';
import { loadChunk, reloadOnce } from '@/delivery/load-chunk';
import { exit } from '@/outcome/exit';
import { noAnswer } from '@/outcome/outcome';
import { deliverBy } from '@/session/report';
import { makeStore } from '@/state/store';
import { expectConsoleMessage } from '../support/environment';
import { button } from '../support/user';

function show({ Component }: ReturnType<typeof lazyPage>) {
  render(
    <Provider store={makeStore().store}>
      <MemoryRouter>
        <Suspense fallback="Loading">
          <Crash>
            <Component />
          </Crash>
        </Suspense>
      </MemoryRouter>
    </Provider>,
  );
}

const reload = vi.fn();
beforeEach(() => {
  reload.mockReset();
  vi.spyOn(exit, 'reload').mockImplementation(reload);
});

describe('hanging chunk', () => {
  /** The timeout of a call, and of a chunk. */
  const TIME_MS = 30_000;
  beforeEach(() => void vi.useFakeTimers());

  const never = <Part,>() => new Promise<Part>(() => undefined);
  const refusedLate = <Part,>() => new Promise<Part>((_resolve, reject) => setTimeout(reject, 2 * TIME_MS, new Error('Too late')));

  it.each([
    ['never settles', never],
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
    const failed = expect(loadChunk(never)).rejects.toThrow();
    await vi.advanceTimersByTimeAsync(TIME_MS);
    await failed;
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('shows the error of a missing answer when a step chunk hangs a second time', async () => {
    reloadOnce();
    const outcome = makeStore().store.dispatch(lazyStep(never)(undefined));
    await vi.advanceTimersByTimeAsync(TIME_MS);
    expect(await outcome).toBe(noAnswer);
  });

  it('leaves no timer running when a chunk loads, or fails to load at once', async () => {
    reloadOnce();
    // jsdom logs a failed navigation.
    vi.clearAllTimers();
    expect(await loadChunk(() => Promise.resolve('here'))).toBe('here');
    await expect(loadChunk(() => Promise.reject(new Error('404')))).rejects.toThrow('404');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('stops the wait for a hanging saver, and retries on request', async () => {
    const load = vi.fn(() => import('@/state/persistence'));
    load.mockImplementationOnce(never);
    const { store, startSaving } = makeStore(load);
    const failed = expect(startSaving()).rejects.toThrow();
    await vi.advanceTimersByTimeAsync(TIME_MS);
    await failed;
    expect(store.getState().profile).not.toHaveProperty('_persist');
    vi.useRealTimers();
    expect(await startSaving()).toHaveProperty('forget');
  });

  it('keeps newer input when the state saver loads late', async () => {
    const late = () =>
      new Promise<typeof import('@/state/persistence')>((resolve) => {
        setTimeout(() => void import('@/state/persistence').then(resolve), 2 * TIME_MS);
      });
    const { store, startSaving } = makeStore(late);
    const failed = expect(startSaving()).rejects.toThrow();
    await vi.advanceTimersByTimeAsync(TIME_MS);
    await failed;
    await vi.advanceTimersByTimeAsync(2 * TIME_MS);
    expect(store.getState().profile).not.toHaveProperty('_persist');
  });
});

describe('part that failed to load', () => {
  const part = () => vi.fn<() => Promise<{ default: ComponentType }>>().mockResolvedValue({ default: () => <p>Here</p> });
  const failed = () => part().mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));

  it('shows an optional part when it has loaded', async () => {
    render(<Later part={part()} />);
    expect(screen.queryByText('Here')).not.toBeInTheDocument();
    expect(await screen.findByText('Here')).toBeVisible();
  });

  it('omits an optional part that fails to load, and retries only on request', async () => {
    const load = failed();
    const { rerender } = render(<Later part={load} retryKey="/login" />);
    await vi.waitFor(() => expect(load).toHaveBeenCalledOnce());
    rerender(<Later part={load} retryKey="/login" />);
    expect(load).toHaveBeenCalledOnce();
    expect(screen.queryByText('Here')).not.toBeInTheDocument();
    rerender(<Later part={load} retryKey="/enter-email" />);
    expect(await screen.findByText('Here')).toBeVisible();
  });

  it('keeps a loaded part during another import', async () => {
    const load = part().mockResolvedValueOnce({ default: () => <p>There</p> });
    const { rerender } = render(<Later part={load} retryKey="/login" />);
    const shown = await screen.findByText('There');
    load.mockReturnValueOnce(new Promise(() => undefined));
    rerender(<Later part={load} retryKey="/enter-email" />);
    expect(shown).toBeInTheDocument();
  });
});

describe('style sheet that failed to load', () => {
  let listeners: EventListener[] = [];
  beforeEach(() => {
    vi.spyOn(window, 'addEventListener').mockImplementation((type: string, listener: unknown) => {
      if (type === 'vite:preloadError') listeners.push(listener as EventListener);
    });
    followSheets();
  });
  afterEach(() => {
    listeners = [];
    followSheets();
  });

  /** Vite's event before an import rejects because a dependency failed to load. */
  function preloadFails(message: string) {
    const payload = new Error(message);
    for (const listener of listeners) listener(Object.assign(new Event('vite:preloadError'), { payload }));
    return Promise.reject(payload);
  }
  const sheetFails = () => preloadFails('Unable to preload CSS for /assets/documents-1.css');

  const whole = () => Promise.resolve({ default: () => <p>Shown</p> });

  it.each([
    ['after an import of another part has failed', false],
    ['after its own prefetch', true],
  ])('does not show a page without its style sheet %s', async (_when, prefetches) => {
    await sheetFails().catch(() => undefined);
    const page = lazyPage(whole);
    if (prefetches) await page.fetchAhead();
    show(page);
    await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(screen.queryByText('Shown')).not.toBeInTheDocument();
  });

  it('shows a page that was loaded before a style sheet failed to load', async () => {
    const page = lazyPage(whole);
    await page.fetchAhead();
    await sheetFails().catch(() => undefined);
    show(page);
    expect(screen.getByText('Shown')).toBeVisible();
  });

  it('leaves style sheets alone after a script has failed to load', async () => {
    await preloadFails('Failed to fetch dynamically imported module: /assets/other.js').catch(() => undefined);
    show(lazyPage(whole));
    expect(await screen.findByText('Shown')).toBeVisible();
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('reload once', () => {
  const failed = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/page.js'));
  const blocked = new DOMException('Storage is blocked', 'SecurityError');
  const crashPage = () => screen.findByRole('heading', { level: 1, name: 'Something went wrong' });

  it('reloads the document once within a minute', () => {
    vi.useFakeTimers();
    expect(reloadOnce()).toBe(true);
    expect(reloadOnce()).toBe(false);
    vi.advanceTimersByTime(59_999);
    expect(reloadOnce()).toBe(false);
    vi.advanceTimersByTime(1);
    expect(reloadOnce()).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('refuses a reload of the document while a call has no answer', async () => {
    const { call } = await import('@/api/http');
    let settle = (_response: Response) => undefined as void;
    vi.spyOn(globalThis, 'fetch').mockReturnValue(new Promise((resolve) => (settle = resolve)));
    const sent = call({ method: 'POST', url: '/somewhere' });
    expect(reloadOnce()).toBe(false);
    settle(new Response('{}'));
    await sent;
    expect(reloadOnce()).toBe(true);
  });

  it('avoids a reload loop of the document when storage is blocked', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockThrow(blocked);
    expect(reloadOnce()).toBe(false);
    vi.spyOn(Storage.prototype, 'getItem').mockReturnValue(null);
    vi.spyOn(Storage.prototype, 'setItem').mockThrow(blocked);
    expect(reloadOnce()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });

  it('reports a chunk that fails to load before the reload', async () => {
    const reported = vi.fn();
    onTestFinished(deliverBy(reported));
    // Queued events of earlier tests.
    reported.mockReset();
    void loadChunk(failed);
    await vi.waitFor(() => expect(reported.mock.calls).toEqual([['lostChunk', expect.any(TypeError)]]));
  });

  it('reloads the document of a page whose chunk fails to load, and shows no error meanwhile', async () => {
    show(lazyPage(failed));
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(screen.getByText('Loading')).toBeVisible();
  });

  it('shows a page with a link onwards when the chunk fails a second time', async () => {
    expectConsoleMessage(/dynamically imported module|error boundary/);
    reloadOnce();
    show(lazyPage(failed));
    expect(await crashPage()).toBeVisible();
    expect(reload).toHaveBeenCalledTimes(1);
    button('Try again').click();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('shows a page with a link onwards and does not reload when the page throws an exception', async () => {
    expectConsoleMessage(/A mistake of ours|error boundary/);
    const Broken = () => {
      throw new Error('A mistake of ours');
    };
    show(lazyPage(() => Promise.resolve({ default: Broken })));
    expect(await crashPage()).toBeVisible();
    expect(document.title).toBe('Something went wrong - NHS login');
    expect(reload).not.toHaveBeenCalled();
  });
});

it('applies the first style sheet when it loads after the document', () => {
  const link = document.head.appendChild(Object.assign(document.createElement('link'), { rel: 'stylesheet', media: 'print' }));
  onTestFinished(() => link.remove());
  expect([document.readyState, applyFirstSheet(), link.media]).toEqual(['complete', undefined, 'print']);
  link.dispatchEvent(new Event('load'));
  expect(link.media).toBe('all');
});

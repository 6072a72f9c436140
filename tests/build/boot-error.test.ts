import { runInThisContext } from 'node:vm';
import { bootErrorScript } from '../../hosting/boot-error-script';

it.each(['', '/reports'])('compiles the load-failure script for browsers with modules, without newer operators (reports: %j)', (url) => {
  expect(bootErrorScript(url)).not.toMatch(/\?\.(?!\d)|\?\?|\|\|=|&&=|\*\*|\basync\b|\.\.\.\w+\s*[,}]/);
});

it('writes a short load-failure script that ends where the build ends it', () => {
  expect(bootErrorScript()).not.toMatch(/<\/script|<!--/i);
  expect(bootErrorScript().length).toBeLessThan(1250);
  expect(bootErrorScript('/reports').length).toBeLessThan(1750);
});

/** Opens a document with the load-failure message, and runs the script. `fetched` records the requests. */
function start(reportsUrl = '') {
  vi.useFakeTimers();
  const root = Object.assign(document.createElement('div'), { id: 'root' });
  const bootError = Object.assign(document.createElement('div'), { id: 'boot-error', hidden: true });
  document.body.append(root, bootError);
  const listens = vi.spyOn(window, 'addEventListener');
  const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
  runInThisContext(bootErrorScript(reportsUrl));
  const listeners = [...listens.mock.calls];
  onTestFinished(() => {
    for (const [type, listener] of listeners) window.removeEventListener(type, listener as EventListener, true);
    document.body.replaceChildren();
  });
  return { root, bootError, fetched };
}

/** Adds a script with this address, which fails to load. */
function failToLoad(src: string) {
  const script = Object.assign(document.createElement('script'), { src });
  document.body.append(script);
  script.dispatchEvent(new Event('error'));
}

it('reloads a script that failed to start, past the browser cache', () => {
  const { bootError, fetched } = start();
  failToLoad('/assets/index-abc.js');
  expect(bootError.hidden).toBe(false);
  expect(fetched).toHaveBeenCalledExactlyOnceWith('http://localhost:3000/assets/index-abc.js', { cache: 'reload' });
});

it('ignores failed scripts of other sites', () => {
  const { bootError, fetched } = start();
  failToLoad('https://analytics.example.com/script.js');
  expect([bootError.hidden, fetched.mock.calls]).toEqual([true, []]);
});

const sent = (fetched: ReturnType<typeof start>['fetched']) =>
  fetched.mock.calls.filter(([url]) => url === '/reports').map(([, request]) => request);

it('reports once that the app did not start, without query, cookie or private addresses', () => {
  const { fetched } = start('/reports');
  window.history.replaceState(null, '', '/somebody?name=secret#secret');
  failToLoad('/assets/index-abc.js');
  failToLoad('/assets/sign-in-abc.js');
  vi.advanceTimersByTime(10_000);
  const [request, ...more] = sent(fetched);
  expect(request).toMatchObject({ method: 'POST', mode: 'no-cors', credentials: 'omit', keepalive: true });
  const expected = { build: 'unknown', address: 'other', event: 'notStarted', sentence: 'The app did not start' };
  expect(JSON.parse(String(request?.body))).toEqual(expected);
  expect(more).toEqual([]);
});

it('reports a load failure with the address of the document and the id of its build', () => {
  document.documentElement.dataset.build = '0123abcd';
  const { fetched, root } = start('/reports');
  root.dataset.path = '/login';
  vi.advanceTimersByTime(10_000);
  delete document.documentElement.dataset.build;
  expect(JSON.parse(String(sent(fetched)[0]?.body))).toMatchObject({ build: '0123abcd', address: '/login' });
});

it('shows the load-failure message after ten seconds and not before', () => {
  const { bootError } = start();
  vi.advanceTimersByTime(9_999);
  expect(bootError.hidden).toBe(true);
  vi.advanceTimersByTime(1);
  expect(bootError.hidden).toBe(false);
});

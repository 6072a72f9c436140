import { runInThisContext } from 'node:vm';
import { resolveConfig } from 'vite';
import { restoreQuery } from '@/delivery/boot';
import { resetLinkOf } from '@/journeys/reset-password/reset-link';
import { takeEmailedQuery } from '@/session/emailed-link';
import { bootErrorScript } from '../../hosting/early-script';
import { rowsOf } from '../support/environment';

const config = await resolveConfig({ logLevel: 'silent' }, 'build');
const [silent, reporting] = await Promise.all([bootErrorScript(config), bootErrorScript(config, '/reports')]);

it('writes a short load-failure script for browsers with modules, without newer operators and the list of addresses', () => {
  expect(silent + reporting).not.toMatch(/\?\.(?!\d)|\?\?|\|\|=|&&=|\*\*|\basync\b|catch\s*\{|\.\.\.\w+\s*[,}]/);
  expect(silent + reporting).not.toMatch(/<\/script|<!--|new-password/i);
  expect(silent.length).toBeLessThan(1150);
  expect(reporting.length).toBeLessThan(1450);
  expect(silent).not.toContain('POST');
});

/** Opens a document with the load-failure message, and runs the script. `fetched` records the requests. */
function start(script = silent) {
  vi.useFakeTimers();
  const root = Object.assign(document.createElement('div'), { id: 'root' });
  const bootError = Object.assign(document.createElement('div'), { id: 'boot-error', hidden: true });
  const openAgain = Object.assign(document.createElement('p'), { textContent: 'Open the link in your email again.', hidden: true });
  bootError.append(...['header', 'p', 'p'].map((name) => document.createElement(name)), openAgain);
  document.body.append(root, bootError);
  const listens = vi.spyOn(window, 'addEventListener');
  const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('offline'));
  runInThisContext(script);
  const listeners = [...listens.mock.calls];
  onTestFinished(() => {
    for (const [type, listener] of listeners) window.removeEventListener(type, listener as EventListener, true);
    document.body.replaceChildren();
    delete window.emailedQuery;
  });
  return { root, bootError, fetched };
}

function failToLoad(src = '/assets/index-abc.js') {
  const script = Object.assign(document.createElement('script'), { src });
  document.body.append(script);
  script.dispatchEvent(new Event('error'));
}

it('reloads a script that failed to start, past the browser cache, but none of another site', () => {
  const { bootError, fetched } = start();
  failToLoad('https://analytics.example.com/script.js');
  expect(bootError.hidden).toBe(true);
  failToLoad();
  expect(bootError.hidden).toBe(false);
  expect(fetched).toHaveBeenCalledExactlyOnceWith('http://localhost:3000/assets/index-abc.js', { cache: 'reload' });
});

const sent = (fetched: ReturnType<typeof start>['fetched']) =>
  fetched.mock.calls.filter(([url]) => url === '/reports').map(([, request]) => request);

it('reports once that the app did not start, without query, cookie or private addresses', () => {
  const { fetched } = start(reporting);
  window.history.replaceState(null, '', '/somebody?name=secret#secret');
  failToLoad();
  failToLoad('/assets/sign-in-abc.js');
  vi.advanceTimersByTime(10_000);
  const [request, ...more] = sent(fetched);
  expect(request).toMatchObject({ method: 'POST', mode: 'no-cors', credentials: 'omit', keepalive: true });
  const expected = { build: 'unknown', address: 'other', event: 'notStarted', sentence: 'The app did not start' };
  expect(JSON.parse(String(request?.body))).toEqual(expected);
  expect(more).toEqual([]);
});

it('shows the load-failure message after ten seconds and not before, and reports address and build', () => {
  document.documentElement.dataset.build = '0123abcd';
  const { bootError, fetched, root } = start(reporting);
  root.dataset.path = '/login';
  vi.advanceTimersByTime(9_999);
  expect(bootError.hidden).toBe(true);
  vi.advanceTimersByTime(1);
  expect(bootError.hidden).toBe(false);
  delete document.documentElement.dataset.build;
  expect(JSON.parse(String(sent(fetched)[0]?.body))).toMatchObject({ build: '0123abcd', address: '/login' });
});

describe('load-failure script at a reset link', () => {
  const link = { username: 'somebody@example.com', code: '483920', expiry: 4_102_444_800_000 };
  const query = '?username=somebody%40example.com&code=483920&expiry=4102444800000';
  const inPath = encodeURIComponent(query);
  const page = '/reset/new-password';
  const secrets = /somebody|483920|4102444800000|username|expiry/i;

  const links = rowsOf([
    [page, `${page}${query}`, `${page}/${query}`, `${page}${query}#maincontent`, `${page}.${query}`, `${page}%zz${query}`],
    [page, `/RESET/New-Password${query}`, `/%72eset/new-password${query}`, `/%2572eset/new-password${query}`],
    [page, `/reset%2Fnew-password${query}`, `/reset\\new-password${query}`, `/%20reset/new-password${query}`],
    [page, `//reset/new-password${query}`, `//reset//new-password//${query}`],
    [page, `${page}${inPath}`, `${page}${encodeURIComponent(inPath)}`, `${page}${query.replace('?', '&')}`, `${page}#${query}`],
    ['/reset', `/reset${query}`, `/reset%5Cnew-password${query}`, `//RESET${inPath}`],
    ['/reset/new-pasword', `/reset/new-pasword${query}`],
  ]);

  /** Opens an address as a browser does. A path may begin with two slashes. */
  const open = (address: string) => window.history.replaceState({ idx: 2 }, '', window.location.origin + address);

  const failures: Record<string, () => void> = { fails: () => failToLoad(), 'is late': () => vi.advanceTimersByTime(10_000) };

  describe.each(Object.entries(failures))('script that %s', (_how, fail) => {
    it.each(links)('shows the load-failure message, removes the link from the address %s, and opens it later', (address, path) => {
      open(address);
      const { bootError } = start();
      fail();
      expect(bootError.hidden).toBe(false);
      expect(bootError).toHaveTextContent('Open the link in your email again.');
      expect([...bootError.querySelectorAll('p')].map(({ hidden }) => hidden)).toEqual([false, true, false]);
      expect(window.location.href).toBe(`http://localhost:3000${path}`);
      expect(window.history.state).toEqual({ idx: 2 });
      // The script starts after all.
      restoreQuery();
      expect(resetLinkOf(takeEmailedQuery())).toEqual(link);
      expect(window.location.href).toBe(`http://localhost:3000${path}`);
      expect(JSON.stringify(window.history.state)).not.toMatch(secrets);
      expect(window.emailedQuery).toBeUndefined();
    });

    it.each(['/login?client_id=one#main', '/reset/new-password', '/reset//new-password#main', '/resettle?a=1', '//login?a=1', '/%zz?a=1'])(
      'shows the load-failure message and preserves the address %s',
      (address) => {
        open(address);
        const { bootError } = start();
        fail();
        expect(bootError.hidden).toBe(false);
        expect(window.location.href).toBe(`http://localhost:3000${address}`);
        expect(window.emailedQuery).toBeUndefined();
      },
    );

    it('shows the load-failure message when the browser refuses to rewrite the address', () => {
      open(`/${page}${query}`);
      const { bootError } = start();
      vi.spyOn(window.history, 'replaceState').mockThrow(new DOMException('more than 100 times per 30 seconds', 'SecurityError'));
      fail();
      expect(bootError.hidden).toBe(false);
      vi.mocked(window.history.replaceState).mockRestore();
      restoreQuery();
      expect(resetLinkOf(takeEmailedQuery())).toEqual(link);
      expect(window.location.href).toBe(`http://localhost:3000${page}`);
    });
  });

  it.each(links)('removes the link from the address %s when the app starts at once', (address, path) => {
    open(address);
    expect(resetLinkOf(takeEmailedQuery())).toEqual(link);
    expect(window.location.href).toBe(`http://localhost:3000${path}`);
    expect(window.history.state).toEqual({ idx: 2, usr: { linkTaken: true } });
  });

  it('removes the link from the address before the message is parsed', () => {
    open(page + query);
    const { bootError } = start();
    bootError.remove();
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    failToLoad();
    expect(window.location.href).toBe(`http://localhost:3000${page}`);
    document.body.append(bootError);
    document.dispatchEvent(new Event('readystatechange'));
    expect(bootError.hidden).toBe(false);
  });

  it('preserves the address once the app has started', () => {
    open(page + query);
    const { bootError } = start();
    bootError.remove();
    vi.advanceTimersByTime(10_000);
    expect(window.location.href).toBe(`http://localhost:3000${page}${query}`);
  });
});

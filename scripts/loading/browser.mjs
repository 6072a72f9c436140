/**
 * The part of a browser that a journey needs: cookies, and files that are fetched once. Requests throw when they are refused.
 * @param {string} origin
 * @param {Record<'file' | 'call' | 'page', import('node:perf_hooks').RecordableHistogram>} times receives the milliseconds of each request
 */
export function newBrowser(origin, times) {
  /** @type {Map<string, string>} */
  const cookies = new Map();
  /** @type {Set<string>} */
  const fetched = new Set();

  /** @param {keyof typeof times} kind @param {string} path @param {RequestInit} [init] */
  async function request(kind, path, init = {}) {
    const started = performance.now();
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
    const headers = { 'accept-encoding': 'gzip, deflate, br', cookie, ...init.headers };
    const response = await fetch(new URL(path, origin), { redirect: 'manual', ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const text = await response.text();
    times[kind].record(Math.ceil(performance.now() - started));
    if (response.status >= 400) throw new Error(`${response.status} ${path}: ${text.slice(0, 200)}`);
    return { location: response.headers.get('location') ?? '', text };
  }

  /** The files that a document names, each once. @param {string} html */
  const filesOf = async (html) => {
    const named = [...html.matchAll(/<(?:script|link)\b[^>]*\s(?:src|href)="(\/[^"]+)"/g)].map(([, path = '']) => path);
    const missing = named.filter((path) => !fetched.has(path));
    for (const path of missing) fetched.add(path);
    await Promise.all(missing.map((path) => request('file', path)));
  };

  return {
    cookies,
    /** The target of a redirect. @param {string} path */
    sentOn: async (path) => (await request('page', path)).location,
    /** A document and its files. @param {string} path */
    opens: async (path) => filesOf((await request('file', path)).text),
    /** Files that a page of the app loads without a new document. @param {string} html of that page's own document */
    filesOf,
    /** Sends and receives JSON. @param {string} path @param {unknown} [body] left out: a GET @param {Record<string, string>} [headers] */
    async call(path, body, headers) {
      const accept = { accept: 'application/json', ...headers };
      const post = { method: 'POST', headers: { 'content-type': 'application/json', ...accept }, body: JSON.stringify(body) };
      const { text } = await request('call', path, body === undefined ? { headers: accept } : post);
      return JSON.parse(text || '{}');
    },
  };
}

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { origin } from './driver';

/** The fault of the entry script. 'late' removes it from the page, 'all late' removes every script. */
export type Fault = 'cut off' | 'missing' | 'a page' | 'changed' | 'late' | 'all late' | 'none';

const entryScript = /^\/assets\/index-.*\.js$/;

const changes: Partial<Record<Fault, (text: string) => string>> = {
  changed: (script) => `${script}\n`,
  late: (page) => page.replace(/<script type="module"[^]*?<\/script>/, ''),
  'all late': (page) => page.replaceAll(/<script[^]*?<\/script>/g, ''),
};

/**
 * Serves the app on another port of this machine while `use` runs, with a fault in its entry script or a slow style sheet. `use` may change the
 * fault. Cookies do not depend on the port.
 */
export async function withBrokenHost(use: (host: { fault: Fault; origin: string }) => Promise<void>, { sheetMs = 0 } = {}) {
  const host = { fault: 'none' as Fault, origin: '' };
  const server = createServer((asked, answer) => {
    const { url = '/', headers } = asked;
    const isScript = entryScript.test(url);
    if (isScript && host.fault === 'cut off') return void answer.destroy();
    if (isScript && host.fault === 'missing') return void answer.writeHead(404).end('Not found');
    if (isScript && host.fault === 'a page') return void answer.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html>');
    const change = isScript === (host.fault === 'changed') ? changes[host.fault] : undefined;
    const pass = async () => {
      const original = await fetch(origin + url, { headers: { cookie: headers.cookie ?? '' }, redirect: 'manual' });
      const { 'content-length': _length, 'content-encoding': _encoding, ...others } = Object.fromEntries(original.headers);
      const body = Buffer.from(await original.arrayBuffer());
      const isText = isScript || /html/.test(others['content-type'] ?? '');
      if (/index-.*\.css$/.test(url)) await pause(sheetMs);
      answer.writeHead(original.status, others).end(change && isText ? change(body.toString()) : body);
    };
    void pass().catch(() => answer.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  host.origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  try {
    await use(host);
  } finally {
    server.close().closeAllConnections();
  }
}

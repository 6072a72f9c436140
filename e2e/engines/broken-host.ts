import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { setting } from './setting';

/** How the app's own script is answered; or which scripts the page does not ask for, as if they came never. */
export type Fault = 'cut off' | 'missing' | 'a page' | 'changed' | 'late' | 'all late' | 'none';

const entryScript = /^\/assets\/index-.*\.js$/;

/** The change that is made to the text of an answer. */
const changes: Partial<Record<Fault, (text: string) => string>> = {
  changed: (script) => `${script}\n`,
  late: (page) => page.replace(/<script type="module"[^]*?<\/script>/, ''),
  'all late': (page) => page.replaceAll(/<script[^]*?<\/script>/g, ''),
};

/**
 * The app on another port of this machine, whose own script does not come as it should, or whose style sheet takes its time: the cookies
 * are the same. `fault` may be changed while it stands.
 */
export async function startBrokenHost({ sheetMs = 0 } = {}) {
  const host = { fault: 'none' as Fault, origin: '', stop: () => undefined as void };
  const server = createServer((asked, answer) => {
    const { url = '/', headers } = asked;
    const isScript = entryScript.test(url);
    if (isScript && host.fault === 'cut off') return void answer.destroy();
    if (isScript && host.fault === 'missing') return void answer.writeHead(404).end('Not found');
    if (isScript && host.fault === 'a page') return void answer.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html>');
    const change = isScript === (host.fault === 'changed') ? changes[host.fault] : undefined;
    const pass = async () => {
      const original = await fetch(setting('ENGINES_ORIGIN') + url, { headers: { cookie: headers.cookie ?? '' }, redirect: 'manual' });
      const { 'content-length': _length, 'content-encoding': _encoding, ...kept } = Object.fromEntries(original.headers);
      const body = Buffer.from(await original.arrayBuffer());
      const isText = isScript || /html/.test(kept['content-type'] ?? '');
      if (/index-.*\.css$/.test(url)) await pause(sheetMs);
      answer.writeHead(original.status, kept).end(change && isText ? change(body.toString()) : body);
    };
    void pass().catch(() => answer.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  host.origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  host.stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return host;
}

import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { mediaTypes } from '../../hosting/addresses';

/** The file for an address on a host with the two rules of docs/hosting.md. */
function fileOf(folder: string, path: string) {
  const isFile = (name: string) => existsSync(join(folder, name)) && statSync(join(folder, name)).isFile();
  return [path, `${path}.html`].find(isFile) ?? (/\.[^/]*$/.test(path) ? undefined : '/index.html');
}

/**
 * A static host with Netlify's own parser of `_headers`. Each answer, 404 included, has the headers of every matching
 * block. Values of a header from several blocks are joined.
 */
export async function startHeadersHost(folder: string) {
  const { headers: blocks, errors } = await parseAllHeaders({
    headersFiles: [join(folder, '_headers')],
    configHeaders: undefined,
    minimal: false,
  });
  const server = createServer(({ url = '/' }, answer) => {
    const { pathname } = new URL(url, 'http://localhost');
    for (const block of blocks) {
      const matches = 'forRegExp' in block && block.forRegExp.test(pathname);
      for (const [name, value] of Object.entries(matches ? block.values : {})) {
        const before = answer.getHeader(name);
        answer.setHeader(name, before === undefined ? value : `${String(before)}, ${value}`);
      }
    }
    const file = fileOf(folder, pathname);
    if (!file) return void answer.writeHead(404).end('Not found');
    const type = mediaTypes[extname(file).slice(1)] ?? 'text/plain';
    answer.writeHead(200, { 'content-type': /^image\/(png|x-icon)/.test(type) ? type : `${type}; charset=utf-8` });
    answer.end(readFileSync(join(folder, file)));
  });
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  const { port } = server.address() as AddressInfo;
  const stop = () => new Promise((closed) => server.close(closed).closeAllConnections());
  return { origin: `http://localhost:${port}`, errors, blocks: blocks.length, stop };
}

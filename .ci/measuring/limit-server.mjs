import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

const folder = new URL('limit/', import.meta.url);

/** The static pages, by address. */
const pages = () =>
  new Map(readdirSync(fileURLToPath(folder)).map((name) => [`/${name}`, brotliCompressSync(readFileSync(new URL(name, folder)))]));

/**
 * Serves the entry pages as plain HTML, with the compression and the caching that the app's own pages have.
 * @returns {Promise<{ origin: string, close: () => void }>}
 */
export async function serveLimit() {
  const bodies = pages();
  const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store', 'Content-Encoding': 'br' };
  const server = createServer(({ url = '/' }, answer) => {
    const body = bodies.get(url.replace(/\?.*/, ''));
    answer.writeHead(body ? 200 : 404, body && { ...headers, 'Content-Length': body.length, Vary: 'Accept-Encoding' });
    answer.end(body);
  });
  await new Promise((resolve) => server.listen(0, 'localhost', () => resolve(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return { origin: `http://localhost:${port}`, close: () => server.closeAllConnections() ?? server.close() };
}

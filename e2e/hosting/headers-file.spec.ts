import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { mediaTypes } from '../../hosting/addresses';
import { folder } from '../support/built-pages';
import { actualAnswers, expectedAnswers } from '../support/hosting-checks';
import { securityOverTls } from '../support/security-headers';
import { oncePerWorker, startServer } from '../support/started';
import { expect, test as base } from '../support/test';

/** The file for an address on a host with the two rules of docs/hosting.md. */
function fileOf(path: string) {
  const isFile = (name: string) => existsSync(join(folder, name)) && statSync(join(folder, name)).isFile();
  return [path, `${path}.html`].find(isFile) ?? (/\.[^/]*$/.test(path) ? undefined : '/index.html');
}

/**
 * A static host with Netlify's own parser of `_headers`. Each answer, 404 included, has the headers of every matching
 * block. Values of a header from several blocks are joined.
 */
async function startHeadersHost() {
  const headersFiles = [join(folder, '_headers')];
  const { headers: blocks, errors } = await parseAllHeaders({ headersFiles, configHeaders: undefined, minimal: false });
  const server = createServer(({ url = '/' }, answer) => {
    const { pathname } = new URL(url, 'http://localhost');
    for (const block of blocks) {
      const matches = 'forRegExp' in block && block.forRegExp.test(pathname);
      for (const [name, value] of Object.entries(matches ? block.values : {})) {
        const before = answer.getHeader(name);
        answer.setHeader(name, before === undefined ? value : `${String(before)}, ${value}`);
      }
    }
    const file = fileOf(pathname);
    if (!file) return void answer.writeHead(404).end('Not found');
    const type = mediaTypes[extname(file).slice(1)] ?? 'text/plain';
    answer.writeHead(200, { 'content-type': /^image\/(png|x-icon)/.test(type) ? type : `${type}; charset=utf-8` });
    answer.end(readFileSync(join(folder, file)));
  });
  return { ...(await startServer(server)), errors, blocks: blocks.length };
}

const test = base.extend<object, { host: Awaited<ReturnType<typeof startHeadersHost>> }>({
  host: oncePerWorker(startHeadersHost),
  baseURL: ({ host }, use) => use(host.origin),
});

test('parses every line of the headers file as a static host does', ({ host }) => {
  expect(host.errors).toEqual([]);
  expect(host.blocks).toBeGreaterThan(10);
});

test('sends each security header of nginx once for every kind of address', async ({ request }) => {
  const given = Object.values(await actualAnswers(request));
  expect(given.length).toBeGreaterThan(20);
  for (const answer of given) expect(answer).toMatchObject(securityOverTls);
});

test('caches existing files as long as nginx does, except files beside the pages and an unknown folder', async ({ request }) => {
  const lifetimes = (answers: Record<string, object>) =>
    Object.fromEntries(Object.entries(answers).map(([path, answer]) => [path, (answer as { 'cache-control': string })['cache-control']]));
  const byNginx = Object.entries(expectedAnswers({})).filter(([, { status }]) => status === 200);
  const given = lifetimes(await actualAnswers(request));
  const expected = {
    ...lifetimes(Object.fromEntries(byNginx)),
    // One block matches every address without a folder, pages and files.
    '/robots.txt': 'no-store',
    '/favicon.ico': 'no-store',
    '/manifest.webmanifest': 'no-store',
    // Only the block of the security headers matches it.
    '/no/such/page': '',
  };
  expect(given).toMatchObject(expected);
});

test('runs a page under the policy of the headers file', async ({ page }) => {
  await page.goto('/cookies');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The app has started.
  await expect(page.locator('#boot-error')).toHaveCount(0);
});

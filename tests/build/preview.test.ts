import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PreviewServer } from 'vite';
import { parseConfig } from '@/settings';
import { hostedPreview } from '../../hosting/preview-plugin';
import { dockFor } from '../../mocks/dock';

type Handler = (asked: { url: string; method: string; headers: object }, outgoing: object) => void;

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-'));
  write('index.html', 'the page of all');
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Writes a file of the build. */
function write(name: string, text: string) {
  mkdirSync(join(folder, name, '..'), { recursive: true });
  writeFileSync(join(folder, name), text);
}

/** The preview server of that build, or of a folder in it. */
function serve({ added, env = {}, inside = '.' }: { added?: typeof dockFor; env?: Record<string, string>; inside?: string } = {}): Handler {
  let handler: Handler = () => expect.unreachable('It serves nothing');
  const config = { root: '/', build: { outDir: join(folder, inside) } };
  const server = { config, middlewares: { use: (one: Handler) => (handler = one) }, httpServer: createServer() };
  const { configurePreviewServer } = hostedPreview(parseConfig(env), added);
  (configurePreviewServer as (server: PreviewServer) => void)(server as unknown as PreviewServer);
  return handler;
}

function ask(handler: Handler, url: string, headers: Record<string, string> = {}) {
  const answer = { status: 0, headers: {} as Record<string, string>, body: '' };
  const writeHead = (status: number, sent: Record<string, string>) => Object.assign(answer, { status, headers: sent });
  handler({ url, method: 'GET', headers }, { writeHead, end: (body: string | Buffer) => (answer.body = String(body)) });
  return answer;
}

it('sends from the preview the hashes of the current pages, also after another build', () => {
  const handler = serve();
  expect(ask(handler, '/login').headers['Content-Security-Policy']).not.toContain('sha256');
  write('login.html', '<script>alert(1)</script>');
  // echo -n 'alert(1)' | openssl dgst -sha256 -binary | openssl base64
  const sources = "script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='; style-src 'self';";
  for (const url of ['/', '/login', '/no/such/page', '/assets/no-such-file.js'])
    expect(ask(handler, url).headers['Content-Security-Policy'], url).toContain(sources);
});

it('reads from the preview nothing outside the folder and no hidden file', () => {
  write('inside/index.html', 'the page of all');
  for (const name of ['outside.txt', 'inside/.git/config', 'inside/.env.local']) write(name, 'a secret');
  const handler = serve({ inside: 'inside' });
  const outside = ['/../outside.txt', '/..%2foutside.txt', '/%2e%2e/outside.txt', '/assets/../../outside.txt', '/./../outside.txt'];
  for (const url of [...outside, '/.git/config', '/.env.local', '/deep/.git/config'])
    expect(ask(handler, url), url).toMatchObject({ status: 404, body: 'Not found' });
});

it('answers password managers from the preview', () => {
  write('.well-known/passkey-endpoints', '{}');
  const handler = serve({ env: { VITE_ACCOUNT_SETTINGS_URL: '/settings?tab=password' } });
  const redirect = { status: 302, headers: { Location: '/settings?tab=password', 'Cache-Control': 'no-store' } };
  expect(ask(handler, '/.well-known/change-password?url=https://evil.example')).toMatchObject(redirect);
  const json = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-cache' };
  expect(ask(handler, '/.well-known/passkey-endpoints')).toMatchObject({ status: 200, headers: json, body: '{}' });
  for (const url of ['//.well-known/change-password', '/.well-known/change-password/', '/.well-known/resource-that-should-not-exist'])
    expect(ask(handler, url), url).toMatchObject({ status: 404, body: 'Not found' });
});

it('adds the dock to the preview only for a browser that requested it, with the same headers', () => {
  write('enter-email.html', '<body>The page</body>');
  write('enter-email.html.br', 'compressed');
  const handler = serve({ added: dockFor });
  const docked = ask(handler, '/enter-email', { cookie: 'one=1; mock_dock=folded', 'accept-encoding': 'br' });
  expect(docked.body).toBe('<body>The page<script type="module" src="/mock/dock.browser.js"></script></body>');
  expect(docked.headers['Content-Length']).toBe(docked.body.length);
  const plain = ask(handler, '/enter-email', { cookie: 'not_mock_dock=open' });
  expect(plain.body).toBe('<body>The page</body>');
  expect(docked.headers['Content-Security-Policy']).toBe(plain.headers['Content-Security-Policy']);
  expect(ask(handler, '/enter-email', { 'accept-encoding': 'br' }).body).toBe('compressed');
});

it('enables reports in the preview only in documents without a query', () => {
  write('assets/index-BPpsPd4S.js', 'a file');
  const handler = serve({ env: { VITE_REPORTS_URL: '/reports' } });
  for (const url of ['/login', '/no-such-file.js'])
    expect(ask(handler, url).headers, url).toMatchObject({ 'Reporting-Endpoints': 'default="/reports"' });
  for (const url of ['/login?state=secret', '/reset/new-password?username=a&code=1', '/login?', '/assets/index-BPpsPd4S.js'])
    expect(ask(handler, url).headers, url).not.toHaveProperty('Reporting-Endpoints');
});

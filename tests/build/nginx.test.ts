import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { connect } from 'node:tls';
import { parseConfig } from '@/settings';
import { securityHeaders } from '../../hosting/headers';
import { nginxFile } from '../../hosting/nginx';
import { findNginx, startNginx } from '../../scripts/nginx.mjs';
import { ask } from './started-server';

const inline = { scripts: [], styles: [] };
const accountSettings = '/settings?tab=password&from=a:b@c+d/e#f';
const id = '6f1c1d0e-5f0c-4a3a-9d3a-0d6f6c1d0e5f';

/** The log line of each request. A status is that of the answer. */
const rows: readonly (readonly [request: string, line: object, headers?: string])[] = [
  ['GET /reset/new-password?username=a&code=secret', { method: 'GET', path: '/reset/new-password', status: '200' }],
  ...['?', '%3F', '%3f', '%253F', '&', '%26', '=', '?%'].map(
    (mark) => [`GET /reset/new-password${mark}code=secret`, { path: '/reset/new-password' }] as const,
  ),
  ['GET /"\\x22', { path: '/"\\x22', status: '200' }],
  [
    'POST /login',
    { method: 'POST', path: '/login', status: '405', upstream_status: '', request_id: expect.stringMatching(/^[0-9a-f]{32}$/) },
  ],
  ['GET /healthz', {}],
  ['POST /healthz', { method: 'POST', path: '/healthz', status: '405' }],
  [
    'POST /api/login/password',
    { method: 'POST', status: '401', upstream_status: '401', upstream_response_time: expect.stringMatching(/^\d\.\d+$/), request_id: id },
    `X-Request-Id: ${id}\r\n`,
  ],
  ['GARBAGE', { method: 'GARBAGE', path: '', status: '400' }],
  ['\u0001"', { method: '', path: '', status: '400' }],
  ...Object.entries({
    '203.0.113.77': '203.0.113.0',
    '::ffff:203.0.113.77': '203.0.113.0',
    '2001:db8:85a3:8d3::7334': '2001:db8:85a3::',
    '2001:db8::7334': '2001:db8::',
    'fe80::7334': 'fe80::',
    '::1': '',
  }).map(([address, client]) => ['GET /login', { client, path: '/login' }, `X-Client: ${address}\r\n`] as const),
];

/** Cookies of 4 kB, the most that a browser keeps of each, in one line as over HTTP/1.1. */
const cookies = (kilobytes: number) => Array.from({ length: kilobytes / 4 }, (_, index) => `c${index}=${'x'.repeat(4000)}`).join('; ');
const login = 'GET /login HTTP/1.1\r\nHost: localhost\r\n';

/** Requests that a browser does not send, and their statuses. */
const refused: Record<string, readonly [request: string, status: number, text?: string]> = {
  'no host': ['GET /login HTTP/1.1\r\n', 400],
  'no request': ['GARBAGE\r\n', 400],
  'an address that cannot be read': ['GET /%zz HTTP/1.1\r\nHost: localhost\r\n', 400, 'We could not open this page. Check the address'],
  'a file outside of the folder': ['GET /../package.json HTTP/1.1\r\nHost: localhost\r\n', 400],
  'a file outside of the folder, encoded': ['GET /assets/..%2f%2e%2e/package.json HTTP/1.1\r\nHost: localhost\r\n', 400],
  'too many cookies': [
    `${login}Cookie: ${cookies(80)}\r\n`,
    431,
    'We could not open this page because your browser sent too much information. Delete',
  ],
  'an address that is too long': [`GET /${'x'.repeat(17_000)} HTTP/1.1\r\nHost: localhost\r\n`, 414],
  TRACE: ['TRACE /login HTTP/1.1\r\nHost: localhost\r\n', 405],
  // By this text the app knows that no API has answered.
  POST: ['POST /login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n', 405, 'Not accepted'],
  'a body that is too long': ['POST /login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999999\r\n', 413],
  'a condition that does not hold': [`${login}If-Unmodified-Since: Mon, 01 Jan 1990 00:00:00 GMT\r\n`, 412],
  'an unknown transfer': ['GET /login HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: x\r\n', 501],
  'an unknown version': ['GET /login HTTP/9.1\r\nHost: localhost\r\n', 505],
};

/** The folder of a small build with these settings. */
function buildWith(env: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  for (const name of ['.well-known', 'assets']) mkdirSync(join(folder, name));
  const files = {
    'index.html': '<!doctype html><title>App</title>',
    'banners.json': '{}',
    'assets/a.js': '',
    '.well-known/security.txt': 'Contact: mailto:a@example.com',
    '.well-known/passkey-endpoints': '{}',
    'nginx.conf': nginxFile(parseConfig(env), inline),
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  return folder;
}

describe.skipIf(!findNginx())('hosting/site.conf in nginx', () => {
  let folder: string;
  let nginx: Awaited<ReturnType<typeof startNginx>>;
  const received: (string | undefined)[] = [];
  const backEnd = createServer(({ headers, method }, outgoing) => {
    received.push(
      [method, headers['x-forwarded-proto'], headers['x-forwarded-for'], headers['x-request-id'], headers.session_id].join(' '),
    );
    outgoing.writeHead(401).end('{}');
  });

  beforeAll(async () => {
    folder = buildWith({ VITE_ACCOUNT_SETTINGS_URL: accountSettings });
    const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
    const asked = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost', '-keyout', key, '-out', cert];
    execFileSync('openssl', asked, { stdio: 'ignore' });
    await once(backEnd.listen(0, '127.0.0.1'), 'listening');
    const upstream = `http://127.0.0.1:${(backEnd.address() as AddressInfo).port}`;
    const locations = `lingering_close off; set_real_ip_from 127.0.0.1; real_ip_header X-Client; location /api/ { proxy_pass ${upstream}; }`;
    const certificate = { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
    nginx = await startNginx({ folder, locations, certificate });
  }, 30_000);
  afterAll(async () => {
    await nginx.stop();
    backEnd.close();
    rmSync(folder, { recursive: true });
  });

  /** All that nginx answers to these lines. */
  async function answerTo(lines: string) {
    const socket = connect({ port: Number(new URL(nginx.origin).port), host: '127.0.0.1', rejectUnauthorized: false });
    socket.write(`${lines}Connection: close\r\n\r\n`);
    return await text(socket);
  }
  const send = (request: string, headers = '') =>
    answerTo(`${request} HTTP/1.1\r\nHost: localhost\r\nsession_id: s\r\nContent-Length: 0\r\n${headers}`);

  it('logs each request to hosting/site.conf with its own method, without query and complete address, and starts without a warning', async () => {
    expect(nginx.tested).not.toMatch(/warn|emerg/);
    for (const [request, , headers] of rows) await send(request, headers);
    const expected = rows.filter(([request]) => request !== 'GET /healthz');
    const lines = () => nginx.log('access.log').trimEnd().split('\n');
    await vi.waitFor(() => expect(lines()).toHaveLength(expected.length));
    const names = ['time', 'client', 'method', 'path', 'status', 'body_bytes_sent', 'request_time', 'request_id', 'upstream_status'];
    for (const [index, [request, line]] of expected.entries()) {
      const parsed = JSON.parse(lines()[index] ?? '') as object;
      expect(parsed, request).toMatchObject(line);
      expect(Object.keys(parsed)).toEqual([...names, 'upstream_response_time']);
    }
    for (const name of ['access.log', 'with-query.log', 'error.log']) expect(nginx.log(name), name).not.toMatch(/secret|username/);
    expect(nginx.log('access.log')).not.toMatch(/113\.77|:7334/);
  });

  it('passes on to a back end the session, the scheme, the address of the client, and the id that the log has', async () => {
    await send('POST /api/login/otp', `X-Client: 203.0.113.77\r\nX-Request-Id: ${id}\r\n`);
    expect(received.at(-1)).toBe(`POST https 203.0.113.77 ${id} s`);
    await send('POST /api/login/otp', 'X-Client: 203.0.113.77\r\nX-Request-Id: "forged"\r\n');
    expect(received.at(-1)).toMatch(/^POST https 203\.0\.113\.77 [0-9a-f]{32} s$/);
  });

  it.each([
    ['/healthz', 'text/plain; charset=utf-8', 'no-store', 'ok'],
    ['/banners.json', 'application/json; charset=utf-8', 'public, max-age=60', '{}'],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8', 'no-cache', 'Contact: mailto:a@example.com'],
    ['/.well-known/passkey-endpoints', 'application/json; charset=utf-8', 'no-cache', '{}'],
  ])('answers %s as %s with its own time in caches', async (path, type, cacheControl, body) => {
    const answer = await send(`GET ${path}`);
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    for (const header of [`Content-Type: ${type}`, `Cache-Control: ${cacheControl}`, 'X-Content-Type-Options: nosniff'])
      expect(answer.split(`\r\n${header}\r\n`), header).toHaveLength(2);
    expect(answer.split('\r\n\r\n')[1]).toBe(body);
  });

  it.each<[request: string, status: number, location?: string]>([
    ['GET /.well-known/change-password', 302, accountSettings],
    ['HEAD /.well-known/change-password?url=https://evil.example', 302, accountSettings],
    ['POST /.well-known/change-password', 405],
    ['GET //.well-known/change-password', 404],
    ['GET /.well-known/change%2dpassword', 404],
    ['GET /.well-known/change-password/', 404],
    ['GET /.well-known/Change-Password', 404],
    ['GET /.WELL-KNOWN/change-password', 404],
    ['GET /.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200', 404],
    ['GET /.well-known/', 404],
  ])('answers the password manager that sends %s with %i and each header of a document once', async (request, status, location) => {
    const answer = await send(request);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(/^Location: (.*)\r$/m.exec(answer)?.[1]).toBe(location);
    const security = securityHeaders(parseConfig({}), { tls: true, inline, as: 'document' });
    for (const [name, value] of [...security, ['Cache-Control', 'no-store']] as const)
      expect(answer.match(new RegExp(`^${name}: .*$`, 'gim')), name).toEqual([`${name}: ${value}`]);
  });

  it.each(Object.entries(refused))('refuses %s with each header of a document once', async (_what, [lines, status, body = '']) => {
    const answer = await answerTo(lines);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    const security = securityHeaders(parseConfig({}), { tls: true, inline, as: 'document' });
    for (const [name, value] of [...security, ['Cache-Control', 'no-store'], ['Content-Type', 'text/plain; charset=utf-8']] as const)
      expect(answer.match(new RegExp(`^${name}: .*$`, 'gim')), name).toEqual([`${name}: ${value}`]);
    expect(answer.split('\r\n\r\n')[1]?.slice(0, body.length)).toBe(body);
  });

  it('accepts 12 kB of cookies over HTTP/1.1, for documents and for the APIs', async () => {
    for (const [request, status] of Object.entries({ 'GET /enter-email': 200, 'POST /api/login/password': 401 }))
      expect(await send(request, `Cookie: ${cookies(12)}\r\n`)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  });

  it('leaves the query of a reset link out of the error log, and keeps other queries', async () => {
    const links = ['/reset/new-password', '/Reset//New-Password', '/reset', '/reset%20', '/%20reset/x', '/reset%3F', '/no-such-page'];
    rmSync(join(folder, 'index.html'));
    symlinkSync('index.html', join(folder, 'index.html'));
    for (const path of links) await send(`GET ${path}?code=secret&at=${encodeURIComponent(path)}`);
    const lines = nginx.log('error.log').split('\n');
    expect(lines.filter((line) => line.includes('secret')).map((line) => /at=([^ "]*)/.exec(line)?.[1])).toEqual(['%2Fno-such-page']);
  });
});

it.skipIf(!findNginx())('asks browsers for reports only in documents, and names the endpoint only without a query', async () => {
  const folder = buildWith({ VITE_REPORTS_URL: '/reports', VITE_REPORTS_NETWORK: 'true' });
  const nginx = await startNginx({ folder });
  onTestFinished(async () => {
    await nginx.stop();
    rmSync(folder, { recursive: true });
  });
  const headers = [
    'Report-To: {"group":"network","max_age":86400,"endpoints":[{"url":"/reports"}]}',
    'NEL: {"report_to":"network","max_age":86400}',
    '; report-to default',
    'Cross-Origin-Opener-Policy: same-origin; report-to="default"',
  ];
  const expected: Record<string, [endpoint: string | undefined, asked: boolean]> = {
    'GET /': ['default="/reports"', true],
    'GET /privacy': ['default="/reports"', true],
    'GET /assets/made-up.js': ['default="/reports"', true],
    'GET /?client_id=x': [undefined, true],
    'GET /reset/new-password?code=y': [undefined, true],
    'GET /assets/made-up.js?x': [undefined, true],
    // nginx may not know the address of a request that it refuses.
    'POST /privacy': [undefined, true],
    'GET /banners.json': [undefined, false],
    'GET /assets/a.js': [undefined, false],
  };
  for (const [request, row] of Object.entries(expected)) {
    const [method, path = ''] = request.split(' ');
    const { text: answer } = await ask(Number(new URL(nginx.origin).port), path, { method });
    const endpoint = /^Reporting-Endpoints: (.*)\r$/m.exec(answer)?.[1];
    expect([endpoint, ...new Set(headers.map((header) => answer.includes(header)))], request).toEqual(row);
  }
});

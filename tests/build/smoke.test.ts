import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { server as mock } from '../../mocks/server';
import { smoke } from '../../scripts/smoke.mjs';

const hashOf = (algorithm: string, text: string) => `${algorithm}-${createHash(algorithm).update(text).digest('base64')}`;

const script = 'start()';
const html = `<html data-build="0123abcd"><script>early()</script><script type="module" src="/assets/a.js" integrity="${hashOf('sha384', script)}"></script></html>`;
const login = html.replace('a.js', 'b.js');

const unknown = '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200';

/** By address, or by address and encoding. */
type Answers = Record<string, { status?: number; body?: string; headers?: Record<string, string> }>;

const documentHeaders = { 'content-security-policy': `script-src 'self' '${hashOf('sha256', 'early()')}'`, 'cache-control': 'no-store' };
const loginWith = (name: string, value: string): Answers => ({ '/login': { body: login, headers: { ...documentHeaders, [name]: value } } });
const good: Answers = {
  '/enter-email': { body: html, headers: documentHeaders },
  '/login': { body: login, headers: documentHeaders },
  '/made-up': { body: html.replace('early()', 'other()') },
  '/assets/a.js': { body: script },
  '/assets/b.js': { body: script },
  '/.well-known/change-password': { status: 302, headers: { location: 'https://settings.login.nhs.uk' } },
  '/version.json': { body: '{"build":"0123abcd","release":"4567cdef"}', headers: { 'cache-control': 'no-store' } },
};

// The requests go to a real server.
beforeAll(() => mock.close());
afterAll(() => mock.listen({ onUnhandledRequest: 'error' }));

async function wrongAbout(answers: Answers) {
  const server = createServer(({ url = '', headers: { 'accept-encoding': encoding } }, outgoing) => {
    const { status = 200, body = '', headers } = answers[`${url} ${String(encoding)}`] ?? answers[url] ?? { status: 404 };
    outgoing.writeHead(status, headers).end(body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const wrong: Record<string, string> = {};
  for await (const { ok, check, advice } of smoke(`http://127.0.0.1:${String((server.address() as AddressInfo).port)}`))
    if (!ok) wrong[check] = advice;
  return wrong;
}

const noBrotli = 'no brotli. Install brotli_static, and let no proxy remove Accept-Encoding.';
const brotli = { 'GET /enter-email: brotli': noBrotli, 'GET /login: brotli': noBrotli };

it('finds nothing but the compression wrong by the smoke test on a host that serves one complete release', async () =>
  expect(await wrongAbout(good)).toEqual(brotli));

it.each<[string, Answers, string, string]>([
  ['another policy', loginWith('content-security-policy', "script-src 'self'"), 'GET /login: policy of this document', 'another release'],
  ['documents that may be stored', loginWith('cache-control', 'public'), 'GET /login: not stored', 'no-store'],
  ['a document with a changed file', { '/login identity': { body: html } }, 'GET /login: file', 'Make the release again'],
  ['a document with a changed compressed copy', { '/login gzip': { body: html } }, 'GET /login: file', 'Make the release again'],
  ['a missing document, with that of other addresses', { '/made-up': { body: login } }, 'GET /login: file', 'Make the release again'],
  ['no document for other addresses', { '/made-up': { status: 404 } }, 'GET /made-up: file', '404'],
  ['a document with a status of failure', { '/login': { ...good['/login'], status: 500 } }, 'GET /login: file', '500'],
  ['a changed script', { '/assets/a.js br': { body: 'other()' } }, 'GET /enter-email: script /assets/a.js', 'Make the release again'],
  ['a changed script file', { '/assets/b.js identity': { body: 'other()' } }, 'GET /login: script /assets/b.js', 'Make the release again'],
  ['a document in place of a missing file', { '/assets/made-up.js': { body: html } }, 'GET /assets/made-up.js', '200'],
  ['a document for password managers', { '/.well-known/change-password': { body: html } }, 'GET /.well-known/change-password', '200'],
  ['a document in place of an unknown well-known address', { [unknown]: { body: html } }, `GET ${unknown}`, '200'],
  [
    'a document of another build',
    { '/login': { body: login.replace('0123abcd', 'ffffffff'), headers: documentHeaders } },
    'GET /login: build 0123abcd, release 4567cdef',
    'Reload every server',
  ],
])('names in the smoke test %s', async (_what, differing, check, advice) => {
  const { [check]: advised, ...others } = await wrongAbout({ ...good, ...differing });
  expect(advised).toContain(advice);
  expect(others).toEqual(brotli);
});

it('names in the smoke test a host that does not answer', async () => {
  const wrong: Record<string, string> = {};
  for await (const { check, advice } of smoke('http://127.0.0.1:2')) wrong[check] = advice;
  expect(Object.entries(wrong)).toEqual([['GET /enter-email', 'no answer (ECONNREFUSED). Start the server, or correct the address.']]);
});

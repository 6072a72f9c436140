import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { server as mock } from '../../mocks/server';
import { smoke } from '../../scripts/smoke.mjs';

const hashOf = (algorithm: string, text: string) => `${algorithm}-${createHash(algorithm).update(text).digest('base64')}`;

const script = 'start()';
const html = `<html data-build="0123abcd"><script>early()</script><script type="module" src="/assets/a.js" integrity="${hashOf('sha384', script)}"></script></html>`;

type Answers = Record<string, { status?: number; body?: string; headers?: Record<string, string> }>;

const documentHeaders = {
  'content-security-policy': `script-src 'self' '${hashOf('sha256', 'early()')}'`,
  'cache-control': 'no-store',
};
const versionOf = (body: string): Answers => ({ '/version.json': { body, headers: { 'cache-control': 'no-store' } } });
const loginWith = (name: string, value: string): Answers => ({ '/login': { body: html, headers: { ...documentHeaders, [name]: value } } });
const good: Answers = {
  '/enter-email': { body: html, headers: documentHeaders },
  '/login': { body: html, headers: documentHeaders },
  '/assets/a.js': { body: script },
  ...versionOf('{"build":"0123abcd","release":"4567cdef"}'),
};

// The requests go to a real server.
beforeAll(() => mock.close());
afterAll(() => mock.listen({ onUnhandledRequest: 'error' }));

async function wrongAbout(answers: Answers) {
  const server = createServer(({ url = '' }, outgoing) => {
    const { status = 200, body = '', headers } = answers[url] ?? { status: 404 };
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

const brotli = { 'GET /login: brotli': 'no brotli. Install brotli_static, and let no proxy remove Accept-Encoding.' };

it('finds nothing but the compression wrong by the smoke test on a host that serves one complete release', async () => {
  expect(await wrongAbout(good)).toEqual(brotli);
});

it.each<[string, Answers, string, string]>([
  [
    'a policy of another release',
    loginWith('content-security-policy', "script-src 'self'"),
    'GET /login: policy of this document',
    'another release',
  ],
  ['documents that may be stored', loginWith('cache-control', 'public'), 'GET /login: not stored', 'no-store'],
  ['a changed script', { '/assets/a.js': { body: 'other()' } }, 'GET /assets/a.js', 'Make the release again'],
  ['a document in place of a missing file', { '/assets/made-up.js': { body: html } }, 'GET /assets/made-up.js', '200'],
  [
    'a server with another build',
    versionOf('{"build":"ffffffff","release":"4567cdef"}'),
    'GET /version.json: build ffffffff, release 4567cdef',
    'Reload every server',
  ],
])('names in the smoke test %s', async (_what, differing, check, advice) => {
  const { [check]: advised, ...others } = await wrongAbout({ ...good, ...differing });
  expect(advised).toContain(advice);
  expect(others).toEqual(brotli);
});

it('names in the smoke test a host that does not answer', async () => {
  const wrong: Record<string, string> = {};
  for await (const { check, advice } of smoke('http://127.0.0.1:1')) wrong[check] = advice;
  expect(Object.entries(wrong)).toEqual([['GET /enter-email', expect.stringContaining('no answer')]]);
});

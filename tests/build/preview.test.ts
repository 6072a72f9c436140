import { createServer } from 'node:http';
import { parseConfig } from '@/settings';
import { securityHeaders } from '../../hosting/headers';
import { dockFor } from '../../mocks/dock';
import { type Answer, ask, makeBuildForEachTest, serve, write } from './preview-server';

makeBuildForEachTest();

/** The headers of an answer that are not for security. */
const ofEveryHost = ['Content-Type', 'Content-Length', 'Cache-Control', 'Vary', 'Allow'];

it('answers an address in the preview by its own page, or by the common one', () => {
  for (const name of ['enter-email', 'login', 'register/enter-email']) write(`${name}.html`, `the page of /${name}`);
  const handler = serve();
  const bodies = {
    '/enter-email?client_id=x': 'the page of /enter-email',
    '/login': 'the page of /login',
    '/register/enter-email': 'the page of /register/enter-email',
    '/': 'the page of /enter-email',
    '/index.html': 'the page of all',
    '/enter-email/': 'the page of all',
    '/deep/login': 'the page of all',
  };
  for (const [url, body] of Object.entries(bodies)) {
    const headers = { 'Cache-Control': 'no-store', 'Content-Type': 'text/html; charset=utf-8' };
    expect(ask(handler, url), url).toMatchObject({ status: 200, body, headers });
  }
  for (const url of ['/enter-email.html', '/register/enter-email.html'])
    expect(ask(handler, url), url).toMatchObject({ status: 404, body: 'Not found', headers: { 'Cache-Control': 'no-store' } });
});

it('sends from the preview the hashes of the current pages, also after another build', () => {
  const handler = serve();
  expect(ask(handler, '/login').headers['Content-Security-Policy']).not.toContain('sha256');
  write('login.html', '<script>alert(1)</script>');
  // echo -n 'alert(1)' | openssl dgst -sha256 -binary | openssl base64
  const sources = "script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='; style-src 'self';";
  for (const url of ['/', '/login', '/no/such/page', '/assets/no-such-file.js'])
    expect(ask(handler, url).headers['Content-Security-Policy'], url).toContain(sources);
});

it('sends from the preview files with the headers of files, and pages with those of documents', () => {
  const files = ['/assets/index-BPpsPd4S.js', '/assets/images/nhsuk-icon-cross.svg', '/banners.json', '/robots.txt'];
  for (const name of files) write(name, 'a file');
  const handler = serve();
  const pages = ['/', '/enter-email', '/index.html', '/no/such/page', '/login.html', '/assets/', '/assets/no-such-file.js'];
  const given = (answer: Answer) => Object.entries(answer.headers).filter(([name]) => !ofEveryHost.includes(name));
  const expected = (as: 'document' | 'file') => securityHeaders(parseConfig({}), { tls: false, inline: { scripts: [], styles: [] }, as });
  for (const url of pages) expect(given(ask(handler, url)), url).toEqual(expected('document'));
  for (const url of files) expect(given(ask(handler, url)), url).toEqual(expected('file'));
  expect(given(ask(handler, '/banners.json', 'POST'))).toEqual(expected('document'));
});

it('reads from the preview nothing outside the folder and no hidden file', () => {
  write('inside/index.html', 'the page of all');
  for (const name of ['outside.txt', 'inside/.git/config', 'inside/.env.local']) write(name, 'a secret');
  const handler = serve(createServer(), undefined, parseConfig({}), 'inside');
  const outside = ['/../outside.txt', '/..%2foutside.txt', '/%2e%2e/outside.txt', '/assets/../../outside.txt', '/./../outside.txt'];
  for (const url of [...outside, '/.git/config', '/.env.local', '/deep/.git/config'])
    expect(ask(handler, url), url).toMatchObject({ status: 404, body: 'Not found' });
});

it('adds the dock to the preview only for a browser that requested it, with the same headers', () => {
  write('enter-email.html', '<body>The page</body>');
  write('enter-email.html.br', 'compressed');
  const handler = serve(createServer(), dockFor);
  const docked = ask(handler, '/enter-email', 'GET', { cookie: 'one=1; mock_dock=folded', 'accept-encoding': 'br' });
  expect(docked.body).toBe('<body>The page<script type="module" src="/mock/dock.browser.js"></script></body>');
  expect(docked.headers['Content-Length']).toBe(docked.body.length);
  const plain = ask(handler, '/enter-email', 'GET', { cookie: 'not_mock_dock=open' });
  expect(plain.body).toBe('<body>The page</body>');
  expect(docked.headers['Content-Security-Policy']).toBe(plain.headers['Content-Security-Policy']);
  expect(ask(handler, '/enter-email', 'GET', { 'accept-encoding': 'br' }).body).toBe('compressed');
});

it('enables reports in the preview only in documents without a query', () => {
  write('assets/index-BPpsPd4S.js', 'a file');
  const handler = serve(createServer(), undefined, parseConfig({ VITE_REPORTS_URL: '/reports' }));
  for (const url of ['/login', '/no-such-file.js'])
    expect(ask(handler, url).headers, url).toMatchObject({ 'Reporting-Endpoints': 'default="/reports"' });
  for (const url of ['/login?state=secret', '/reset/new-password?username=a&code=1', '/login?', '/assets/index-BPpsPd4S.js'])
    expect(ask(handler, url).headers, url).not.toHaveProperty('Reporting-Endpoints');
});

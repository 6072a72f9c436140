import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { basename, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { startNginx } from '../../scripts/nginx.mjs';
import { folder } from '../support/built-pages';
import { securityOverTls, testsOfHost } from '../support/hosting-checks';
import { hasNginx, noNginx, test } from '../support/nginx';
import { expect } from '../support/test';

const login = 'GET /login HTTP/1.1\r\nHost: localhost\r\n';

/** Requests that a browser does not send, and their statuses. */
const refused: Record<string, readonly [request: string, status: number]> = {
  'no host': ['GET /login HTTP/1.1\r\n', 400],
  'no request': ['GARBAGE\r\n', 400],
  'an address that cannot be read': ['GET /%zz HTTP/1.1\r\nHost: localhost\r\n', 400],
  'a file outside of the folder': ['GET /../package.json HTTP/1.1\r\nHost: localhost\r\n', 400],
  'a file outside of the folder, encoded': ['GET /assets/..%2f%2e%2e/package.json HTTP/1.1\r\nHost: localhost\r\n', 400],
  'headers that are too long': [`GET /reset/new-password HTTP/1.1\r\nHost: localhost\r\nX: ${'x'.repeat(17_000)}\r\n`, 431],
  'an address that is too long': [`GET /${'x'.repeat(17_000)} HTTP/1.1\r\nHost: localhost\r\n`, 414],
  TRACE: ['TRACE /login HTTP/1.1\r\nHost: localhost\r\n', 405],
  POST: ['POST /login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n', 405],
  'a body that is too long': ['POST /login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999999\r\n', 413],
  'a condition that does not hold': [`${login}If-Unmodified-Since: Mon, 01 Jan 1990 00:00:00 GMT\r\n`, 412],
  'an unknown transfer': ['GET /login HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: x\r\n', 501],
  'an unknown version': ['GET /login HTTP/9.1\r\nHost: localhost\r\n', 505],
};

/** All that a server answers to a text. */
function answerTo(origin: string, request: string) {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  socket.write(`${request}Connection: close\r\n\r\n`);
  return text(socket);
}

/** The status of an answer, and its headers that a document has. A repeated header has both values. */
function readAnswer(answer: string) {
  const [start = '', ...lines] = (answer.split('\r\n\r\n')[0] ?? '').split('\r\n');
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const [, name = '', value = ''] = /^([^:]+): (.*)$/.exec(line) ?? [];
    const key = name.toLowerCase();
    if (['cache-control', 'content-type'].includes(key) || key in securityOverTls)
      headers[key] = key in headers ? `${headers[key]} AND ${value}` : value;
  }
  return { status: Number(start.split(' ')[1]), ...headers };
}

test.describe('nginx', () => {
  // eslint-disable-next-line playwright/no-skipped-test -- Only root can install nginx. The run prints a warning.
  test.skip(!hasNginx, noNginx);

  testsOfHost(test, 'nginx', securityOverTls);

  test('logs a user in through nginx', async ({ visitor, page, nginx }) => {
    await visitor.signsInUpTo('/nhs-login-consent');
    expect(new URL(page.url()).origin).toBe(nginx.origin);
    await visitor.agreesAndIsHandedOver();
    expect(new URL(page.url()).origin).toBe(nginx.origin);
  });

  test('writes no query of a reset link to the logs of nginx', async ({ request, nginx }) => {
    for (const mark of ['?', '%3F', '%3f', '%253F', '&', '%26'])
      await request.get(`/reset/new-password${mark}username=somebody&code=secret`);
    await request.get('/no-such-file.js?username=somebody&code=secret');
    await expect.poll(() => nginx.log('access.log')).toMatch(/(GET \/reset\/new-password 200[^]*){6}GET \/no-such-file\.js 404/);

    for (const name of ['access.log', 'with-query.log', 'error.log']) expect(nginx.log(name), name).not.toMatch(/secret|somebody/);
  });

  test('lets browsers cache the banners for a minute when nginx has no mock backend', async ({ request }) => {
    const nginx = await startNginx({ folder });
    const response = await request.get(`${nginx.origin}/banners.json`);
    await nginx.stop();
    expect(response.status()).toBe(200);
    expect(response.headers()['cache-control']).toBe('public, max-age=60');
  });

  test('serves security.txt as text through nginx', async ({ request }, info) => {
    const contact = info.outputPath('contact');
    cpSync(folder, contact, { recursive: true });
    mkdirSync(join(contact, '.well-known'));
    writeFileSync(join(contact, '.well-known', 'security.txt'), 'Contact: mailto:security@example.com\n');
    const nginx = await startNginx({ folder: contact });
    const response = await request.get(`${nginx.origin}/.well-known/security.txt`);
    await nginx.stop();
    expect(response.status()).toBe(200);
    expect(response.headers()).toMatchObject({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' });
    expect(await response.text()).toBe('Contact: mailto:security@example.com\n');
  });

  test('sends each document header once when nginx itself refuses a request', async ({ nginx }) => {
    const headers = { 'cache-control': 'no-store', 'content-type': 'text/plain; charset=utf-8', ...securityOverTls };
    for (const [name, [request, status]] of Object.entries(refused))
      expect.soft(readAnswer(await answerTo(nginx.origin, request)), name).toEqual({ status, ...headers });
  });

  /** Cookies of 4 kB, the most that a browser stores of each, in one line as over HTTP/1.1. */
  const cookies = (kilobytes: number) => Array.from({ length: kilobytes / 4 }, (_, index) => `c${index}=${'x'.repeat(4000)}`).join('; ');

  test('accepts 12 kB of cookies over HTTP/1.1 by nginx, for documents and for the APIs', async () => {
    const nginx = await startNginx({ folder, locations: 'location /api/ { return 401; }' });
    const statusOf = async (request: string) =>
      readAnswer(await answerTo(nginx.origin, `${request} HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookies(12)}\r\n`)).status;
    expect([await statusOf('GET /enter-email'), await statusOf('POST /api/login/password')]).toEqual([200, 401]);
    await nginx.stop();
  });

  test('tells a user of nginx with 80 kB of cookies to delete them, and one with an unreadable address to start again', async ({
    nginx,
  }) => {
    const tooMuch = await answerTo(nginx.origin, `${login}Cookie: ${cookies(80)}\r\n`);
    expect(tooMuch).toMatch(/^HTTP\/1\.1 431 /);
    expect(tooMuch).toMatch(
      /\r\n\r\nWe could not open this page because your browser sent too much information\. Delete the cookies of this site, /,
    );
    const unreadable = await answerTo(nginx.origin, 'GET /%zz HTTP/1.1\r\nHost: localhost\r\n');
    expect(unreadable).toMatch(/^HTTP\/1\.1 400 /);
    expect(unreadable).toMatch(/\r\n\r\nWe could not open this page\. Check the address, or go back to the service you came from /);
    // The app recognises by this text that no API has answered.
    expect(await answerTo(nginx.origin, 'POST /login HTTP/1.1\r\nHost: localhost\r\n')).toMatch(
      /^HTTP\/1\.1 405 [^]*\r\n\r\nNot accepted$/,
    );
  });

  test('leaves the query of a reset link out of the error log of nginx, and keeps other queries', async ({ request }, info) => {
    const broken = info.outputPath('broken');
    cpSync(folder, broken, { recursive: true });
    for (const name of ['index.html', 'reset/new-password.html']) {
      rmSync(join(broken, name));
      symlinkSync(basename(name), join(broken, name));
    }
    const nginx = await startNginx({ folder: broken });
    const links = ['/reset/new-password', '/reset/link-expired', '/Reset//New-Password', '/reset', '/reset%20', '/%20reset/x', '/reset%3F'];
    for (const path of [...links, '/no-such-page']) {
      await request.get(`${nginx.origin}${path}?username=somebody&code=secret&at=${encodeURIComponent(path)}`);
    }
    const lines = nginx.log('error.log').split('\n');
    await nginx.stop();
    expect(lines.filter((line) => line.includes('secret')).map((line) => /at=([^ "]*)/.exec(line)?.[1])).toEqual(['%2Fno-such-page']);
  });
});

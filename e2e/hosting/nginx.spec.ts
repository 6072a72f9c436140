import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { startNginx } from '../../scripts/nginx.mjs';
import { folder } from '../support/built-pages';
import {
  actualAnswers,
  actualEncodings,
  actualPages,
  actualWriteStatuses,
  builtFiles,
  expectedAnswers,
  expectedEncodings,
  expectedPages,
} from '../support/hosting-checks';
import { hasNginx, noNginx, test } from '../support/nginx';
import { actualRefusals, expectedRefusals } from '../support/refusals';
import { securityOverTls } from '../support/security-headers';
import { expect } from '../support/test';

test.describe('nginx', { tag: '@long' }, () => {
  // eslint-disable-next-line playwright/no-skipped-test -- Only root can install nginx. The run prints a warning.
  test.skip(!hasNginx, noNginx);

  test('answers every address through nginx with the expected status and headers', async ({ request }) => {
    expect(await actualAnswers(request)).toEqual(expectedAnswers(securityOverTls));
  });

  test('serves each address its own document through nginx, and unknown ones the fallback', async ({ request }) => {
    expect(await actualPages(request)).toEqual(expectedPages);
  });

  test('serves compressed copies of the same text through nginx', async ({ request }) => {
    expect(await actualEncodings(request)).toEqual(Array(5).fill({ encodings: expectedEncodings, texts: 1, varies: true }));
  });

  test('accepts only reading methods for files through nginx', async ({ request }) => {
    expect(await actualWriteStatuses(request)).toEqual(Array(8).fill(405));
  });

  test('logs a user in through nginx', async ({ visitor, page, nginx }) => {
    await visitor.signsInUpTo('/nhs-login-consent');
    expect(new URL(page.url()).origin).toBe(nginx.origin);
    await visitor.agreesAndIsHandedOver();
    expect(new URL(page.url()).origin).toBe(nginx.origin);
  });

  test('writes no query of a reset link to the logs of nginx', async ({ request, nginx }) => {
    await request.get('/reset/new-password?username=somebody&code=secret');
    await request.get('/no-such-file.js?username=somebody&code=secret');
    await expect.poll(() => nginx.log('access.log')).toMatch(/GET \/reset\/new-password 200[^]*GET \/no-such-file\.js 404/);

    for (const name of ['access.log', 'with-query.log', 'error.log']) expect(nginx.log(name), name).not.toMatch(/secret|somebody/);
  });

  test('lets browsers cache the banners for a minute when nginx has no mock backend', async ({ request }) => {
    const nginx = await startNginx({ folder });
    const response = await request.get(`${nginx.origin}/banners.json`);
    await nginx.stop();
    expect(response.status()).toBe(200);
    expect(response.headers()['cache-control']).toBe('public, max-age=60');
  });

  test('answers 502 to calls without a location for the APIs, and proxies them with one', async ({ request }) => {
    const nginx = await startNginx({ folder });
    const proxied = await startNginx({ folder, locations: 'location /api/ { return 401; }' });
    const statusOf = async ({ origin }: { origin: string }) => (await request.post(`${origin}/api/login/password`, { data: {} })).status();
    expect([await statusOf(nginx), await statusOf(proxied)]).toEqual([502, 401]);
    await nginx.stop();
    await proxied.stop();
  });

  test('serves index.html at every address of a folder without other pages', async ({ request }, info) => {
    const plain = info.outputPath('plain');
    cpSync(folder, plain, { recursive: true, filter: (path) => !path.includes('.html') || /\/index\.html/.test(path) });
    const nginx = await startNginx({ folder: plain });
    const index = readFileSync(join(folder, 'index.html'), 'utf8');
    const texts: string[] = [];
    for (const path of ['/enter-email', '/login', '/']) texts.push(await (await request.get(nginx.origin + path)).text());
    await nginx.stop();
    expect(texts).toEqual(Array(3).fill(index));
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
    expect(await actualRefusals(nginx.origin)).toEqual(expectedRefusals);
  });

  test('serves the complete file for a range that cannot be satisfied', async ({ request }) => {
    const { script } = builtFiles;
    const response = await request.get(script, { headers: { range: 'bytes=99999999-', 'accept-encoding': 'identity' } });
    expect(response.status()).toBe(200);
    expect(response.headersArray().filter(({ name }) => /^content-security-policy$/i.test(name))).toHaveLength(1);
  });

  test('leaves the query of a reset link out of the error log of nginx, and keeps other queries', async ({ request }, info) => {
    const broken = info.outputPath('broken');
    cpSync(folder, broken, { recursive: true });
    for (const name of ['index.html', 'reset/new-password.html', 'reset/link-expired.html']) {
      rmSync(join(broken, name));
      symlinkSync(basename(name), join(broken, name));
    }
    const nginx = await startNginx({ folder: broken });
    for (const path of ['/reset/new-password', '/reset/link-expired', '/Reset//New-Password', '/no-such-page']) {
      await request.get(`${nginx.origin}${path}?username=somebody&code=secret&at=${encodeURIComponent(path)}`);
    }
    const lines = nginx.log('error.log').split('\n');
    await nginx.stop();
    expect(lines.filter((line) => line.includes('secret')).map((line) => /at=([^ "]*)/.exec(line)?.[1])).toEqual(['%2Fno-such-page']);
  });
});

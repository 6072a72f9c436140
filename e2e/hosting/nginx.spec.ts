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
  // eslint-disable-next-line playwright/no-skipped-test -- Only as root can it be installed; the run says so aloud.
  test.skip(!hasNginx, noNginx);

  test('every address is answered as it should be', async ({ request }) => {
    expect(await actualAnswers(request)).toEqual(expectedAnswers(securityOverTls));
  });

  test('every address is answered by its own document, any other by the one for all', async ({ request }) => {
    expect(await actualPages(request)).toEqual(expectedPages);
  });

  test('compressed copies of the same text are sent', async ({ request }) => {
    expect(await actualEncodings(request)).toEqual(Array(5).fill({ encodings: expectedEncodings, texts: 1, varies: true }));
  });

  test('files are only read', async ({ request }) => {
    expect(await actualWriteStatuses(request)).toEqual(Array(8).fill(405));
  });

  test('a person logs in through nginx', async ({ visitor, page, nginx }) => {
    await visitor.comesTo('/nhs-login-consent');
    expect(new URL(page.url()).origin).toBe(nginx.origin);
    await visitor.agreesAndIsHandedOver();
    expect(new URL(page.url()).origin).toBe(nginx.origin);
  });

  test('no log has the query of a reset link', async ({ request, nginx }) => {
    await request.get('/reset/new-password?username=somebody&code=secret');
    await request.get('/no-such-file.js?username=somebody&code=secret');
    await expect.poll(() => nginx.log('access.log')).toMatch(/GET \/reset\/new-password 200[^]*GET \/no-such-file\.js 404/);

    for (const name of ['access.log', 'with-query.log', 'error.log']) expect(nginx.log(name), name).not.toMatch(/secret|somebody/);
  });

  test('without the mock backend the banners may be kept for a minute', async ({ request }) => {
    const nginx = await startNginx({ folder });
    const response = await request.get(`${nginx.origin}/banners.json`);
    await nginx.stop();
    expect(response.status()).toBe(200);
    expect(response.headers()['cache-control']).toBe('public, max-age=60');
  });

  test('calls get 502 without a location for the APIs, and reach them with one', async ({ request }) => {
    const nginx = await startNginx({ folder });
    const proxied = await startNginx({ folder, locations: 'location /api/ { return 401; }' });
    const statusOf = async ({ origin }: { origin: string }) => (await request.post(`${origin}/api/login/password`, { data: {} })).status();
    expect([await statusOf(nginx), await statusOf(proxied)]).toEqual([502, 401]);
    await nginx.stop();
    await proxied.stop();
  });

  test('a folder that has but the one page is served by it everywhere', async ({ request }, info) => {
    const plain = info.outputPath('plain');
    cpSync(folder, plain, { recursive: true, filter: (path) => !path.includes('.html') || /\/index\.html/.test(path) });
    const nginx = await startNginx({ folder: plain });
    const index = readFileSync(join(folder, 'index.html'), 'utf8');
    const texts: string[] = [];
    for (const path of ['/enter-email', '/login', '/']) texts.push(await (await request.get(nginx.origin + path)).text());
    await nginx.stop();
    expect(texts).toEqual(Array(3).fill(index));
  });

  test('security.txt is served as text', async ({ request }, info) => {
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

  test('what nginx refuses by itself has the headers of documents, each once', async ({ nginx }) => {
    expect(await actualRefusals(nginx.origin)).toEqual(expectedRefusals);
  });

  test('part of a file that has no such part: the whole of it', async ({ request }) => {
    const { script } = builtFiles;
    const response = await request.get(script, { headers: { range: 'bytes=99999999-', 'accept-encoding': 'identity' } });
    expect(response.status()).toBe(200);
    expect(response.headersArray().filter(({ name }) => /^content-security-policy$/i.test(name))).toHaveLength(1);
  });

  test('an error that nginx logs by itself does not have the query of a reset link, and has that of others', async ({ request }, info) => {
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

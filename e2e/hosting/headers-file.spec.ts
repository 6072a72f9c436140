import { folder } from '../support/built-pages';
import { startHeadersHost } from '../support/headers-host';
import { actualAnswers, builtFiles, expectedAnswers } from '../support/hosting-checks';
import { securityOverTls } from '../support/security-headers';
import { expect, test as base } from '../support/test';

const test = base.extend<object, { host: Awaited<ReturnType<typeof startHeadersHost>> }>({
  host: [
    async ({}, use) => {
      const host = await startHeadersHost(folder);
      await use(host);
      await host.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ host }, use) => use(host.origin),
});

test.describe('headers file', { tag: '@long' }, () => {
  test('parses every line of the headers file as a static host does', ({ host }) => {
    expect(host.errors).toEqual([]);
    expect(host.blocks).toBeGreaterThan(10);
  });

  test('sends each security header of nginx once for every kind of address', async ({ request }) => {
    const given = Object.values(await actualAnswers(request));
    expect(given.length).toBeGreaterThan(20);
    for (const answer of given) expect(answer).toMatchObject(securityOverTls);
  });

  test('does not cache pages, and caches hashed files', async ({ request }) => {
    const immutable = 'public, max-age=31536000, immutable';
    const lifetimes = {
      '/enter-email': 'no-store',
      '/register/enter-email': 'no-store',
      '/banners.json': 'no-store',
      [builtFiles.script]: immutable,
    };
    for (const [path, lifetime] of Object.entries(lifetimes)) {
      const response = await request.get(path);
      expect(response.status(), path).toBe(200);
      expect(response.headers()['cache-control'], path).toBe(lifetime);
    }
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
});

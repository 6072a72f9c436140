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
  test('a host reads every line of the file', ({ host }) => {
    expect(host.errors).toEqual([]);
    expect(host.blocks).toBeGreaterThan(10);
  });

  test('every kind of address has the security headers that nginx gives a document, each once', async ({ request }) => {
    const given = Object.values(await actualAnswers(request));
    expect(given.length).toBeGreaterThan(20);
    for (const answer of given) expect(answer).toMatchObject(securityOverTls);
  });

  test('pages are not stored, hashed files are kept', async ({ request }) => {
    const kept = 'public, max-age=31536000, immutable';
    const lifetimes = {
      '/enter-email': 'no-store',
      '/register/enter-email': 'no-store',
      '/banners.json': 'no-store',
      [builtFiles.script]: kept,
    };
    for (const [path, lifetime] of Object.entries(lifetimes)) {
      const response = await request.get(path);
      expect(response.status(), path).toBe(200);
      expect(response.headers()['cache-control'], path).toBe(lifetime);
    }
  });

  test('whatever is there is kept as long as nginx has it, but for the files beside the pages and an unknown folder', async ({
    request,
  }) => {
    const lifetimes = (answers: Record<string, object>) =>
      Object.fromEntries(Object.entries(answers).map(([path, answer]) => [path, (answer as { 'cache-control': string })['cache-control']]));
    const byNginx = Object.entries(expectedAnswers({})).filter(([, { status }]) => status === 200);
    const given = lifetimes(await actualAnswers(request));
    const expected = {
      ...lifetimes(Object.fromEntries(byNginx)),
      // One block has all addresses without a folder, pages and files.
      '/robots.txt': 'no-store',
      '/favicon.ico': 'no-store',
      // Which no block reaches but that of the security headers.
      '/no/such/page': '',
    };
    expect(given).toMatchObject(expected);
  });

  test('a page runs there, under its policy', async ({ page }) => {
    await page.goto('/cookies');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The app has started.
    await expect(page.locator('#boot-error')).toHaveCount(0);
  });
});

import { folder } from '../support/built-pages';
import { startHeadersHost } from '../support/headers-host';
import { actualAnswers, builtFiles } from '../support/hosting-checks';
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
    '/robots.txt': 'no-store',
    [builtFiles.script]: kept,
  };
  for (const [path, lifetime] of Object.entries(lifetimes)) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    expect(response.headers()['cache-control'], path).toBe(lifetime);
  }
});

test('a page runs there, under its policy', async ({ page }) => {
  await page.goto('/cookies');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The app has started.
  await expect(page.locator('#lost')).toHaveCount(0);
});

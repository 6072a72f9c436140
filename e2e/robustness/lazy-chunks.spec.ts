import type { BrowserContext, Page } from '@playwright/test';
import { analyticsScript } from '../../scripts/e2e.mjs';
import { enableBackForwardCache, leavesAndReturns } from '../support/back-forward-cache';
import { getSession } from '../support/held';
import { screenOf } from '../support/pages';
import { enterScreen } from '../support/situation';
import { rawStorage } from '../support/stored';
import { expect, test } from '../support/test';

// The promises of docs/security.md for a tab in which one lazy chunk hangs. A refused chunk shows less, because the app then replaces the
// page and its fields by a page that explains this. The other tab has all chunks, because a user logs in there.

test.use({ analytics: true });

const lazyChunk = /\/assets\/(?!index-)[^/]+\.js$/;

/** Runs a scenario in a new tab with all chunks. Then runs it without each chunk that a run has requested, one at a time. */
async function withoutEachChunk(context: BrowserContext, scenario: (tab: Page) => Promise<void>) {
  const requested = new Set(['no chunk']);
  // The loop also visits the chunks that its runs add to the set.
  for (const withheld of requested)
    await test.step(`withholds ${withheld}`, async () => {
      const tab = await context.newPage();
      await tab.route(lazyChunk, (route) => {
        const { pathname } = new URL(route.request().url());
        requested.add(pathname);
        return pathname === withheld ? undefined : route.continue();
      });
      await scenario(tab);
      await tab.close();
    });
  expect(requested.size).toBeGreaterThan(1);
}

/** Expects these entries in storage and no others, and no identity token. */
async function expectStored(tab: Page, entries: readonly string[]) {
  const [local = {}] = await rawStorage(tab);
  expect(Object.keys(local).sort()).toEqual(entries);
  expect((await tab.context().cookies()).map(({ name }) => name)).not.toContain('id_token');
}

const linkQuery = new URLSearchParams({ username: 'maya@example.com', code: '483920', expiry: '9999999999999' });

for (const [path, query] of [
  ['/login', ''],
  ['/reset/new-password', `?${linkQuery}`],
] as const)
  test(`restores no password of ${path}, and stores no typed text or link, while any one lazy chunk hangs`, async ({ page, context }) => {
    test.slow();
    await enableBackForwardCache(context);
    // A page of the same origin without the app.
    await page.goto('/mock/nhsuk.css');
    await withoutEachChunk(context, async (tab) => {
      // Only a visitor with nothing stored gets the prerendered form.
      await page.evaluate(() => localStorage.clear());
      await getSession(page);
      await tab.goto(path + query);
      const password = tab.getByLabel(/^(P|New p)assword$/);
      await password.fill('secret words');
      await leavesAndReturns(tab);
      await expect(password).toHaveValue('');
      await expect(tab).toHaveURL(path);
      expect(JSON.stringify(await rawStorage(tab))).not.toMatch(/secret words|maya|483920/);
    });
  });

test('ends analytics after a refusal in another tab while any one lazy chunk hangs', async ({ page, context, baseURL }) => {
  const accepted = encodeURIComponent(JSON.stringify({ hasSeenBanner: true, hasAcceptedOptionalCookies: true }));
  await withoutEachChunk(context, async (tab) => {
    await context.addCookies([{ name: 'cookiePreference', value: accepted, url: baseURL ?? '' }]);
    await tab.goto('/privacy');
    await page.goto('/cookies/cookie-settings');
    await page.getByRole('radio', { name: 'Do not use these cookies' }).check();
    await page.getByRole('button', { name: 'Save my cookie settings' }).click();
    await expect(page).toHaveURL('/cookies/cookie-settings-changed');
    await expect(tab.locator(`script[src="${analyticsScript}"]`)).toHaveCount(0);
  });
});

test('removes everything about a user whom another tab hands over while any one lazy chunk hangs', async ({ visitor, page, context }) => {
  test.slow();
  await withoutEachChunk(context, async (tab) => {
    await enterScreen(page, screenOf('nhs-login-consent.usual'));
    await tab.goto('/nhs-login-consent');
    await visitor.agreesAndIsHandedOver();
    await expect(tab).toHaveURL('/session-invalid');
    await expectStored(tab, []);
  });
});

test('removes everything about a user whose session cookie is gone while any one lazy chunk hangs', async ({ page, context }) => {
  await withoutEachChunk(context, async (tab) => {
    await enterScreen(page, screenOf('nhs-login-consent.usual'));
    await tab.goto('/nhs-login-consent');
    await context.clearCookies({ name: 'nhs-authorization-cookie' });
    await tab.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(tab).toHaveURL('/session-timeout');
    await expectStored(tab, []);
  });
});

test.describe('refused chunks', () => {
  test.use({ tolerated: /assets\/|dynamically imported module|preload|A page could not be shown/ });

  test('ends the session at its time, and removes the page and the answers, if no more lazy chunks load', async ({ page }) => {
    await page.clock.install();
    await enterScreen(page, screenOf('proofing/check-your-details.usual'));
    const answer = page.getByText('999 000 0018');
    await expect(answer).toBeVisible();
    await page.route(lazyChunk, (route) => route.abort());
    await page.clock.fastForward('59:00');
    await page.clock.fastForward('02:00');
    await expect(page).toHaveURL('/session-timeout');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Something went wrong');
    await expect(answer).toHaveCount(0);
    await expectStored(page, ['nhs-login-client', 'nhs-login-deadlines']);
  });
});

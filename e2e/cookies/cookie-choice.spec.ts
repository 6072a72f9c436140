import type { Page } from '@playwright/test';
import { analyticsScript } from '../../scripts/e2e.mjs';
import { expectAccessible } from '../support/accessible';
import { expect, test } from '../support/test';

test.describe('cookie choice', { tag: '@quick' }, () => {
  test.use({ analytics: true });

  test('accepts all cookies in the banner, once', async ({ visitor, page, context }) => {
    await visitor.arrives();
    await page.locator('#nhsuk-cookie-banner__link_accept').click();
    const message = page.getByText('You have accepted all cookies.');
    await expect(message).toBeFocused();
    await expect(message).toHaveCSS('background-color', 'rgb(255, 235, 59)');
    await expect(message).toHaveCSS('color', 'rgb(33, 43, 50)');
    const preference = (await context.cookies()).find(({ name }) => name === 'cookiePreference');
    expect(JSON.parse(decodeURIComponent(preference?.value ?? ''))).toEqual({ hasSeenBanner: true, hasAcceptedOptionalCookies: true });
    expect(((preference?.expires ?? 0) - Date.now() / 1000) / 86_400).toBeCloseTo(365, 1);
    await page.getByRole('button', { name: 'Hide this message' }).click();
    await expect(page.getByRole('region', { name: 'Cookies on NHS login' })).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('#nhsuk-cookie-banner__link_accept')).toHaveCount(0);
  });
});

test.describe('cookie banner on a small phone', { tag: '@quick' }, () => {
  test.use({ analytics: true, viewport: { width: 375, height: 667 } });

  test('leaves the first field of the entry page in view', async ({ visitor, page }) => {
    await visitor.arrives();
    const banner = await page.getByRole('region', { name: 'Cookies on NHS login' }).boundingBox();
    expect(banner?.height).toBeLessThanOrEqual(240);
    const accept = await page.getByRole('button', { name: 'Accept all cookies' }).boundingBox();
    const reject = await page.getByRole('button', { name: 'Reject optional cookies' }).boundingBox();
    expect(accept?.y).toBe(reject?.y);
    await expect(page.getByLabel('Email address')).toBeInViewport({ ratio: 1 });
  });
});

test.describe('cookie choice, long run', () => {
  test.use({ analytics: true });

  test('ends analytics in other tabs after a refusal, and removes what it writes until then', async ({ page, context, baseURL }) => {
    const url = baseURL ?? '';
    await context.addCookies([
      {
        name: 'cookiePreference',
        value: encodeURIComponent(JSON.stringify({ hasSeenBanner: true, hasAcceptedOptionalCookies: true })),
        url,
      },
    ]);
    // As analytics scripts do: immediately, and when their page unloads.
    await context.route(analyticsScript, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: "const write = () => { document.cookie = 's_vi=1; path=/'; }; write(); addEventListener('pagehide', write); setInterval(write, 20);",
      }),
    );
    const hasScript = (tab: Page) => tab.locator(`script[src="${analyticsScript}"]`);
    const other = await context.newPage();
    await other.goto('/privacy');
    await expect(hasScript(other)).toHaveCount(1);
    await page.goto('/cookies/cookie-settings');
    await expect(hasScript(page)).toHaveCount(1);
    await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toContain('s_vi');
    const odd = ['AMCV_2@Org=1', 'a:b=1', 'bad=%E9', '__proto__=1', '%E9=1', 'plain', '=nameless'];
    await page.evaluate((cookies) => {
      for (const cookie of cookies) document.cookie = `${cookie}; path=/`;
      for (const path of ['/cookies', '/cookies/', '/cookies/cookie-settings']) document.cookie = `deep=1; path=${path}`;
    }, odd);
    const reloaded = other.waitForEvent('load');
    await page.getByRole('radio', { name: 'Do not use these cookies' }).check();
    await page.getByRole('button', { name: 'Save my cookie settings' }).click();
    await expect(page).toHaveURL(/cookie-settings-changed$/);
    await reloaded;
    await expect(other.getByRole('heading', { level: 1, name: 'Privacy notice' })).toBeVisible();
    for (const tab of [page, other]) await expect(hasScript(tab)).toHaveCount(0);
    await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toEqual(['cookiePreference']);
  });
});

test(
  'shows that cookies are needed, without a redirect loop, when the browser stores none',
  { tag: '@quick' },
  async ({ visitor, page }) => {
    await page.addInitScript(() => Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => undefined }));
    await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'cookieEnabled', { get: () => false }));
    let documents = 0;
    page.on('request', (request) => request.isNavigationRequest() && (documents += 1));
    await page.goto('/enter-email');
    await visitor.isOn('/enter-email', 'Turn on cookies to log in');
    expect(documents).toBe(1);
    await expect(page.getByRole('button', { name: 'Accept all cookies' })).toHaveCount(0);
    await visitor.seesNextStep();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => documents).toBe(2);
    await visitor.isOn('/enter-email', 'Turn on cookies to log in');
    expect(documents).toBe(2);
    await page.goto('/privacy');
    await visitor.isOn('/privacy', 'Privacy notice');
  },
);

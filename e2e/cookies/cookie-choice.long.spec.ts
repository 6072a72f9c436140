import type { Page } from '@playwright/test';
import { analyticsScript } from '../../scripts/e2e.mjs';
import { expect, test } from '../support/test';

test.use({ analytics: true });

test('cookies of a parent domain go too', async ({ page, context, baseURL }) => {
  const origin = (baseURL ?? '').replace('localhost', 'login.nhs.localhost');
  await context.addCookies([{ name: 'some_analytics', value: 'x', domain: '.nhs.localhost', path: '/' }]);
  await page.goto(`${origin}/cookies/cookie-settings`);
  await page.getByRole('radio', { name: 'Do not use these cookies' }).check();
  await page.getByRole('button', { name: 'Save my cookie settings' }).click();
  await expect(page).toHaveURL(`${origin}/cookies/cookie-settings-changed`);
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['cookiePreference']);
});

test('a malformed preference means that nothing was said', async ({ page, context, baseURL }) => {
  for (const value of ['', 'nonsense', '%7B%7D', '%5B%5D', '%7B%22hasSeenBanner%22%3A%22yes%22%7D']) {
    await context.addCookies([{ name: 'cookiePreference', value, url: baseURL ?? '' }]);
    await page.goto('/error');
    await expect(page.locator('#nhsuk-cookie-banner__link_accept'), value).toBeVisible();
  }
});

test('a refusal ends the script in the other tabs, and what it writes until then goes too', async ({ page, context, baseURL }) => {
  const url = baseURL ?? '';
  await context.addCookies([
    { name: 'cookiePreference', value: encodeURIComponent(JSON.stringify({ hasSeenBanner: true, hasAcceptedOptionalCookies: true })), url },
  ]);
  // As the scripts of analytics do: at once, and whenever their page goes.
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
  const loadedAnew = other.waitForEvent('load');
  await page.getByRole('radio', { name: 'Do not use these cookies' }).check();
  await page.getByRole('button', { name: 'Save my cookie settings' }).click();
  await expect(page).toHaveURL(/cookie-settings-changed$/);
  await loadedAnew;
  await expect(other.getByRole('heading', { level: 1, name: 'Privacy notice' })).toBeVisible();
  for (const tab of [page, other]) await expect(hasScript(tab)).toHaveCount(0);
  await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toEqual(['cookiePreference']);
});

import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

// On the narrowest phone.
test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });

/** The page without JavaScript, in the design of the NHS. */
async function expectInstructions(page: Page, address: string) {
  await page.goto(address);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Turn on JavaScript to log in');
  await expect(heading).toHaveCSS('font', /^600 .*arial/);
  await expect(heading).toHaveCSS('color', 'rgb(33, 43, 50)');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(240, 244, 245)');
  await expect(page.getByRole('banner')).toHaveText('NHS login');
  await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgb(0, 94, 184)');
  await expect(page.locator('noscript main p').first()).toHaveText(/Turn it on in your browser's settings, then reload this page\.$/);
  await expect(page.getByRole('link', { name: 'visit our help centre' })).toHaveAttribute('href', 'https://help.login.nhs.uk');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  // No load-failure message follows: one page gives one message.
  expect(await page.evaluate(() => document.getElementById('boot-error')?.getAnimations().length)).toBe(0);
}

for (const [address, details] of Object.entries({ '/enter-email': { tag: '@quick' }, '/reset/new-password': {} }))
  test(`shows instructions in the NHS design at ${address} without JavaScript`, details, ({ page }) => expectInstructions(page, address));

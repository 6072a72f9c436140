import { expect, type Page } from '@playwright/test';

/** A browser without scripts, on the narrowest phone. */
export const withoutScript = { javaScriptEnabled: false, viewport: { width: 320, height: 640 } };

/** The page without JavaScript, in the design of the NHS. */
export async function expectInstructions(page: Page, address: string) {
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

import { screenOf } from '../support/pages';
import { enterScreen } from '../support/situation';
import { expect, test } from '../support/test';

test.describe('layout', { tag: '@long' }, () => {
  test('puts Show below the password on a narrow phone with text of twice the size', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await enterScreen(page, screenOf('log-in-password.usual'));
    const field = page.getByLabel('Password', { exact: true });
    const show = page.getByRole('button', { name: 'Show password' });
    const tops = async () => [(await field.boundingBox())?.y ?? 0, (await show.boundingBox())?.y ?? 0] as const;
    const [beside, button] = await tops();
    expect(Math.abs(button - beside)).toBeLessThan(10);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%', 'important'));
    const [above, below] = await tops();
    expect(below - above).toBeGreaterThan(40);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  test('gives an email field the full width of a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await enterScreen(page, screenOf('login.usual'));
    expect((await page.getByLabel('Email address').boundingBox())?.width).toBe((await page.locator('form').boundingBox())?.width);
  });

  test('leaves no gap between a heading of one line and the fields on a wide screen', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await enterScreen(page, screenOf('login.client-without-a-name'));
    const words = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      const range = document.createRange();
      range.selectNodeContents(heading);
      return { ofText: range.getBoundingClientRect().bottom, ofBox: heading.getBoundingClientRect().bottom };
    });
    expect(words.ofBox - words.ofText).toBeLessThan(10);
  });

  for (const [width, height] of [
    [390, 844],
    [360, 640],
  ] as const) {
    test(`shows 'I agree' on the first screen of a phone of ${width} by ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await enterScreen(page, screenOf('nhs-login-consent.usual'));
      await expect(page.getByRole('button', { name: 'I agree' })).toBeInViewport({ ratio: 1 });
    });
  }

  test('keeps the size of check marks beside long lines', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await enterScreen(page, screenOf('nhs-login-consent.all-done-so-far'));
    const ticks = page.locator('.app-ticked-list svg');
    await expect(ticks).toHaveCount(3);
    expect(await ticks.evaluateAll((all) => all.map((tick) => tick.getBoundingClientRect().width))).toEqual([24, 24, 24]);
  });

  test('gives a button that looks like a link the size of the text around it', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await enterScreen(page, screenOf('mobile-code-expired.usual'));
    await expect(page.getByRole('button', { name: 'Text me again with a new security code' })).toHaveCSS('font-size', '19px');
  });
});

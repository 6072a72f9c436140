import { expect, test } from '../support/test';

test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });

for (const address of ['/', '/enter-email', '/reset/new-password']) {
  test(`without JavaScript ${address} says what to do, in the design of the NHS, on the narrowest phone`, async ({ page }) => {
    await page.goto(address);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Turn on JavaScript to log in');
    await expect(heading).toHaveCSS('font', /^600 .*arial/);
    await expect(heading).toHaveCSS('color', 'rgb(33, 43, 50)');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(240, 244, 245)');
    await expect(page.getByRole('banner')).toHaveText('NHS login');
    await expect(page.getByRole('banner')).toHaveCSS('background-color', 'rgb(0, 94, 184)');
    await expect(page.locator('noscript main p').first()).toHaveText(
      /Turn it on in the settings of your browser, then reload this page\.$/,
    );
    await expect(page.getByRole('link', { name: 'visit our help centre' })).toHaveAttribute('href', 'https://help.login.nhs.uk');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    // Nothing comes after a while: one page says one thing.
    expect(await page.evaluate(() => document.getElementById('lost')?.getAnimations().length)).toBe(0);
  });
}

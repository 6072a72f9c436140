import { serveWithSettings } from '../support/built-pages';
import { expect, test } from '../support/test';

const fonts = 'https://fonts.example.com';
const settings = {
  VITE_FONT_STYLESHEET: `${fonts}/frutiger.css`,
  VITE_FONT_FALLBACK: 'size-adjust: 104%; ascent-override: 92%',
};
const sheet = `@font-face { font-family: 'Frutiger W01'; font-display: swap; src: url('${fonts}/frutiger.woff2') }`;

test.describe("operator's font", () => {
  // The file of this test is not a font.
  test.use({ tolerated: /^(request to another host: https:\/\/fonts\.|console: (Failed to decode|OTS parsing error))/ });

  test('runs the page before the style sheet of the font has loaded, then uses the font without a violation of the policy', async ({
    page,
  }) => {
    // A release compresses every document: most of a minute on a busy machine.
    test.setTimeout(180_000);
    const { origin, stop } = await serveWithSettings(settings);
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(`${fonts}/frutiger.css`, async (route) => {
      await released;
      await route.fulfill({ contentType: 'text/css', body: sheet });
    });
    await page.route(`${fonts}/frutiger.woff2`, (route) =>
      route.fulfill({ contentType: 'font/woff2', body: '', headers: { 'Access-Control-Allow-Origin': origin } }),
    );

    await page.goto(`${origin}/cookies`, { waitUntil: 'commit' });
    await page.getByRole('link', { name: 'Accessibility statement' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Accessibility/);
    await expect(page.locator('#boot-error')).toHaveCount(0);
    await expect(page.locator('body')).toHaveCSS('font-family', '"Frutiger W01", app-fallback, arial, sans-serif');

    const asked = page.waitForRequest(`${fonts}/frutiger.woff2`);
    release();
    await asked;
    stop();
  });
});

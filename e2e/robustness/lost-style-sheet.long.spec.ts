import { lose } from '../support/lost-assets';
import { expect, test } from '../support/test';

test.use({ tolerated: /assets\/|dynamically imported module|preload|A page could not be shown/ });

test('a style sheet that was lost twice while it was fetched ahead is not done without', async ({ visitor, page }) => {
  const sheet = await lose(page, /assets\/security-code-.*\.css/);
  const lost = () => page.waitForEvent('requestfailed', (request) => request.url().endsWith('.css'));
  await visitor.arrives();
  await Promise.all([lost(), visitor.givesEmail()]);
  await visitor.isOn('/log-in-password');
  await page.goBack();
  await visitor.givesEmail();
  await visitor.isOn('/log-in-password');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const before = sheet.documents();
  await sheet.found();
  await visitor.givesPassword();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enter the security code');
  expect(sheet.documents() - before).toBe(1);
});

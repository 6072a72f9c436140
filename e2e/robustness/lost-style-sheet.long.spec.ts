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

test('a style sheet that was lost while it was fetched ahead: the page that needs it is loaded anew', async ({ visitor, page }) => {
  const sheet = await lose(page, /assets\/security-code-.*\.css/);
  const missed = page.waitForEvent('requestfailed', { predicate: (request) => request.url().endsWith('.css') });
  await visitor.comesTo('/log-in-password');
  await missed;
  const before = sheet.documents();
  await sheet.found();
  await visitor.givesPassword();
  await visitor.isOn('/enter-mobile-code', 'Enter the security code');
  expect(sheet.documents() - before).toBe(1);
  await expect(page.getByLabel('Remember this device and stop sending security codes')).toHaveCSS('opacity', '0');
});

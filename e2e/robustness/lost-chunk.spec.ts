import { lose } from '../support/lost-assets';
import { expect, test } from '../support/test';

test.use({ tolerated: /assets\/|dynamically imported module|preload|A page could not be shown/ });

const securityCode = /assets\/security-code-.*\.js/;

test('a chunk that a reload brings back', async ({ visitor, page }) => {
  const chunk = await lose(page, securityCode);
  await visitor.comesTo('/log-in-password');
  const before = chunk.documents();
  page.on('request', (request) => request.isNavigationRequest() && void chunk.found());
  await visitor.givesPassword();
  await visitor.isOn('/enter-mobile-code', 'Enter the security code');
  expect(chunk.documents() - before).toBe(1);
  await visitor.givesCode();
  await visitor.isOn('/nhs-login-consent');
});

test('the script of the first page: its page is there, and a press loads it anew', async ({ visitor, page }) => {
  const chunk = await lose(page, /assets\/index-.*\.js/);
  await page.goto('/mock/start');
  await expect(page.getByLabel('Email address')).toBeVisible();
  const before = chunk.documents();
  await visitor.givesEmail();
  await expect.poll(() => chunk.documents() - before).toBe(1);
  await chunk.found();
  await page.reload();
  await visitor.givesEmail();
  await visitor.isOn('/log-in-password');
});

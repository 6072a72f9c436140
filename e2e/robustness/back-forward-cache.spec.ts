import { listens } from '../support/heard';
import { keepsPagesThatWereLeft } from '../support/kept-pages';
import { expect, test } from '../support/test';

test.beforeEach(({ context }) => keepsPagesThatWereLeft(context));

test.describe('with optional cookies', () => {
  test.use({ analytics: true });

  test('a page is restored with what was typed, and works', async ({ visitor, page }) => {
    await visitor.comesTo('/log-in-password');
    await page.reload();
    await listens(page);
    await page.getByRole('button', { name: 'Accept all cookies' }).click();
    await expect(page.getByText('You have accepted all cookies.')).toBeVisible();
    await page.goto('/mock');
    await page.goBack({ waitUntil: 'commit' });
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('restored'))).toBe('/log-in-password');
    await visitor.givesPassword();
    await visitor.isOn('/enter-mobile-code');
  });
});

test('a password that was shown is not in the page that is restored from the back/forward cache', async ({ visitor, page }) => {
  await visitor.comesTo('/log-in-password');
  await page.reload();
  await page.getByLabel('Password', { exact: true }).fill('secret words');
  await page.getByRole('button', { name: 'Show password' }).click();
  await page.goto('/mock');
  await page.goBack({ waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('restored'))).toBe('/log-in-password');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  await visitor.givesPassword();
  await visitor.isOn('/enter-mobile-code');
});

test("a page of an earlier journey is not restored into another's", async ({ visitor, page }) => {
  await visitor.comesTo('/log-in-password', 'both');
  await visitor.arrives('mobile');
  await page.goBack({ waitUntil: 'commit' });
  await visitor.isOn('/enter-email');
  await expect(page.getByLabel('Email address')).toHaveValue('');
});

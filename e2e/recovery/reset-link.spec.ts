import { entryScript, tryAgain, words } from '../support/boot-error';
import { withhold } from '../support/held';
import { expect, test } from '../support/test';

test.describe('reset link without script', () => {
  test.use({ tolerated: /assets\/|^exception: |integrity|MIME|[Pp]olicy/, viewport: { width: 320, height: 640 } });

  const resetLink = '/reset/new-password?username=somebody%40example.com&code=123456&expiry=4102444800000';

  test(
    'removes the code of a reset link from the address when the script fails to load, and refers to the email',
    { tag: '@quick' },
    async ({ page }) => {
      await page.route(entryScript, (route) => route.abort());
      await page.goto(resetLink);
      await expect(words(page)).toContainText('Open the link in your email again.');
      await expect(tryAgain(page)).toBeHidden();
      await expect(page).toHaveURL('/reset/new-password');
      await page.unroute(entryScript);
      await page.goto(resetLink);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose a new password');
    },
  );

  test('removes the code of a reset link from the address when the script is late, and then works', async ({ page }) => {
    await page.clock.install();
    const release = await withhold(page);
    await page.goto(resetLink, { waitUntil: 'commit' });
    await page.waitForFunction(() => document.readyState === 'interactive');
    expect(page.url()).toContain('code=');
    await page.clock.runFor(10_000);
    await expect(page).toHaveURL('/reset/new-password');
    await expect(words(page)).toBeVisible();
    release();
    await expect(words(page)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose a new password');
    await expect(page).toHaveURL('/reset/new-password');
  });
});

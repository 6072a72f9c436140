import { entryScript, tryAgain, withhold, words } from '../support/held';
import { expect, test } from '../support/test';

test.describe('reset link without script', () => {
  test.use({ tolerated: /assets\/|^exception: |integrity|MIME|[Pp]olicy/, viewport: { width: 320, height: 640 } });

  const query = '?username=somebody%40example.com&code=123456&expiry=4102444800000';
  const uuid = '9b2c6a1e-0000-4000-8000-000000000000';
  const resetLink = `/reset/new-password${query}`;

  /** Addresses of links, the path that remains, and the page that the app shows there. */
  const spellings = [
    [`//Reset/new-password${query}`, '/reset/new-password', 'Choose a new password'],
    [`/%72eset%2Fnew-password%20${query}`, '/reset/new-password', 'Choose a new password'],
    // Without a dot, which would make it the address of a file.
    [`/reset/new-password${encodeURIComponent(query.replace(/somebody[^&]*/, uuid))}`, '/reset/new-password', 'Choose a new password'],
    [`/reset/new-pasword${query}`, '/reset/new-pasword', 'We cannot find that page'],
  ] as const;

  for (const [address, path, heading] of spellings)
    test(`removes the code of the link ${address} from the address without script and with it`, async ({ page, baseURL }) => {
      await page.route(entryScript, (route) => route.abort());
      await page.goto(`${baseURL}${address}`);
      await expect(words(page)).toContainText('Open the link in your email again.');
      await expect(page).toHaveURL(path);
      await page.unroute(entryScript);
      await page.goto(`${baseURL}${address}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page).toHaveURL(path);
      expect(await page.evaluate(() => JSON.stringify(history.state))).not.toMatch(/somebody|9b2c6a1e|123456/);
    });

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

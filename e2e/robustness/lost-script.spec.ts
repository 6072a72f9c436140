import { findsTheFormWithoutItsScript, loadsAnew, opensWithoutItsScript, passTime, timer } from '../support/lost-script';
import { entryScript, tryAgain, words } from '../support/lost-words';
import { expect, test } from '../support/test';
import { withhold } from '../support/withheld';

test.use({ tolerated: /assets\/|^exception: |integrity|MIME|[Pp]olicy/, viewport: { width: 320, height: 640 } });

test('a script that was cut off: the page says so at once, and its link loads it anew', async ({ page }) => {
  await loadsAnew(page, (route) => route.abort());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy notice');
  await expect(words(page)).toHaveCount(0);
});

test('a script that hangs: the words come after a while, by the style of the page alone', async ({ page }) => {
  await withhold(page);
  // Its inline script is not what the policy lets run.
  await page.route('/privacy', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('<script>(', '<script> (') });
  });
  await page.goto('/privacy', { waitUntil: 'commit' });
  await expect.poll(() => timer(page)).toEqual({ delay: 10_000, shown: false });
  await expect(words(page)).toBeHidden();
  await passTime(page);
  await expect(words(page)).toBeVisible();
  await expect(tryAgain(page)).toBeVisible();
});

test('/enter-email is there without its script, under words that say so', async ({ page }) => {
  await findsTheFormWithoutItsScript(page, '/enter-email');
  await page.unroute(entryScript);
  await tryAgain(page).click();
  await expect(words(page)).toHaveCount(0);
});

test('where only the frame is there, the words take its place and have a header', async ({ page }) => {
  await opensWithoutItsScript(page, '/no-such-page');
  await expect(page.getByRole('banner')).toHaveText('NHS login');
  await expect(page.getByRole('main')).toBeHidden();
});

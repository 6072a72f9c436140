import { tabTo } from '../support/keyboard';
import { lateRoots, rootsWereMissed } from '../support/late-root';
import { expect, test } from '../support/test';
import { withhold } from '../support/withheld';

for (const width of [390, 1280]) {
  test(`an address shows all its variants side by side, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/mock/gallery?search=/log-in-password');
    await page.getByRole('heading', { name: '/log-in-password', exact: true }).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: '/log-in-password' })).toBeVisible();
    const pictures = page.locator('.picture');
    const tops = await pictures.evaluateAll((all) => all.slice(0, 2).map((one) => one.getBoundingClientRect().top));
    expect(tops[0]).toBe(tops[1]);
    await expect(pictures.first().frameLocator('.still iframe').getByRole('heading', { level: 1 })).toHaveText('Enter your password');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);

    // Out of view: its picture is taken when somebody comes there.
    await expect(pictures.last().locator('iframe')).toHaveCount(0);
    const wrong = pictures.filter({ has: page.getByRole('link', { name: 'a wrong password', exact: true }) });
    await wrong.scrollIntoViewIfNeeded();
    const still = wrong.frameLocator('.still iframe');
    await expect(still.locator('.nhsuk-error-summary')).toContainText('Enter the correct password');
    // At phone width, without scripts: nothing of it is live.
    expect(await still.locator('html').evaluate(() => innerWidth)).toBe(390);
    await expect(still.locator('script')).toHaveCount(0);
  });
}

test('the picture of a page that is slow to begin is taken too', async ({ page }) => {
  await lateRoots(page);
  const letGo = await withhold(page, 'situation');
  await page.goto('/mock/gallery?address=/enter-email');
  await rootsWereMissed(page);
  letGo();
  const first = page.locator('.picture').first().frameLocator('.still iframe');
  await expect(first.getByRole('heading', { level: 1 })).toHaveText('Enter your email address');
});

test('a picture is chosen with the keyboard alone, and opens alone and large', async ({ page }) => {
  await page.goto('/mock/gallery?address=/enter-email');
  const links = page.locator('.picture').getByRole('link');
  await tabTo(page, links.first());
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(links.nth(2)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/mock\/gallery\?search=%2Fenter-email&.*scenario=enter-email\.email-known$/);
  const phone = page.frameLocator('iframe[title="On a phone"]');
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Enter your email address');
  await expect(page.getByLabel('Size')).toBeVisible();
});

test.describe('without its script', () => {
  test.use({ javaScriptEnabled: false });

  test('the list has only the screens that are looked for', async ({ page }) => {
    await page.goto('/mock/gallery?search=/log-in-password&kind=locked');
    await expect(page.getByRole('link', { name: '/enter-email: sent empty' })).toBeHidden();
    await expect(page.locator('#found')).toHaveText(/^\d+ of \d+ screens$/);
    await expect(page.locator('li[data-kind]').filter({ visible: true }).first()).toHaveAttribute('data-kind', 'locked');
  });
});

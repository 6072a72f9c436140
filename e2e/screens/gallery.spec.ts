import { expect, test } from '../support/test';

test('finds a screen in the gallery by its sentence, and shows it live after the actions of its user', async ({ page }) => {
  await page.goto('/mock/gallery');
  await page.getByLabel('Search by address').fill('Enter the correct PASSWORD');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: '/enter-email: sent empty' })).toHaveCount(0);
  const screen = page.frameLocator('iframe[title="The chosen screen"]');
  // The second screen is opened while the first is still being set up.
  for (const name of ['/login: a wrong password', '/log-in-password: a wrong password']) await page.getByRole('link', { name }).click();
  await expect(screen.getByRole('heading', { level: 1 })).toHaveText('Enter your password');
  await expect(screen.locator('.nhsuk-error-summary')).toContainText('Enter the correct password');
  expect(await screen.locator('html').evaluate(() => innerWidth)).toBe(390);
  await expect(screen.locator('#mock-dock')).toHaveCount(0);
});

for (const width of [390, 1280]) {
  test(`filters the gallery by group and shows a screen, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/mock/gallery');
    await page.getByLabel('Show only').selectOption('Waiting');
    await page.getByRole('button', { name: 'Filter' }).click();
    await expect(page).toHaveURL(/kind=waiting/);
    await page.getByRole('link', { name: '/enter-email: offline' }).click();
    await expect(page.frameLocator('iframe').getByText('You are offline. What you typed is still here.')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}

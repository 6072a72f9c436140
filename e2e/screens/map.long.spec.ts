import { expect, test } from '../support/test';

test('the journey map is drawn, its table is searched, and an address opens its entry in the gallery', async ({ page }) => {
  test.slow(true, 'the code is read for it');
  await page.goto('/mock');
  await page.getByRole('link', { name: 'Journey map' }).click();
  await expect(page.getByRole('heading', { name: 'Journey map', level: 1 })).toBeVisible({ timeout: 120_000 });

  const drawing = page.getByRole('group', { name: 'Drawing of the map' });
  const box = drawing.getByRole('link', { name: '/log-in-password: open in the gallery' });
  await expect(box).toHaveAttribute('href', '/mock/gallery?search=%2Flog-in-password');
  const scale = () => drawing.locator('.svg-pan-zoom_viewport').evaluate((viewport) => viewport.getBoundingClientRect().width);
  const whole = await scale();
  await page.getByRole('button', { name: 'Zoom in' }).press('Enter');
  await expect.poll(scale).toBeGreaterThan(whole);
  await page.getByRole('button', { name: 'Show all' }).press('Enter');
  await expect.poll(async () => Math.abs((await scale()) - whole)).toBeLessThan(1);

  const rows = page.getByRole('table', { name: 'Every way from address to address' }).getByRole('row');
  expect(await rows.count()).toBeGreaterThan(500);
  await page.getByLabel('Show only those with these words').fill('otp mobile session');
  await expect(rows.filter({ visible: true })).toHaveText([
    /From/,
    /\/enter-mobile-code\s+\/mobile-code-expired\s+a row of the error table of a call\s+Continue, otp mobile: Invalid OTP Session/,
  ]);
  await expect(page.getByText(/^1 of \d+ ways$/)).toBeVisible();

  await page.goto('/mock/gallery?search=%2Flog-in-password');
  await expect(page.getByRole('link', { name: '/log-in-password: a wrong password' })).toBeVisible();
  await expect(page.getByRole('link', { name: '/enter-email: sent empty' })).toBeHidden();
});

import { expect, test } from '../support/test';
import { emailField, getSession, withhold } from '../support/withheld';

test.describe('an acceptance of cookies', () => {
  test.use({ analytics: true });

  test('that was early', async ({ page, context }) => {
    await getSession(page);
    const letGo = await withhold(page);
    await page.goto('/enter-email', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Accept all cookies' }).click();
    letGo();
    await expect(page.getByText('You have accepted all cookies.')).toBeVisible();
    expect((await context.cookies()).map(({ name }) => name)).toContain('cookiePreference');
  });

  test('leaves no banner on the next first page', async ({ page }) => {
    await getSession(page);
    await page.goto('/enter-email');
    await page.getByRole('button', { name: 'Accept all cookies' }).click();
    await expect(page.getByText('You have accepted all cookies.')).toBeVisible();
    const letGo = await withhold(page);
    await page.reload({ waitUntil: 'commit' });
    await expect(emailField(page)).toBeVisible();
    await expect(page.getByText('Cookies on NHS login')).toHaveCount(0);
    letGo();
    await expect(emailField(page)).toBeEnabled();
  });
});

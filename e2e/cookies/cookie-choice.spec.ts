import { expect, test } from '../support/test';

test.use({ analytics: true });

test('accepts all cookies in the banner, once', async ({ visitor, page, context }) => {
  await visitor.arrives();
  await page.locator('#nhsuk-cookie-banner__link_accept').click();
  await expect(page.getByText('You have accepted all cookies.')).toBeFocused();
  const preference = (await context.cookies()).find(({ name }) => name === 'cookiePreference');
  expect(JSON.parse(decodeURIComponent(preference?.value ?? ''))).toEqual({ hasSeenBanner: true, hasAcceptedOptionalCookies: true });
  expect(((preference?.expires ?? 0) - Date.now() / 1000) / 86_400).toBeCloseTo(365, 1);
  await page.getByRole('button', { name: 'Hide this message' }).click();
  await expect(page.getByRole('region', { name: 'Cookies on NHS login' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('#nhsuk-cookie-banner__link_accept')).toHaveCount(0);
});

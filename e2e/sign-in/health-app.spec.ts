import { expect, test } from '../support/test';

for (const userAgent of [
  'Mozilla/5.0 (Linux; Android 14) nhsapp-android/4.1.0',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) nhsapp-ios/4.1.0',
]) {
  test.describe(userAgent, () => {
    test.use({ userAgent });

    test('header and footer are hidden on consent only', async ({ visitor, page }) => {
      await visitor.comesTo('/enter-mobile-code');
      await expect(page.getByRole('banner')).toBeVisible();
      await visitor.givesCode();
      await visitor.isOn('/nhs-login-consent');
      await expect(page.getByRole('banner')).toHaveCount(0);
      await expect(page.getByRole('contentinfo')).toHaveCount(0);
      await page.getByRole('link', { name: 'I do not agree' }).click();
      await visitor.isOn('/consent-confirmation');
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
    });
  });
}

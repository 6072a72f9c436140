import { expect, test } from '../support/test';

test.describe('health app', { tag: '@quick' }, () => {
  test.use({ userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) nhsapp-ios/4.1.0' });

  test('hides header and footer on consent only, in the health app', async ({ visitor, page }) => {
    await visitor.signsInUpTo('/enter-mobile-code');
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

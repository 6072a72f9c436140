import { passesConsentWithoutHeaderAndFooter } from '../support/health-app';
import { expect, test } from '../support/test';

const userAgent = 'Mozilla/5.0 (Linux; Android 14) nhsapp-android/4.1.0';

test.describe(userAgent, () => {
  test.use({ userAgent });

  test('header and footer are hidden on consent only', async ({ visitor, page }) => {
    await passesConsentWithoutHeaderAndFooter(visitor);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
});

test('another browser keeps header and footer on consent', async ({ visitor, page }) => {
  await visitor.standsAt('/nhs-login-consent');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

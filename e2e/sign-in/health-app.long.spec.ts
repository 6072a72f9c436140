import { passesConsentWithoutHeaderAndFooter } from '../support/health-app';
import { expect, test } from '../support/test';

const userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) nhsapp-ios/4.1.0';

test.describe(userAgent, () => {
  test.use({ userAgent });

  test('header and footer are hidden on consent only', async ({ visitor, page }) => {
    await passesConsentWithoutHeaderAndFooter(visitor);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
});

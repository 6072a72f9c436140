import { expect, test } from '../support/test';

test('another browser keeps header and footer on consent', async ({ visitor, page }) => {
  await visitor.standsAt('/nhs-login-consent');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

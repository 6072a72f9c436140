import { countShifts } from '../support/shifts';
import { expect, test } from '../support/test';
import { withhold } from '../support/withheld';

test('what only the app can know: the frame with a spinner, then the page, and nothing moves', async ({ visitor, page }) => {
  await visitor.standsAt('/nhs-login-consent');
  const shifts = await countShifts(page);
  const letGo = await withhold(page, 'consent');
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('.app-spinner')).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page).toHaveTitle('NHS login');
  letGo();
  await visitor.isOn('/nhs-login-consent', 'Agree to share your login information');
  expect(await shifts()).toBe(0);
});

test('the page is there while its code is fetched, and nothing moves when that has come', async ({ visitor, page }) => {
  const shifts = await countShifts(page);
  const letGo = await withhold(page, 'legal');
  await page.goto('/privacy', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy notice');
  letGo();
  await visitor.isOn('/privacy', 'Privacy notice');
  // Hydrated: this link is answered by the app.
  await page.getByRole('link', { name: 'Terms and conditions' }).first().click();
  await visitor.isOn('/terms-and-conditions', 'Terms and conditions');
  expect(await shifts()).toBe(0);
});

import { expect, test } from '../support/test';

test.beforeEach(async ({ visitor, page }) => {
  await visitor.standsAt('/nhs-login-consent');
  await page.getByRole('link', { name: 'I do not agree to share this information' }).click();
  await visitor.isOn('/consent-confirmation', 'You did not agree to share your login information');
});

test('must say what to do', async ({ visitor, page }) => {
  await visitor.continues();
  await visitor.seesError('You need to tell us what you want to do');
  await expect(page.locator('.nhsuk-error-message')).toContainText('You need to tell us what you want to do');
});

test('goes to the service without sharing', async ({ visitor, mock }) => {
  await visitor.chooses('Go to Example health service without sharing my login information');
  await visitor.isSentBackWith('ConsentNotGiven');
  expect(await mock.calls('/api/account/consent')).toHaveLength(0);
});

test('goes back and agrees', async ({ visitor, page }) => {
  await visitor.chooses('Go back and agree to share my login information');
  await visitor.isOn('/nhs-login-consent');
  await visitor.agrees();
  await visitor.isHandedOver();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are logged in');
});

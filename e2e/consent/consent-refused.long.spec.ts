import { doesNotAgree } from '../support/consent';
import { expect, test } from '../support/test';

test.beforeEach(({ visitor }) => doesNotAgree(visitor));

test('must say what to do', async ({ visitor, page }) => {
  await visitor.continues();
  await visitor.seesError('You need to tell us what you want to do');
  await expect(page.locator('.nhsuk-error-message')).toContainText('You need to tell us what you want to do');
});

test('goes back and agrees', async ({ visitor, page }) => {
  await visitor.chooses('Go back and agree to share my login information');
  await visitor.isOn('/nhs-login-consent');
  await visitor.agrees();
  await visitor.isHandedOver();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are logged in');
});

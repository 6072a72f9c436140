import { expect, test } from '../support/test';

test('signs in with a call to the landline', { tag: '@quick' }, async ({ visitor, page }) => {
  await visitor.arrives('landline');
  await visitor.givesEmail();
  await visitor.givesPassword();
  await visitor.isOn('/get-call-landline', 'Get a call to your landline');
  await page.getByRole('button', { name: 'Call my landline now' }).click();
  await visitor.isOn('/enter-landline-code', 'Enter the security code');
  await expect(page.getByText('•••••••0123')).toBeVisible();
  await visitor.givesCode();
  await visitor.agreesAndIsHandedOver();
});

import { expect, test } from '../support/test';

test('an address for which more is needed than a session leads to where it begins', async ({ page, visitor }) => {
  await visitor.arrives();
  await page.goto('/proofing/check-your-details');
  await visitor.isOn('/proofing/know-nhs-number');
  await expect(page.locator('main')).toHaveAttribute('aria-busy', 'false');
});

test('an account that may not be replaced leads from the confirmation back to the choice', async ({ page, visitor, patient }) => {
  await patient.asksForAMatch('duplicate');
  await visitor.isOn('/proofing/duplicate-nhs-number');
  await page.goto('/proofing/confirm-account-replacement');
  await visitor.isOn('/proofing/duplicate-nhs-number', 'You already have an NHS account');
  await expect(page.getByRole('radio')).toHaveCount(2);
});

test('/authcode with a session but no identity token ends the session', async ({ page, visitor }) => {
  await visitor.arrives();
  await page.goto('/authcode');
  await visitor.isOn('/session-timeout', 'We have logged you out');
  await expect(page.getByText('go to Example health service and log in again.')).toBeVisible();
});

test('an unknown address is not found', async ({ page, visitor }) => {
  await visitor.arrives();
  await page.goto('/proofing/nowhere');
  await visitor.isOn('/proofing/nowhere', 'We cannot find that page');
  await expect(page.getByText('CID0404')).toBeVisible();
});

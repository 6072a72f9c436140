import { expect, test } from '../support/test';

const title = 'NHS login terms of use update';

test('declines new terms: back at the service without a code', async ({ visitor, page }) => {
  await visitor.standsAt('/enter-mobile-code', 'terms-and-consent');
  await visitor.givesCode();
  await visitor.isOn('/terms-update', title);
  await page.getByRole('button', { name: 'I do not agree' }).click();
  await visitor.isSentBackWith('TermsUpdateNotAccepted');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are not logged in');
});

test('agrees to new terms, then to share', async ({ visitor, page, mock }) => {
  await visitor.standsAt('/enter-mobile-code', 'terms-and-consent');
  await visitor.givesCode();
  await visitor.isOn('/terms-update', title);
  await page.getByRole('button', { name: 'Agree and continue' }).click();
  await visitor.isOn('/nhs-login-consent');
  await visitor.agrees();
  await visitor.isHandedOver();
  expect(await mock.calls('/api/account/terms-update')).toHaveLength(1);
});

test('agrees to new terms where nothing else is asked', async ({ visitor, page, mock }) => {
  await visitor.standsAt('/enter-mobile-code', 'terms-only');
  await visitor.givesCode();
  await visitor.isOn('/terms-update', title);
  await page.getByRole('button', { name: 'Agree and continue' }).click();
  await visitor.isHandedOver();
  expect(await mock.calls('/api/account/consent')).toHaveLength(0);
});

import { expect, test } from '../support/test';

test('the Back link: Forward finds what was typed, and a double click goes back once', async ({ visitor, page }) => {
  const back = page.getByRole('link', { name: 'Back', exact: true });
  const firstName = page.getByLabel('First name');
  await page.clock.install();
  await visitor.standsAt('/proofing/know-nhs-number', 'uplift');
  await page.getByRole('radio', { name: /^No/ }).check();
  await visitor.continues();
  await visitor.isOn('/proofing/enter-name');
  await firstName.fill('Jo');
  await back.click();
  await visitor.isOn('/proofing/know-nhs-number');
  await expect(page.getByRole('radio', { name: /^No/ })).toBeChecked();
  await page.goForward();
  await visitor.isOn('/proofing/enter-name');
  await expect(firstName).toHaveValue('Jo');
  await page.getByLabel('Last name').fill('Public');
  await visitor.continues();
  await visitor.isOn('/proofing/enter-dob');
  // Later than a double click after the press before.
  await page.clock.fastForward(500);
  await back.dblclick();
  await visitor.isOn('/proofing/enter-name');
  await expect(firstName).toHaveValue('Jo');
});

test('the Back link of a page that was loaded again: Back finds what was typed', async ({ visitor, page }) => {
  await visitor.standsAt('/proofing/enter-name', 'uplift');
  await page.reload();
  await page.getByLabel('First name').fill('Jo');
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await visitor.isOn('/proofing/know-nhs-number');
  await page.goBack();
  await visitor.isOn('/proofing/enter-name');
  await expect(page.getByLabel('First name')).toHaveValue('Jo');
});

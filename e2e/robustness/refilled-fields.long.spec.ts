import { expect, test } from '../support/test';

test('a field stays empty when Back leads to it after another user has arrived', async ({ visitor, page }) => {
  await visitor.arrives('mobile');
  await page.getByLabel('Email address').fill('first@example.com');
  await visitor.arrives('both');
  await page.goBack();
  await expect(page).toHaveURL(/\/enter-email\?/);
  // The app has taken over the page.
  await page.waitForFunction(() => 'idx' in Object(history.state) && !('earlyEvents' in window));
  await expect(page.getByLabel('Email address')).toHaveValue('');
});

test('a password that was shown stays away when Back leads to its field', async ({ visitor, page }) => {
  await visitor.comesTo('/log-in-password');
  await page.getByLabel('Password', { exact: true }).fill('secret words');
  await page.getByRole('button', { name: 'Show password' }).click();
  await page.goto('/mock');
  await page.goBack();
  await visitor.isOn('/log-in-password');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
});

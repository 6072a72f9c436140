import { expect, test } from '../support/test';

test('continues after a reload during the call for the authorisation code', { tag: '@quick' }, async ({ visitor, page, mock }) => {
  await visitor.startsAt('/enter-mobile-code', 'straight-back');
  await mock.scenario('authcode.hang');
  await visitor.givesCode();
  await visitor.isOn('/authcode', 'Logging you in');
  await mock.scenario();
  await page.reload();
  await visitor.isHandedOver();
  expect(await mock.calls('/api/auth/authcode')).toHaveLength(2);
});

test('continues after a reload on the terms update', async ({ visitor, page }) => {
  await visitor.startsAt('/enter-mobile-code', 'terms-only');
  await visitor.givesCode();
  await visitor.findsAfterReload('/terms-update');
  await page.getByRole('button', { name: 'Agree and continue' }).click();
  await visitor.isHandedOver();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are logged in');
});

test('keeps the given address after a reload of /login', async ({ visitor, page }) => {
  await visitor.arrives();
  await page.goto('/login');
  await page.getByLabel('Email address').fill('mobile@example.com');
  await visitor.givesPassword('wrong');
  await visitor.seesWrongPassword();
  await page.reload();
  await visitor.isOn('/login');
  await expect(page.getByLabel('Email address')).toHaveValue('mobile@example.com');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
});

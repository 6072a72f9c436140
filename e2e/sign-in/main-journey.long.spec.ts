import { expect, test } from '../support/test';

test('types an email address with capitals and spaces', async ({ visitor, mock }) => {
  await visitor.arrives();
  await visitor.givesEmail('  Mobile@Example.COM ');
  await visitor.isOn('/log-in-password');
  const [check] = await mock.calls('/api/login/account-status');
  expect(check?.body).toEqual({ email: 'mobile@example.com' });
});

test('the root keeps the query of the client', async ({ page }) => {
  await page.goto('/mock/start');
  await page.goto('/?state=from-the-address');
  await expect(page).toHaveURL('/enter-email?state=from-the-address');
});

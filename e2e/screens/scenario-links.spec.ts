import { expect, test } from '../support/test';

test.describe('clock of a scenario', () => {
  test('accepts a code of a scenario that was sent 4 minutes 30 seconds ago', async ({ page, visitor }) => {
    await visitor.followsScenario('enter-mobile-code.sent-4-minutes-30-seconds-ago');
    await visitor.givesCodeAndConsents();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are logged in');
  });

  test('rejects the code of a scenario that was sent 5 minutes ago', async ({ visitor, page }) => {
    await visitor.followsScenario('enter-mobile-code.sent-5-minutes-ago');
    await visitor.givesCode();
    await visitor.isOn('/mobile-code-expired');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This security code has expired');
  });

  test('lets a locked-out user in after the 3 minutes that a scenario leaves', async ({ page, visitor, mock }) => {
    await visitor.followsScenario('log-in-password.locked-for-3-minutes');
    await visitor.givesPassword();
    await visitor.isOn('/password-attempts-exceeded', 'You cannot continue');
    await mock.advance({ minutes: 3 });
    await page.goto('/log-in-password');
    await visitor.givesPassword();
    await expect(page).toHaveURL('/enter-mobile-code');
  });
});

test('continues as another persona from the page of a scenario', async ({ page, visitor }) => {
  await visitor.startsAt('/nhs-login-consent', 'landline');
  await visitor.agrees();
  await visitor.isHandedOver();
  await expect(page.locator('[data-name="Signed in as"]')).toHaveText('landline@example.com');
});

test('starts a separate world on a reload, on Back and for another scenario', async ({ page, visitor, mock }) => {
  await visitor.startsAt('/enter-mobile-code');
  const first = await mock.code();
  await page.reload();
  await visitor.isOn('/enter-mobile-code', 'Enter the security code');
  await visitor.startsAt('/enter-mobile-code', 'both');
  expect(await mock.calls('/api/login/otp')).toHaveLength(0);
  expect(await mock.code()).not.toBe(first);
});

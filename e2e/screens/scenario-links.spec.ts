import { expect, test } from '../support/test';

test.describe('clock of a scenario', () => {
  test('accepts a code of a scenario that was sent 4 minutes 30 seconds ago', async ({ page, visitor }) => {
    await visitor.followsScenario('enter-mobile-code.sent-4-minutes-30-seconds-ago');
    await visitor.givesCodeAndConsents();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are logged in');
  });

  for (const [id, expired] of [
    ['enter-mobile-code.sent-5-minutes-ago', '/mobile-code-expired'],
    ['enter-landline-code.called-5-minutes-ago', '/landline-code-expired'],
  ] as const) {
    test(`rejects the expired code of a scenario 30 seconds later: ${id}`, async ({ page, visitor }) => {
      await visitor.followsScenario(id);
      await visitor.givesCode();
      await visitor.isOn(expired);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This security code has expired');
    });
  }

  test('lets a locked-out user in after the 3 minutes that a scenario leaves', async ({ page, visitor, mock }) => {
    await visitor.followsScenario('log-in-password.locked-for-3-minutes');
    await visitor.givesPassword();
    await visitor.isOn('/password-attempts-exceeded', 'You cannot continue');
    await mock.advance({ minutes: 3 });
    await page.goto('/log-in-password');
    await visitor.givesPassword();
    await expect(page).toHaveURL('/enter-mobile-code');
  });

  test('keeps the match of a scenario locked for 9 more minutes', async ({ page, visitor }) => {
    await visitor.followsScenario('proofing/p5-register-attempt.locked-for-9-minutes');
    await visitor.isOn('/proofing/p5-register-attempt', 'You cannot continue');
    await expect(page.getByText('9 minutes')).toBeVisible();
  });
});

test('refuses a used reset link after the second attempt to reset a password', async ({ page, visitor }) => {
  await visitor.followsScenario('reset/new-password.second-attempt');
  await visitor.isOn('/reset/new-password', 'Choose a new password');
  await visitor.givesNewPassword('An0therPassword');
  await expect(page).toHaveURL('/reset/link-used');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You have already reset your password');
});

test('opens all three reminders of a duplicate with three masked email addresses', async ({ page, visitor, mock }) => {
  await visitor.followsScenario('proofing/duplicate-nhs-number.eligible-three-emails');
  await visitor.isOn('/proofing/duplicate-nhs-number', 'You already have an NHS account');
  await expect(page.getByText('•@')).toHaveCount(3);
  await page.goto('/proofing/multiple-emails-found');
  await visitor.chooses('Get an email reminder, sent to the email addresses linked to these accounts');
  await visitor.isOn('/proofing/reminder-email-sent', 'We have sent you an email reminder');
  expect(await mock.emails()).toHaveLength(3);
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

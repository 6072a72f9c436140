import { expect, test, windows } from '../support/looked-over';

for (const viewport of windows) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport });

    test('an email address that is lost, or may have an account', async ({ visitor, page }) => {
      await visitor.standsAt('/register/lost-access-email');
      await visitor.isOn('/register/lost-access-email');
      await expect(page.getByRole('button', { name: 'Create a new account' })).toBeVisible();
      await page.goto('/register/not-sure-account');
      await visitor.isOn('/register/not-sure-account');
    });

    test('the same where no account can be created', async ({ visitor, page }) => {
      await visitor.followsScenario('register/lost-access-email.not-allowed');
      await expect(page.getByRole('link', { name: 'Go to Example health service' })).toBeVisible();
      await visitor.isOn('/register/lost-access-email');
      await page.getByRole('button', { name: 'Log in with another email address' }).click();
      await visitor.isOn('/enter-email');
    });
  });

  test.describe(`${viewport.width} px, in the health app`, () => {
    test.use({ viewport, userAgent: 'Mozilla/5.0 (Linux; Android 14) nhsapp-android/4.1.0' });

    test('consent has its help', async ({ visitor, page }) => {
      await visitor.standsAt('/nhs-login-consent');
      await expect(page.getByRole('link', { name: 'Get help with NHS login (opens in a new tab)' })).toBeVisible();
      await visitor.isOn('/nhs-login-consent');
    });
  });
}

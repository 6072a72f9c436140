import { expect, test, windows } from '../support/looked-over';

for (const viewport of windows) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport });

    test('a passkey that is not used: twice, while the browser asks, and instead of a password', async ({ visitor, device, page }) => {
      const again = 'Try using my passkey again';
      await visitor.arrives('passkey-and-mobile');
      await visitor.givesEmail();
      await visitor.isOn('/passkey-login-failed');
      await visitor.chooses(again);
      await expect(page.getByText('That did not work again. You can use your password.')).toBeVisible();
      await visitor.isOn('/passkey-login-failed');
      await device.isTakenAway();
      await visitor.chooses(again);
      await expect(page.getByText('Follow the steps on your device.').first()).toBeVisible();
      // No text shines through another.
      await expect(page.locator('.app-cover')).toHaveCSS('background-color', 'rgb(240, 244, 245)');
      await visitor.looksAtOnce('/passkey-login-failed asked');
      await page.reload();
      await visitor.isOn('/passkey-login-failed');
      await visitor.chooses('Log in using my password instead');
      await visitor.isOn('/log-in-password');
      await page.getByText('I cannot remember my password').click();
      await visitor.looksAround('/log-in-password unfolded');
    });

    test('a passkey for an address that is typed', async ({ visitor, page }) => {
      await visitor.standsAt('/passkey-enter-email');
      await visitor.isOn('/passkey-enter-email');
      await visitor.givesEmail();
      await visitor.isOn('/passkey-enter-email-login-failed');
      await expect(page.getByText('Your passkey may be on another device, or belong to another email address.')).toBeVisible();
    });
  });
}

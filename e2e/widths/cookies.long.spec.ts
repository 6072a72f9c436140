import { expect, test, windows } from '../support/looked-over';

for (const viewport of windows) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport, analytics: true });

    test('all cookies are accepted with one press, which is told in the colours of the focus', async ({ visitor, page }) => {
      await visitor.arrives();
      await visitor.looksAround('/enter-email asked about cookies');
      await page.getByRole('button', { name: 'Accept all cookies' }).click();
      const message = page.getByText('You have accepted all cookies.');
      await expect(message).toBeFocused();
      await expect(message).toHaveCSS('background-color', 'rgb(255, 235, 59)');
      await expect(message).toHaveCSS('color', 'rgb(33, 43, 50)');
      await visitor.looksAround('/enter-email cookies accepted');
    });

    test('optional cookies are rejected with one press, accepted by the settings, and the login goes on', async ({ visitor, page }) => {
      await visitor.arrives();
      await page.getByRole('button', { name: 'Reject optional cookies' }).click();
      await expect(page.getByText('You have rejected optional cookies.')).toBeFocused();
      await page.getByRole('link', { name: 'change your cookie settings' }).click();
      await visitor.isOn('/cookies/cookie-settings');
      await page.getByRole('radio', { name: 'Use these cookies', exact: true }).check();
      await page.getByRole('button', { name: 'Save my cookie settings' }).click();
      await visitor.isOn('/cookies/cookie-settings-changed');
      await page.getByRole('button', { name: 'Back to log in' }).click();
      await visitor.isOn('/enter-email');
    });
  });
}

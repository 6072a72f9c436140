import { expect, test, windows } from '../support/looked-over';

for (const viewport of windows) {
  test.describe(`${viewport.width} px`, () => {
    // A reload has no link any more.
    test.use({ viewport, tolerated: /^console: Reset password link is malformed/ });

    test('a new password by a link that was opened, loaded again and opened again', async ({ visitor, page }) => {
      await visitor.standsAt('/forgotten-password');
      await visitor.isOn('/forgotten-password');
      await visitor.givesEmail();
      await visitor.provesToBeHuman();
      await visitor.isOn('/check-email');
      await expect(page.getByText(/The link expires after 1 hour. It works until \d/)).toBeVisible();
      const link = await visitor.newestLink();
      await page.goto(link);
      await visitor.isOn('/reset/new-password', 'Choose a new password');
      await page.reload();
      await visitor.isOn('/reset/new-password', 'Open your link again');
      await expect(page.getByText('For your security, open the link in your email again.')).toBeVisible();
      await page.goto(link);
      await visitor.givesNewPassword('battery staple 7');
      await visitor.seesError('Enter a password in the correct format');
      await visitor.givesNewPassword('Battery Staple 7');
      await visitor.isOn('/reset/success');
      await page.getByRole('button', { name: 'Continue to log in' }).click();
      await visitor.isOn('/enter-email');
      await page.goBack();
      await visitor.isOn('/reset/success');
      await page.goto(link);
      await visitor.givesNewPassword('Another 12345');
      await visitor.isOn('/reset/link-used');
    });
  });
}

import { expect, test, windows } from '../support/looked-over';

for (const viewport of windows) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport });

    test('another mobile number: asked for, given up, and confirmed with a second code', async ({ visitor, page }) => {
      const asks = '/recovery/change-mobile/enter-mobile';
      const confirms = page.getByText(
        'Enter the code we sent to •••••••0222 to confirm your new number. Your old number keeps working until the change is complete.',
      );
      const asksForAnother = async () => {
        await page.getByText('I cannot log in using my mobile phone').click();
        await visitor.looksAround('/enter-mobile-code unfolded');
        await page.getByRole('link', { name: 'Change your mobile phone number' }).click();
        await visitor.isOn(asks, 'Change your mobile phone number');
        await page.getByLabel('New UK mobile number').fill('07700 900 222');
        await visitor.continues();
        await visitor.isOn('/enter-mobile-code');
        await expect(confirms).toBeVisible();
      };
      await visitor.standsAt('/enter-mobile-code', 'change-number');
      await asksForAnother();
      await page.getByRole('button', { name: 'Keep my old number' }).click();
      await expect(confirms).toBeHidden();
      await visitor.isOn('/enter-mobile-code');
      await asksForAnother();
      await page.getByText('Not received a text?').click();
      await page.getByRole('button', { name: 'Send the security code again' }).click();
      await expect(page.getByText('You have been sent a new security code.')).toBeVisible();
      await expect(confirms).toBeVisible();
      await visitor.looksAround('/enter-mobile-code another sent');
      await visitor.givesCode();
      await visitor.isOn(asks, 'You have asked to change your phone number');
      await expect(page.getByText(/You can log in with •••••••0222 from \d/)).toBeVisible();
    });

    test('another landline number', async ({ visitor, page }) => {
      await visitor.standsAt('/recovery/change-landline/enter-landline', 'change-landline');
      await page.getByLabel('New UK landline number').fill('07700 900 222');
      await visitor.continues();
      await visitor.seesError('You need to enter a valid phone number');
      await page.getByLabel('New UK landline number').fill('01632 960 222');
      await visitor.continues();
      await visitor.isOn('/enter-landline-code');
      await expect(page.getByRole('button', { name: 'Keep my old number' })).toBeVisible();
    });
  });
}

import { emailOf } from '../../mocks/people/personas';
import { expect, test, windows } from '../support/looked-over';

for (const viewport of windows) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport });

    test('an account with a code that was too old and a number that was refused', async ({ visitor, page, mock }) => {
      await visitor.standsAt('/register/create-account', 'new-landline');
      await visitor.isOn('/register/create-account');
      await page.getByRole('button', { name: 'Create an account' }).click();
      await visitor.isOn('/register/create-password');
      await visitor.givesPassword('correct horse 9');
      await visitor.seesError('Enter a password in the correct format');
      await expect(page.getByText('Use at least 8 characters and 1 capital letter')).toBeVisible();
      await visitor.givesPassword('Correct Horse 9');
      await visitor.isOn('/register/check-email');
      await mock.scenario('verify-email.code-expired');
      await visitor.givesCode();
      await visitor.seesError('This security code has expired.');
      await mock.scenario();
      await page.getByRole('button', { name: 'Send a new security code' }).click();
      await expect(page.getByText('You have been sent a new security code.')).toBeVisible();
      await visitor.looksAround('/register/check-email another sent');
      await visitor.givesCode();
      await visitor.isOn('/register/enter-mobile');

      // The address is confirmed: nothing of it is asked again.
      await page.goto('/register/create-account');
      await visitor.isOn('/register/enter-mobile');
      await mock.scenario('landline.invalid-number');
      await visitor.givesPhone('A UK landline', 'UK landline number', '01632 960 001');
      await visitor.seesError('We cannot send codes to this number. Check it, or use another.');
      await mock.scenario();
      await visitor.continues();
      await visitor.isOn('/enter-landline-code');
      await visitor.givesCode();
      await visitor.isOn('/nhs-login-consent');
      await expect(page.getByText('You have created an account')).toBeVisible();
    });

    test('an address that has an account', async ({ visitor, page }) => {
      await visitor.standsAt('/register/create-account-steps');
      await visitor.isOn('/register/create-account-steps');
      await visitor.continues();
      await visitor.isOn('/register/enter-email');
      await visitor.givesEmail('mobile@');
      await visitor.seesError('Enter an email address in the correct format');
      await visitor.givesEmail();
      await visitor.isOn('/register/already-have-an-account');
      await expect(page.getByText(`There is an account with ${emailOf('mobile')}. Log in with it.`)).toBeVisible();
    });
  });
}

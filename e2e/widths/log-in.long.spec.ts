import { emailOf } from '../../mocks/people/personas';
import { expect, test, windows } from '../support/looked-over';

for (const viewport of windows) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport });

    test('a mistyped address is changed, a code sent too late, and consent refused', async ({ visitor, page, mock }) => {
      await visitor.standsAt('/enter-email');
      await visitor.isOn('/enter-email');
      await visitor.givesEmail(emailOf('landline'));
      await visitor.isOn('/log-in-password');
      await expect(page.getByText(`Email address: ${emailOf('landline')} Change email address`)).toBeVisible();
      await page.getByRole('link', { name: 'Change email address' }).click();
      await visitor.isOn('/enter-email');
      await expect(page.getByLabel('Email address')).toHaveValue(emailOf('landline'));
      await visitor.givesEmail();
      await visitor.isOn('/log-in-password');
      await visitor.givesPassword('not-the-password');
      await visitor.seesWrongPassword();
      await visitor.looksAround('/log-in-password refused');
      await visitor.givesPassword();
      await visitor.isOn('/enter-mobile-code');
      const inTurn = [
        page.getByLabel('Security code', { exact: true }),
        page.getByLabel('Remember this device and stop sending security codes'),
        page.getByRole('button', { name: 'Continue' }),
        page.getByText('Not received a text?'),
      ];
      const tops = await Promise.all(inTurn.map(async (one) => (await one.boundingBox())?.y ?? 0));
      expect(tops).toEqual(tops.toSorted((one, other) => one - other));
      await expect(page.getByText('Not on a shared device. Lasts 180 days.')).toBeVisible();
      await visitor.givesCode(await mock.wrongCode());
      await visitor.seesError('The security code you have entered is wrong');
      await mock.advance({ minutes: 5 });
      await visitor.givesCode();
      await visitor.isOn('/mobile-code-expired');
      await page.getByRole('button', { name: 'Text me again with a new security code' }).click();
      await visitor.isOn('/enter-mobile-code');
      await visitor.givesCode();
      await visitor.isOn('/nhs-login-consent');
      await page.getByRole('link', { name: 'I do not agree' }).click();
      await visitor.isOn('/consent-confirmation');
    });

    test('with both fields on one page', async ({ visitor, page }) => {
      await visitor.standsAt('/login');
      await visitor.isOn('/login');
      await visitor.givesEmail('mobile@');
      await visitor.seesError('Enter an email address in the correct format', 'Enter your password');
      await expect(page.getByLabel('Email address')).toHaveValue('mobile@');
    });

    test('with a call to the landline, which fails at first', async ({ visitor, page, mock }) => {
      await visitor.standsAt('/choose-authentication-method', 'both');
      await visitor.isOn('/choose-authentication-method');
      await visitor.chooses('Use my landline');
      await visitor.isOn('/get-call-landline');
      await mock.scenario('trigger-otp.failed');
      await page.getByRole('button', { name: 'Call my landline now' }).click();
      await visitor.isOn('/call-failed');
      await mock.scenario();
      await visitor.chooses('Try calling my landline again');
      await visitor.isOn('/enter-landline-code');
      await page.getByText('Not received a call?').click();
      await page.getByText('I cannot log in using my landline').click();
      await visitor.looksAround('/enter-landline-code unfolded');
      await mock.advance({ minutes: 5 });
      await visitor.givesCode();
      await visitor.isOn('/landline-code-expired');
      await expect(page.getByRole('radio', { name: 'Text me a new security code' })).toBeVisible();
    });
  });
}

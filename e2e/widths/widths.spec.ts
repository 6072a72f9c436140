import { emailOf } from '../../mocks/people/personas';
import { expect, test, windows } from '../support/looked-over';

for (const viewport of windows) {
  test.describe(`${viewport.width} px`, { tag: '@long' }, () => {
    test.use({ viewport });

    test('lays out the pages of a login with a changed address, a late code and a refused consent', async ({ visitor, page, mock }) => {
      await visitor.startsAt('/enter-email');
      await visitor.isOn('/enter-email');
      await visitor.givesEmail(emailOf('landline'));
      await visitor.isOn('/log-in-password');
      await expect(page.getByText(`Email address: ${emailOf('landline')}`)).toBeVisible();
      await page.getByRole('link', { name: 'Back' }).click();
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
      await expect(page.getByText('Do not tick this on a shared device. It lasts 180 days.')).toBeVisible();
      await visitor.givesCode(await mock.wrongCode());
      await visitor.seesError('Enter the correct security code');
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

    test('lays out the pages of a login with both fields on one page', async ({ visitor, page }) => {
      await visitor.startsAt('/login');
      await visitor.isOn('/login');
      await visitor.givesEmail('mobile@');
      await visitor.seesError('Enter an email address in the correct format', 'Enter your password');
      await expect(page.getByLabel('Email address')).toHaveValue('mobile@');
    });

    test('lays out the pages of a login with a call to the landline that fails at first', async ({ visitor, page, mock }) => {
      await visitor.startsAt('/choose-authentication-method', 'both');
      await visitor.isOn('/choose-authentication-method');
      await visitor.chooses('Phone call to');
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

    test('lays out the pages of a registration with an expired code and a refused number', async ({ visitor, page, mock }) => {
      await visitor.startsAt('/register/create-account', 'new-landline');
      await visitor.isOn('/register/create-account');
      await page.getByRole('button', { name: 'Create an account' }).click();
      await visitor.isOn('/register/create-password');
      await visitor.givesPassword('correct horse 9');
      await visitor.seesError('Password must have at least 8 characters and a capital letter');
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

      // The email address is confirmed, so the app does not ask for it a second time.
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

    test('lays out the pages of a registration with an address that has an account', async ({ visitor, page }) => {
      await visitor.startsAt('/register/create-account-steps');
      await visitor.isOn('/register/create-account-steps');
      await visitor.continues();
      await visitor.isOn('/register/enter-email');
      await visitor.givesEmail('mobile@');
      await visitor.seesError('Enter an email address in the correct format');
      await visitor.givesEmail();
      await visitor.isOn('/register/already-have-an-account');
      await expect(page.getByText(`There is already an account for ${emailOf('mobile')}.`)).toBeVisible();
    });

    test('lays out the pages of an unused passkey: twice, during autofill, and instead of a password', async ({
      visitor,
      device,
      page,
    }) => {
      const again = 'Try using my passkey again';
      await visitor.arrives('passkey-and-mobile');
      await visitor.givesEmail();
      await visitor.isOn('/passkey-login-failed');
      await visitor.chooses(again);
      await expect(page.getByText('That did not work again. You can use your password.')).toBeVisible();
      await visitor.isOn('/passkey-login-failed');
      await device.isRemoved();
      await visitor.chooses(again);
      await expect(page.getByText('Follow the steps on your device.').first()).toBeVisible();
      // The cover is opaque, so no text shows through it.
      await expect(page.locator('.app-cover')).toHaveCSS('background-color', 'rgb(240, 244, 245)');
      await visitor.looksAtOnce('/passkey-login-failed asked');
      await page.reload();
      await visitor.isOn('/passkey-login-failed');
      await visitor.chooses('Log in using my password instead');
      await visitor.isOn('/log-in-password');
      await page.getByText('I cannot remember my password').click();
      await visitor.looksAround('/log-in-password unfolded');
    });

    test('lays out the pages of a passkey login for a typed address', async ({ visitor, page }) => {
      await visitor.startsAt('/passkey-enter-email');
      await visitor.isOn('/passkey-enter-email');
      await visitor.givesEmail();
      await visitor.isOn('/passkey-enter-email-login-failed');
      await expect(
        page.getByText("Your passkey may be on your phone. Choose 'use another device'. It may also belong to another email address."),
      ).toBeVisible();
    });

    test.describe('password reset', () => {
      // After a reload the address no longer has the code of the link.
      test.use({ tolerated: /^console: Reset password link is malformed/ });

      test('lays out the pages of a password reset whose link is opened, reloaded and opened again', async ({ visitor, page }) => {
        await visitor.startsAt('/forgotten-password');
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
        await visitor.seesError('Password must have at least 8 characters and a capital letter');
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

    test('lays out the pages of an unmatched health record, by number and by name, with a changed answer', async ({
      visitor,
      patient,
      page,
    }) => {
      await visitor.startsAt('/proofing/find-nhs-record', 'no-match');
      await visitor.isOn('/proofing/find-nhs-record');
      await visitor.continues();
      await visitor.isOn('/proofing/know-nhs-number');
      await patient.answersNumber('QQ123456C');
      await visitor.seesError('You have entered a National Insurance number. Enter your NHS number');
      await patient.answersNumber();
      await visitor.isOn('/proofing/enter-dob');
      await visitor.continues();
      await visitor.seesError('Enter your date of birth');
      await patient.answersDob();
      await visitor.isOn('/proofing/enter-postcode');
      await patient.answersPostcode();
      await visitor.isOn('/proofing/check-your-details');
      await patient.submits();
      await visitor.isOn('/proofing/no-match');

      // A changed answer preserves `noMatch`, and the journey returns to all details.
      await visitor.chooses('Check my details again');
      await visitor.isOn('/proofing/check-your-details?noMatch');
      await patient.changes('postcode');
      await visitor.isOn('/proofing/enter-postcode?noMatch&change');
      await patient.answersPostcode('ls1 9zz');
      await visitor.isOn('/proofing/check-your-details?noMatch');
      await expect(patient.detail('Postcode')).toHaveText('LS1 9ZZ');
      await page.getByRole('link', { name: 'Back', exact: true }).click();
      await visitor.isOn('/proofing/no-match');
      await visitor.chooses('Try my full name instead');
      await visitor.isOn('/proofing/enter-name');
      await page.goBack();
      await visitor.chooses('Prove who I am another way');
      await visitor.isOn('/proofing/confirm-your-details');
    });

    test('lays out the pages about a lost email address and a possible account', async ({ visitor, page }) => {
      await visitor.startsAt('/register/lost-access-email');
      await visitor.isOn('/register/lost-access-email');
      await expect(page.getByRole('button', { name: 'Create a new account' })).toBeVisible();
      await page.goto('/register/not-sure-account');
      await visitor.isOn('/register/not-sure-account');
    });

    test('lays out the pages of a missing email address when no account can be created', async ({ visitor, page }) => {
      await visitor.followsScenario('register/lost-access-email.not-allowed');
      await expect(page.getByRole('link', { name: 'Go to Example health service' })).toBeVisible();
      await visitor.isOn('/register/lost-access-email');
      await page.getByRole('button', { name: 'Log in with another email address' }).click();
      await visitor.isOn('/enter-email');
    });

    test.describe('pages without an account, in the health app', () => {
      test.use({ userAgent: 'Mozilla/5.0 (Linux; Android 14) nhsapp-android/4.1.0' });

      test('shows the help of consent in the health app', async ({ visitor, page }) => {
        await visitor.startsAt('/nhs-login-consent');
        await expect(page.getByRole('link', { name: 'Get help with NHS login (opens in a new tab)' })).toBeVisible();
        await visitor.isOn('/nhs-login-consent');
      });
    });

    test('lays out the pages of a mobile number change: asked for, cancelled, and confirmed with a second code', async ({
      visitor,
      page,
    }) => {
      const asks = '/recovery/change-mobile/enter-mobile';
      const confirms = page.getByText('Enter the code we sent to •••••••0222');
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
      await visitor.startsAt('/enter-mobile-code', 'change-number');
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
      await expect(page.getByText(/You can log in with •••••••0222.* from \d/)).toBeVisible();
    });

    test('lays out the pages of a landline number change', async ({ visitor, page }) => {
      await visitor.startsAt('/recovery/change-landline/enter-landline', 'change-landline');
      await page.getByLabel('New UK landline number').fill('07700 900 222');
      await visitor.continues();
      await visitor.seesError('Enter a UK landline number, like 01632 960 001');
      await page.getByLabel('New UK landline number').fill('01632 960 222');
      await visitor.continues();
      await visitor.isOn('/enter-landline-code');
      await expect(page.getByRole('button', { name: 'Keep my old number' })).toBeVisible();
    });

    test.describe('cookies', () => {
      test.use({ analytics: true });

      test('lays out the pages after all cookies are accepted with one click', async ({ visitor, page }) => {
        await visitor.arrives();
        await visitor.looksAround('/enter-email asked about cookies');
        await page.getByRole('button', { name: 'Accept all cookies' }).click();
        const message = page.getByText('You have accepted all cookies.');
        await expect(message).toBeFocused();
        await expect(message).toHaveCSS('background-color', 'rgb(255, 235, 59)');
        await expect(message).toHaveCSS('color', 'rgb(33, 43, 50)');
        await visitor.looksAround('/enter-email cookies accepted');
      });

      test('lays out the pages after optional cookies are rejected, then accepted in the settings', async ({ visitor, page }) => {
        await visitor.arrives();
        await page.getByRole('button', { name: 'Reject optional cookies' }).click();
        await expect(page.getByText('You have rejected optional cookies.')).toBeFocused();
        await page.getByRole('link', { name: 'change your cookie settings' }).click();
        await visitor.isOn('/cookies/cookie-settings');
        await page.getByRole('radio', { name: 'Use these cookies', exact: true }).check();
        await page.getByRole('button', { name: 'Save my cookie settings' }).click();
        await visitor.isOn('/cookies/cookie-settings-changed');
        await page.getByRole('button', { name: 'Go back to the page you were on' }).click();
        await visitor.isOn('/enter-email');
      });
    });
  });
}

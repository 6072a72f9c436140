import { expect, test } from '../support/test';

test('signs in with a call to the landline', async ({ visitor, page }) => {
  await visitor.arrives('landline');
  await visitor.givesEmail();
  await visitor.givesPassword();
  await visitor.isOn('/get-call-landline', 'Get a call to your landline');
  await page.getByRole('button', { name: 'Call my landline now' }).click();
  await visitor.isOn('/enter-landline-code', 'Enter the security code');
  await expect(page.getByText('•••••••0123')).toBeVisible();
  await visitor.givesCode();
  await visitor.isOn('/nhs-login-consent');
  await visitor.agrees();
  await visitor.isHandedOver();
});

test.describe('mobile and landline', { tag: '@long' }, () => {
  const byText = 'Text message to a number ending in 0338';
  const byCall = 'Phone call to a number ending in 0456';

  test.beforeEach(async ({ visitor }) => {
    await visitor.arrives('both');
    await visitor.givesEmail();
    await visitor.givesPassword();
    await visitor.isOn('/choose-authentication-method', 'Which authentication method do you want to use?');
  });

  test('requires a choice between a mobile and a landline', async ({ visitor, page }) => {
    await visitor.continues();
    await visitor.seesError('You need to tell us which authentication method you want to use');
    await page.getByRole('link', { name: 'You need to tell us' }).click();
    await expect(page.getByRole('radio', { name: byText })).toBeFocused();
  });

  test('sends a text message when the user chooses it over a landline', async ({ visitor, page }) => {
    await visitor.chooses(byText);
    await visitor.isOn('/enter-mobile-code');
    await visitor.givesCode();
    await visitor.isOn('/nhs-login-consent');
    await expect(page.getByRole('button', { name: 'I agree' })).toBeEnabled();
  });

  test('sends a text message after the user has chosen a call first', async ({ visitor, page }) => {
    await visitor.chooses(byCall);
    await visitor.isOn('/get-call-landline');
    await page.getByText('I cannot log in using my landline').click();
    await page.getByRole('button', { name: 'Send a security code to my mobile phone' }).click();
    await visitor.isOn('/enter-mobile-code');
    await expect(page.getByText('•••••••0338')).toBeVisible();
  });

  test('offers other methods when a call to a landline fails', async ({ visitor, page, mock }) => {
    await visitor.chooses(byCall);
    await visitor.isOn('/get-call-landline');
    await mock.scenario('trigger-otp.failed');
    await page.getByRole('button', { name: 'Call my landline now' }).click();
    await visitor.isOn('/call-failed', 'We were unable to call your landline, what do you want to do?');
    await visitor.continues();
    await visitor.seesError('You need to tell us what you want to do');
    await mock.scenario();
    await visitor.chooses('Send a security code to my mobile phone');
    await visitor.isOn('/enter-mobile-code');
    await expect(page.getByText('•••••••0338')).toBeVisible();
  });

  test('replaces a code that expired during a call to a landline', async ({ visitor, mock, page }) => {
    await visitor.chooses(byCall);
    await page.getByRole('button', { name: 'Call my landline now' }).click();
    await visitor.isOn('/enter-landline-code');
    await mock.advance({ minutes: 5 });
    await visitor.givesCode();
    await visitor.isOn('/landline-code-expired', 'This security code has expired');
    await visitor.chooses('Call my landline again with a new security code');
    await visitor.isOn('/enter-landline-code');
    await expect(page.getByLabel('Security code', { exact: true })).toHaveValue('');
  });
});

import { expect, test } from '../support/watched';

const chosen = 'Battery Staple 7';
const wrong = 'not the password';

test('leaks no secret with a password, a text message, consent and a remembered device', async ({ visitor, page, mock, secrets }) => {
  await visitor.signsInUpTo('/log-in-password');
  await visitor.givesPassword(wrong);
  await visitor.seesWrongPassword();
  await visitor.givesPassword();
  await visitor.isOn('/enter-mobile-code');
  await page.getByLabel('Remember this device and stop sending security codes').check();
  await visitor.givesCode(await mock.wrongCode());
  await visitor.seesError('Enter the correct security code');
  await visitor.givesCode();
  await visitor.agreesAndIsHandedOver();
  await visitor.signsInUpTo('/log-in-password');
  await visitor.givesPassword();
  await visitor.isHandedOver();
  expect(secrets.kinds()).toEqual(expect.arrayContaining(['identity token', 'remembered device']));
});

test('leaks no secret with a call to a landline', async ({ visitor, page, secrets }) => {
  await visitor.arrives('landline');
  await visitor.givesEmail();
  await visitor.isOn('/log-in-password');
  await visitor.givesPassword();
  await visitor.isOn('/get-call-landline');
  await page.getByRole('button', { name: 'Call my landline now' }).click();
  await visitor.isOn('/enter-landline-code');
  await visitor.givesCode();
  await visitor.agreesAndIsHandedOver();
  expect(secrets.kinds()).toEqual(expect.arrayContaining(['telephone number', 'typed text', 'identity token']));
});

test('leaks no secret with /login and a refusal to share', async ({ visitor, page, secrets }) => {
  await visitor.arrives();
  await page.goto('/login');
  await visitor.givesEmailAndPassword(wrong);
  await visitor.seesWrongPassword();
  await visitor.givesEmailAndPassword();
  await visitor.isOn('/enter-mobile-code');
  await visitor.givesCode();
  await visitor.isOn('/nhs-login-consent');
  await page.getByRole('link', { name: 'I do not agree to share this information' }).click();
  await visitor.isOn('/consent-confirmation');
  await visitor.chooses('Go to Example health service without sharing my login information');
  await visitor.isSentBackWith('ConsentNotGiven');
  expect(secrets.kinds()).toEqual(expect.arrayContaining(['typed text', 'identity token']));
});

test('leaks no secret with a passkey', async ({ visitor, device, secrets }) => {
  await device.createsPasskey('passkey');
  await visitor.arrives('passkey');
  await expect.poll(device.autofill).toEqual(['waiting']);
  await device.answers();
  await visitor.givesEmail();
  await visitor.isLoggedInByPasskey();
  expect(secrets.kinds()).toContain('challenge');
});

test('leaks no secret with a new account', async ({ visitor, page, secrets }) => {
  await visitor.arrives('new-user');
  await visitor.givesEmail();
  await visitor.isOn('/register/create-account');
  await page.getByRole('button', { name: 'Create an account' }).click();
  await visitor.isOn('/register/create-password');
  await visitor.givesPassword(chosen.toLowerCase());
  await visitor.seesError('Password must have at least 8 characters and a capital letter');
  await visitor.givesPassword(chosen);
  await visitor.isOn('/register/check-email');
  await visitor.givesCode();
  await visitor.isOn('/register/enter-mobile');
  await visitor.givesPhone('A UK mobile phone', 'UK mobile number', '07700 900 001');
  await visitor.isOn('/enter-mobile-code');
  await visitor.givesCode();
  await visitor.agreesAndIsHandedOver();
  expect(secrets.kinds()).toEqual(expect.arrayContaining(['typed text', 'identity token']));
});

test('leaks no secret with another phone number', async ({ visitor, page, secrets }) => {
  const changeMobile = '/recovery/change-mobile/enter-mobile';
  await visitor.signsInUpTo('/enter-mobile-code', 'change-number');
  await page.getByText('I cannot log in using my mobile phone').click();
  await page.getByRole('link', { name: 'Change your mobile phone number' }).click();
  await visitor.isOn(changeMobile);
  await page.getByLabel('New UK mobile number').fill('01632 960 222');
  await visitor.continues();
  await visitor.seesError('Enter a UK mobile phone number, like 07700 900 982');
  await page.getByLabel('New UK mobile number').fill('07700 900 222');
  await visitor.continues();
  await visitor.isOn('/enter-mobile-code');
  await visitor.givesCode();
  await visitor.isOn(changeMobile, 'You have asked to change your phone number');
  expect(secrets.kinds()).toEqual(expect.arrayContaining(['telephone number', 'typed text']));
});

test('leaks no secret with a forgotten password and its reset link, valid or expired', async ({ visitor, page, secrets }) => {
  await visitor.signsInUpTo('/log-in-password');
  await page.getByRole('link', { name: 'Reset your password' }).click();
  await visitor.isOn('/forgotten-password');
  await visitor.continues();
  await visitor.provesToBeHuman();
  await visitor.isOn('/check-email');
  const link = await visitor.newestLink();
  await page.goto(link);
  await visitor.isOn('/reset/new-password');
  await visitor.givesNewPassword(chosen.toLowerCase());
  await visitor.seesError('Password must have at least 8 characters and a capital letter');
  await visitor.givesNewPassword(chosen);
  await visitor.isOn('/reset/success');
  await page.getByRole('button', { name: 'Continue to log in' }).click();
  await visitor.isOn('/enter-email');
  await visitor.givesEmail();
  await visitor.isOn('/log-in-password');
  await visitor.givesPassword(chosen);
  await visitor.isOn('/enter-mobile-code');
  await page.goto(link.replace(/expiry=\d+/, 'expiry=1000000000000'));
  await visitor.isOn('/reset/link-expired');
  expect(secrets.kinds()).toEqual(expect.arrayContaining(['code', 'typed text']));
});

test('leaks no secret after an hour of waiting', async ({ visitor, mock, secrets }) => {
  await visitor.signsInUpTo('/enter-mobile-code');
  await mock.advance({ minutes: 60 });
  await visitor.givesCode();
  await visitor.isOn('/session-timeout');
  expect(secrets.kinds()).toEqual(expect.arrayContaining(['telephone number', 'typed text']));
});

import { emailOf } from '../../mocks/people/personas';
import { expect, test } from '../support/watched';

test('leaks no secret with a call to a landline', async ({ visitor, page, secrets }) => {
  await visitor.arrives('landline');
  await visitor.logsInUpTo('/log-in-password');
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
  await visitor.givesEmailAndPassword('not the password');
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

test('leaks no secret of a reset link opened in an unknown browser', async ({ visitor, page, mock, context, secrets }) => {
  await visitor.arrives();
  const link = await visitor.asksForAResetLink();
  await page.goto('/mock');
  await context.clearCookies({ name: 'nhs-authorization-cookie' });
  await page.evaluate(() => localStorage.clear());

  await page.goto(link);
  await visitor.isOn('/reset/new-password');
  await visitor.givesNewPassword('battery');
  await visitor.seesError('Password must have at least 8 characters and a capital letter');
  await visitor.givesNewPassword('Battery Staple 7');
  await visitor.isOn('/reset/success');
  const events = await page.evaluate(() => (window as { digitalData?: object[] }).digitalData);
  const title = 'You have reset your password for NHS login - NHS login';
  expect(events).toContainEqual({ event: 'pageview', path: '/reset/success', title });
  const code = new URLSearchParams(link.split('?')[1]).get('code');
  expect((await mock.calls('/api/login/confirm-change-password'))[0]?.body).toMatchObject({ username: emailOf('mobile'), code });

  await page.goto(link.replace(/expiry=\d+/, 'expiry=1000000000000'));
  await visitor.isOn('/reset/link-expired', 'This link has expired');
  await expect(page.getByText(emailOf('mobile'))).toBeVisible();
  expect(secrets.kinds()).toEqual(expect.arrayContaining(['code', 'typed text']));
});

test('leaks no secret after an hour of waiting', async ({ visitor, mock, secrets }) => {
  await visitor.signsInUpTo('/enter-mobile-code');
  await mock.advance({ minutes: 60 });
  await visitor.givesCode();
  await visitor.isOn('/session-timeout');
  expect(secrets.kinds()).toEqual(expect.arrayContaining(['telephone number', 'typed text']));
});

import { passwordRule } from '../../mocks/screens/shared';
import { expect, test } from '../support/watched';

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

test('leaks no secret with a new account', async ({ visitor, page, secrets }) => {
  await visitor.arrives('new-user');
  await visitor.givesEmail();
  await visitor.isOn('/register/create-account');
  await page.getByRole('button', { name: 'Create an account' }).click();
  await visitor.isOn('/register/create-password');
  await visitor.givesPassword('battery staple 7');
  await visitor.seesError(passwordRule);
  await visitor.givesPassword('Battery Staple 7');
  await visitor.isOn('/register/check-email');
  await visitor.givesCode();
  await visitor.isOn('/register/enter-mobile');
  await visitor.givesPhone('A UK mobile phone', 'UK mobile number', '07700 900 001');
  await visitor.givesCodeAndConsents();
  expect(secrets.kinds()).toEqual(expect.arrayContaining(['typed text', 'identity token']));
});

test('leaks no secret after an hour of waiting', async ({ visitor, mock, secrets }) => {
  await visitor.signsInUpTo('/enter-mobile-code');
  await mock.advance({ minutes: 60 });
  await visitor.givesCode();
  await visitor.isOn('/session-timeout');
  expect(secrets.kinds()).toEqual(expect.arrayContaining(['telephone number', 'typed text']));
});

const answers = ['NHS number', 'name', 'date of birth', 'postcode', 'identity token'];

test('leaks no answer when a health record is found by number', async ({ visitor, secrets }) => {
  await visitor.asksForAMatch('uplift');
  await visitor.agreesAndIsHandedOver();
  expect(await visitor.stored()).toBe('[{},{}]');
  expect(secrets.kinds()).toEqual(expect.arrayContaining(answers));
});

test('leaks no answer when there is no match and the user proves their identity', async ({ visitor, page, secrets }) => {
  await visitor.asksForAMatch('no-match', 'name');
  await visitor.isOn('/proofing/no-match');
  await visitor.chooses('Try my NHS number instead');
  await visitor.isOn('/proofing/know-nhs-number');
  await visitor.answersNumber();
  await visitor.isOn('/proofing/enter-dob');
  await visitor.continues();
  await visitor.isOn('/proofing/enter-postcode');
  await visitor.continues();
  await visitor.isOn('/proofing/check-your-details');
  await visitor.submits();
  await visitor.isOn('/proofing/no-match');
  const events = await page.evaluate(() => (window as { digitalData?: object[] }).digitalData);
  expect(events).toContainEqual({ event: 'pageview', path: '/proofing/no-match', title: 'We cannot find a match - NHS login' });
  await visitor.chooses('Prove who I am another way');
  await visitor.isOn('/proofing/confirm-your-details');
  await visitor.continues();
  await visitor.provesWhoTheyAre();
  await visitor.agreesAndIsHandedOver();
  expect(secrets.kinds()).toEqual(expect.arrayContaining(answers));
});

test('leaks no answer when an account replaces another', async ({ visitor, page, secrets }) => {
  await visitor.asksForAMatch('duplicate-eligible', 'name');
  await visitor.isOn('/proofing/duplicate-nhs-number');
  await visitor.chooses('Continue with your new account');
  await visitor.isOn('/proofing/confirm-account-replacement');
  await page.getByRole('checkbox').check();
  await visitor.continues();
  await visitor.provesWhoTheyAre();
  await visitor.agreesAndIsHandedOver();
  expect(secrets.kinds()).toEqual(expect.arrayContaining(answers));
});

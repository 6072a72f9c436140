import { expect, test } from '../support/watched';

const answers = ['NHS number', 'name', 'date of birth', 'postcode', 'identity token'];

test('leaks no answer when a health record is found by number', async ({ patient, secrets }) => {
  await patient.asksForAMatch('uplift');
  await patient.agreesAndIsHandedOver();
  expect(await patient.stored()).toBe('[{},{}]');
  expect(secrets.kinds()).toEqual(expect.arrayContaining(answers));
});

test('leaks no answer when a health record is found by a name with accents', async ({ patient, secrets }) => {
  await patient.asksForAMatch('special-name', 'name');
  await patient.agreesAndIsHandedOver();
  expect(secrets.kinds()).toEqual(expect.arrayContaining(answers));
});

test('leaks no answer when there is no match and the user proves their identity', async ({ patient, visitor, page, secrets }) => {
  await patient.asksForAMatch('no-match', 'name');
  await visitor.isOn('/proofing/no-match');
  await visitor.chooses('Try my NHS number instead');
  await visitor.isOn('/proofing/know-nhs-number');
  await patient.answersNumber();
  await visitor.isOn('/proofing/enter-dob');
  await visitor.continues();
  await visitor.isOn('/proofing/enter-postcode');
  await visitor.continues();
  await visitor.isOn('/proofing/check-your-details');
  await patient.submits();
  await visitor.isOn('/proofing/no-match');
  const events = await page.evaluate(() => (window as { digitalData?: object[] }).digitalData);
  expect(events).toContainEqual({ event: 'pageview', path: '/proofing/no-match', title: 'We cannot find a match - NHS login' });
  await visitor.chooses('Prove who I am another way');
  await visitor.isOn('/proofing/confirm-your-details');
  await visitor.continues();
  await patient.provesWhoTheyAre();
  await patient.agreesAndIsHandedOver();
  expect(secrets.kinds()).toEqual(expect.arrayContaining(answers));
});

test('leaks no answer when two other accounts each get a reminder', async ({ patient, visitor, page, secrets }) => {
  await patient.asksForAMatch('duplicate-several', 'name');
  await visitor.isOn('/proofing/duplicate-nhs-number');
  await visitor.chooses('Get help finding the email address linked to this account');
  await visitor.isOn('/proofing/multiple-emails-found');
  await visitor.chooses('Get an email reminder');
  await visitor.isOn('/proofing/reminder-email-sent');
  await page.getByRole('button', { name: 'Request a new reminder' }).click();
  await visitor.isOn('/another-reminder-sent');
  await page.getByRole('button', { name: 'Log in with your existing account' }).click();
  await patient.logsInWith('second-account');
  expect(secrets.kinds()).toEqual(expect.arrayContaining(answers));
});

test('leaks no answer when an account replaces another', async ({ patient, visitor, page, secrets }) => {
  await patient.asksForAMatch('duplicate-eligible', 'name');
  await visitor.isOn('/proofing/duplicate-nhs-number');
  await visitor.chooses('Continue with your new account');
  await visitor.isOn('/proofing/confirm-account-replacement');
  await page.getByRole('checkbox').check();
  await visitor.continues();
  await patient.provesWhoTheyAre();
  await patient.agreesAndIsHandedOver();
  expect(secrets.kinds()).toEqual(expect.arrayContaining(answers));
});

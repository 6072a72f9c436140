import { expect, test } from '../support/watched';

const answers = ['NHS number', 'name', 'date of birth', 'postcode', 'identity token'];

test('leaks no answer when a health record is found by number', async ({ visitor, secrets }) => {
  await visitor.asksForAMatch('uplift');
  await visitor.agreesAndIsHandedOver();
  expect(await visitor.stored()).toBe('[{},{}]');
  expect(secrets.kinds()).toEqual(expect.arrayContaining(answers));
});

test('leaks no answer when a health record is found by a name with accents', async ({ visitor, secrets }) => {
  await visitor.asksForAMatch('special-name', 'name');
  await visitor.agreesAndIsHandedOver();
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

test('leaks no answer when two other accounts each get a reminder', async ({ visitor, page, secrets }) => {
  await visitor.asksForAMatch('duplicate-several', 'name');
  await visitor.isOn('/proofing/duplicate-nhs-number');
  await visitor.chooses('Get help finding the email address linked to this account');
  await visitor.isOn('/proofing/multiple-emails-found');
  await visitor.chooses('Get an email reminder, sent to the email addresses linked to these accounts');
  await visitor.isOn('/proofing/reminder-email-sent');
  await page.getByRole('button', { name: 'Request a new reminder' }).click();
  await visitor.isOn('/another-reminder-sent');
  await page.getByRole('button', { name: 'Log in with your existing account' }).click();
  await visitor.logsInWith('second-account');
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

import { expect, test } from '../support/test';

test('a number that is not verified: both answers are still there, and may be corrected', async ({ patient, visitor, page }) => {
  await patient.asksForAMatch('number-not-verified');
  await patient.finds('/proofing/nhs-number-not-verified');
  await page.reload();
  await page.getByRole('button', { name: 'Try again' }).press('Space');
  await visitor.isOn('/proofing/know-nhs-number');
  await expect(page.getByLabel('NHS number', { exact: true })).toHaveValue('999 000 0050');
  await visitor.continues();
  await visitor.isOn('/proofing/enter-dob');
  await expect(page.getByLabel('Year')).toHaveValue('1995');
});

test('a record that was withdrawn: the reference, and the help centre for it', async ({ patient, page }) => {
  await patient.asksForAMatch('record-invalidated');
  await patient.finds('/proofing/record-invalidated');
  await expect(page.getByText('Reference: CID2011')).toBeVisible();
  const help = page.getByRole('main').getByRole('link', { name: /help centre/ });
  await expect(help).toHaveAttribute('href', 'https://help.login.nhs.uk/contact?error=CID2011');
  await expect(help).toHaveAttribute('target', '_blank');
});

test('several records of one name: the number is asked for', async ({ patient, visitor, page }) => {
  await patient.asksForAMatch('several-matches', 'name');
  await patient.finds('/proofing/no-match');
  await visitor.chooses('Try my NHS number instead');
  await visitor.isOn('/proofing/know-nhs-number');
  await patient.answersNumber();
  await visitor.isOn('/proofing/enter-dob');
  await expect(page.getByLabel('Year')).toHaveValue('1990');
});

test('an account that was matched before goes on to the service', async ({ patient, visitor, page }) => {
  await patient.asksForAMatch('already-uplifted');
  await patient.finds('/proofing/p5-already-completed');
  await page.getByText('Do you want to match another person').click();
  await expect(page.getByText('Log out of Example health service')).toBeVisible();
  await page.reload();
  await visitor.continues();
  await patient.agreesAndIsHandedOver();
});

test('an error that nobody knows: a way back to the first question, and a match', async ({ patient, visitor, page, mock }) => {
  await patient.logsIn('uplift');
  await patient.answersAll('number');
  await mock.scenario('uplift-nhs-known.unknown-error');
  await patient.submits();
  await visitor.isOn('/proofing/p5-error-generic', 'There was a technical problem');
  await mock.scenario();
  await page.getByRole('button', { name: 'Try again' }).click();
  for (const question of ['know-nhs-number', 'enter-dob', 'enter-postcode']) {
    await visitor.isOn(`/proofing/${question}`);
    await visitor.continues();
  }
  await patient.submits();
  await patient.agreesAndIsHandedOver();
  expect(await mock.calls('/api/proofing/p5-uplift-nhs-known')).toHaveLength(2);
});

test('who is matched is not asked again, wherever they go', async ({ patient, visitor, page }) => {
  await patient.asksForAMatch('uplift');
  await visitor.isOn('/nhs-login-consent');
  for (const address of ['/proofing', '/proofing/enter-dob', '/proofing/submit', '/proofing/no-match', '/proofing/duplicate-nhs-number']) {
    await page.goto(address);
    await visitor.isOn('/proofing/p5-already-completed', 'We have already matched you to your NHS record');
  }
  await visitor.continues();
  await patient.agreesAndIsHandedOver();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are logged in');
});

import { expectAccessible } from '../support/accessible';
import { expect, test } from '../support/test';

test.beforeEach(({ patient }) => patient.logsIn('uplift'));

test('what is wrong is announced, led to and marked, and what was typed stays', async ({ patient, visitor, page }) => {
  const sentence = 'Your date of birth must include a month';
  const month = page.getByLabel('Month', { exact: true });
  await page.goto('/proofing/enter-dob');
  await patient.fillsDob('15', '', '1984');
  await visitor.continues();
  await visitor.seesError(sentence);
  await page.getByRole('group', { name: 'There is a problem' }).getByRole('link', { name: sentence }).click();
  await expect(month).toBeFocused();
  await expect(page).toHaveURL('/proofing/enter-dob');
  await expect(page.locator('[aria-describedby*="error-message"]')).toHaveAccessibleDescription(/Error: /);
  await expect(page.getByLabel('Day', { exact: true })).toHaveValue('15');
  await expect(page.getByLabel('Year', { exact: true })).toHaveValue('1984');
});

test('a wrong number: it stays, with the choice, and its field is led to', async ({ patient, visitor, page }) => {
  const field = page.getByLabel('NHS number', { exact: true });
  await page.goto('/proofing/know-nhs-number');
  await visitor.continues();
  await visitor.seesError('Select yes, if you know your NHS number');
  await page.getByRole('link', { name: 'Select yes' }).click();
  await expect(page.getByRole('radio', { name: 'Yes, I know my NHS number' })).toBeFocused();
  const sentence = 'Enter your NHS number in the correct format';
  await patient.answersNumber('QQ123456C');
  await visitor.seesError(sentence);
  await page.getByRole('link', { name: sentence }).click();
  await expect(field).toBeFocused();
  await expect(field).not.toHaveAccessibleDescription('');
  await expect(page.getByRole('radio', { name: 'Yes, I know my NHS number' })).toBeChecked();
  await expect(field).toHaveValue('QQ123456C');
  await patient.answersNumber();
  await visitor.isOn('/proofing/enter-dob');
});

test('too young: no date of birth is kept, and the right one goes on', async ({ patient, visitor, page }) => {
  await page.goto('/proofing/enter-dob');
  await patient.answersDob(`${new Date().getFullYear() - 9}-01-01`);
  await patient.finds('/proofing/you-need-to-be-over-11');
  await page.reload();
  await page.getByRole('link', { name: 'go back and enter your date of birth' }).click();
  await visitor.isOn('/proofing/enter-dob');
  await expect(page.getByLabel('Year')).toHaveValue('');
  await patient.answersDob();
  await visitor.isOn('/proofing/enter-postcode');
});

test('a postcode in Scotland: it is shown, then cleared for another one', async ({ patient, visitor, page }) => {
  await patient.answersAll('number');
  await patient.changes('postcode');
  await patient.answersPostcode('eh1 1yz');
  await patient.finds('/proofing/nhs-login-not-available-your-area', '?change');
  await page.reload();
  await expect(page.getByText('EH1 1YZ')).toBeVisible();
  await expectAccessible(page);
  await page.getByText('Enter a different postcode').click();
  await visitor.isOn('/proofing/enter-postcode?change');
  await expect(page.getByLabel('Postcode')).toHaveValue('');
  // The former postcode stays the answer until another one is given.
  await page.goto('/proofing/check-your-details');
  await visitor.isOn('/proofing/check-your-details');
  await page.goto('/proofing/enter-postcode');
  await patient.answersPostcode();
  await visitor.isOn('/proofing/check-your-details');
});

import { expectAccessible } from '../support/accessible';
import { expect, test } from '../support/test';

test.beforeEach(({ patient }) => patient.logsIn('uplift'));

/** Input, sentence of the summary, and the field that its link leads to. */
const mistakes = [
  ['enter-name', { 'First name': 'M', 'Last name': 'Okafor' }, 'You must enter more than one character for your first name', 'First name'],
  ['enter-name', { 'First name': 'Maya', 'Last name': '' }, 'You need to enter your last name', 'Last name'],
  ['enter-dob', { Day: '31', Month: '2', Year: '1984' }, 'You need to enter a real date of birth', 'Day'],
  ['enter-dob', { Day: '15', Month: '', Year: '1984' }, 'Your date of birth must include a month', 'Month'],
  ['enter-dob', { Day: '15', Month: '3', Year: '84' }, 'Your birth year must have 4 numbers', 'Year'],
  ['enter-postcode', { Postcode: 'LS1 4APP' }, 'Check you have entered your postcode correctly', 'Postcode'],
] as const;

test('what is wrong is announced, led to and marked at each question, and what was typed stays', async ({ visitor, page }) => {
  const field = (label: string) => page.getByLabel(label, { exact: true });
  for (const [question, typed, sentence, wrong] of mistakes) {
    await test.step(sentence, async () => {
      await page.goto(`/proofing/${question}`);
      for (const [label, text] of Object.entries(typed)) await field(label).fill(text);
      await visitor.continues();
      await visitor.seesError(sentence);
      await page.getByRole('alert').getByRole('link', { name: sentence }).click();
      await expect(field(wrong)).toBeFocused();
      await expect(page).toHaveURL(`/proofing/${question}`);
      await expect(page.locator('[aria-describedby*="error-message"]')).toHaveAccessibleDescription(/Error: /);
      for (const [label, text] of Object.entries(typed)) await expect(field(label)).toHaveValue(text);
    });
  }
});

test('a wrong number: it stays, with the choice, and its field is led to', async ({ patient, visitor, page }) => {
  const field = page.getByLabel('NHS number', { exact: true });
  await page.goto('/proofing/know-nhs-number');
  await visitor.continues();
  await visitor.seesError('Select yes, if you know your NHS number');
  await page.getByRole('link', { name: 'Select yes' }).click();
  await expect(page.getByRole('radio', { name: 'Yes, I know my NHS number' })).toBeFocused();
  for (const [number, sentence] of [
    ['', 'You need to enter your NHS number'],
    ['9990000019', 'The number you entered is not an NHS number'],
    ['999 000 001', 'Your NHS number must have 10 numbers'],
    ['QQ123456C', 'Enter your NHS number in the correct format'],
  ] as const) {
    await patient.answersNumber(number);
    await visitor.seesError(sentence);
    await expect(page.getByRole('alert')).toContainText(sentence);
    await page.getByRole('link', { name: sentence }).click();
    await expect(field).toBeFocused();
    await expect(field).not.toHaveAccessibleDescription('');
  }
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
  await patient.finds('/proofing/nhs-login-not-available-your-area');
  await page.reload();
  await expect(page.getByText('EH1 1YZ')).toBeVisible();
  await expectAccessible(page);
  await page.getByText('Enter a different postcode').click();
  await visitor.isOn('/proofing/enter-postcode');
  await expect(page.getByLabel('Postcode')).toHaveValue('');
  await page.goto('/proofing/check-your-details');
  await visitor.isOn('/proofing/know-nhs-number');
  await page.goto('/proofing/enter-postcode');
  await patient.answersPostcode();
  await visitor.isOn('/proofing/check-your-details');
});

import { expectAccessible } from '../support/accessible';
import { expect, test } from '../support/test';

test.describe('proofing questions', { tag: '@long' }, () => {
  test.beforeEach(({ patient }) => patient.logsIn('uplift'));

  test('announces, links and marks the errors of each question, and keeps the typed text', async ({ patient, visitor, page }) => {
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

  test('keeps a wrong number and the choice, and links the error to its field', async ({ patient, visitor, page }) => {
    const field = page.getByLabel('NHS number', { exact: true });
    await page.goto('/proofing/know-nhs-number');
    await visitor.continues();
    await visitor.seesError('Select yes, if you know your NHS number');
    await page.getByRole('link', { name: 'Select yes' }).click();
    await expect(page.getByRole('radio', { name: 'Yes, I know my NHS number' })).toBeFocused();
    const sentence = 'You have entered a National Insurance number. Enter your NHS number';
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

  test('does not store the date of birth of a user who is too young, and accepts a correction', async ({ patient, visitor, page }) => {
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

  test('shows a postcode in Scotland, then clears it for another one', async ({ patient, visitor, page }) => {
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
    // The previous postcode remains until the user submits another one.
    await page.goto('/proofing/check-your-details');
    await visitor.isOn('/proofing/check-your-details');
    await page.goto('/proofing/enter-postcode');
    await patient.answersPostcode();
    await visitor.isOn('/proofing/check-your-details');
  });
});

test.describe('Back from a proofing question', { tag: '@long' }, () => {
  test('keeps every answer after Back in the browser, and does not search again', async ({ patient, visitor, page, mock }) => {
    await patient.asksForAMatch('no-match', 'name');
    await visitor.isOn('/proofing/no-match');
    await page.goBack();
    await visitor.isOn('/proofing/check-your-details');
    await page.goBack();
    await visitor.isOn('/proofing/enter-postcode');
    await expect(page.getByLabel('Postcode')).toHaveValue('LS1 1AA');
    await page.goBack();
    await visitor.isOn('/proofing/enter-dob');
    await expect(page.getByLabel('Day')).toHaveValue('1');
    await expect(page.getByLabel('Year')).toHaveValue('1980');
    await page.goBack();
    await visitor.isOn('/proofing/enter-name');
    await expect(page.getByLabel('Last name')).toHaveValue('Nobody');
    await page.goBack();
    await visitor.isOn('/proofing/know-nhs-number');
    await expect(page.getByRole('radio', { name: 'No, continue with my full name' })).toBeChecked();
    expect(await mock.calls('/api/proofing/p5-uplift-demog-trace')).toHaveLength(1);
  });

  test('goes back through the questions by the Back links, and keeps the answers', async ({ patient, visitor, page }) => {
    const back = page.getByRole('link', { name: 'Back', exact: true });
    await page.clock.install();
    await patient.logsIn('uplift');
    await visitor.continues();
    await visitor.isOn('/proofing/know-nhs-number');
    // The Back link adds no entry to the history.
    await page.goBack();
    await visitor.isOn('/enter-mobile-code');
    await patient.answersAll('name');
    await page.goto('/proofing/enter-postcode');
    for (const question of ['enter-postcode', 'enter-dob', 'enter-name']) {
      await visitor.isOn(`/proofing/${question}`);
      await expect(page.getByRole('main').getByRole('textbox').first()).not.toHaveValue('');
      await back.click();
      // Otherwise the next click would count as the second of a double click.
      await page.clock.fastForward(500);
    }
    await visitor.isOn('/proofing/know-nhs-number');
    await back.click();
    await visitor.isOn('/proofing/find-nhs-record');
  });
});

test.describe('faults of the match', { tag: '@long' }, () => {
  test('keeps everything after a network failure of the match, and retries', async ({ patient, visitor, page, mock }) => {
    await patient.logsIn('uplift');
    await patient.answersAll('number');
    await mock.scenario('uplift-nhs-known.dead');
    await patient.submits();
    await visitor.seesError('Sorry, that did not work');
    await visitor.isOn('/proofing/submit', 'We could not check your details');
    await expectAccessible(page);
    // A reload does not search. Only a click does.
    await page.reload();
    await visitor.isOn('/proofing/check-your-details');
    await expect(patient.detail('NHS number')).toHaveText('999 000 0018');
    await patient.submits();
    await visitor.seesError('Sorry, that did not work');
    await mock.scenario();
    await page.getByRole('button', { name: 'Try again' }).dblclick();
    await patient.agreesAndIsHandedOver();
    const answered = (await mock.calls('/api/proofing/p5-uplift-nhs-known')).filter(({ status }) => status === 200);
    expect(answered).toHaveLength(1);
  });

  test('matches after a reload during the search', async ({ patient, visitor, page, mock }) => {
    await patient.logsIn('uplift');
    await patient.answersAll('name');
    await mock.scenario('uplift-demog-trace.hang');
    await patient.submits();
    await visitor.isOn('/proofing/submit', 'Checking your details');
    await expect(page.getByRole('status').filter({ hasText: 'Checking your details' })).toHaveCount(1);
    await mock.scenario();
    await page.reload();
    await visitor.isOn('/proofing/check-your-details');
    await patient.submits();
    await patient.agreesAndIsHandedOver();
    expect(await mock.calls('/api/proofing/p5-uplift-demog-trace')).toHaveLength(2);
  });

  test('matches after the puzzle of the firewall', async ({ patient, visitor, mock }) => {
    await patient.logsIn('uplift');
    await patient.answersAll('number');
    await mock.scenario('uplift-nhs-known.firewall');
    await patient.submits();
    await visitor.provesToBeHuman();
    await patient.agreesAndIsHandedOver();
    expect(await mock.calls('/api/proofing/p5-uplift-nhs-known')).toHaveLength(2);
  });
});

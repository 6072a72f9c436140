import { expect, test } from '../support/test';

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

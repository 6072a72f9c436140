import { expect, test } from '../support/test';

const detailsGiven = '/proofing/check-your-details';

/** How long a page says that a person has to wait, and where it leads them then. */
for (const [persona, by, address, question] of [
  ['record-busy', 'number', '/proofing/p5-pds-limit', '/proofing/know-nhs-number'],
  ['record-timeout', 'name', '/proofing/p5-pds-limit', '/proofing/enter-name'],
] as const) {
  test(`${persona}, asked by ${by}: how long to wait, and a link to try again`, async ({ patient, visitor, page }) => {
    await patient.asksForAMatch(persona, by);
    await patient.finds(address);
    await page.reload();
    await visitor.isOn(address);
    await expect(page.getByText('at the latest (in about 15 minutes).')).toBeVisible();
    await page.getByRole('link', { name: 'go back and try again' }).click();
    await visitor.isOn(question);
    await expect(page.getByRole('main').getByRole('textbox').first()).not.toHaveValue('');
  });
}

test('a lock of another length: the page says how long, also after a reload', async ({ patient, visitor, page, mock }) => {
  await patient.logsIn('uplift');
  await patient.answersAll('number');
  await mock.scenario('uplift-nhs-known.rate-limit-lockout-known');
  await patient.submits();
  await visitor.isOn('/proofing/p5-register-attempt');
  const wait = page.getByText(/^You can try again at .* \(in about 40 minutes\)\.$/);
  await expect(wait).toBeVisible();
  await page.reload();
  await expect(wait).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
});

test('a lock from before: the details are confirmed for another proof, and it is handed over', async ({ patient, visitor, mock }) => {
  await patient.asksForAMatch('match-locked');
  await patient.finds('/proofing/confirm-your-details');
  await visitor.continues();
  await patient.provesWhoTheyAre();
  await patient.agreesAndIsHandedOver();
  expect(await mock.calls('/api/proofing/record-p5-failure-data')).toHaveLength(1);
});

test('a lock that has ended: the same details are matched', async ({ patient, visitor, page, mock }) => {
  await patient.asksForAMatch('match-locked', 'name');
  await visitor.isOn('/proofing/confirm-your-details');
  await mock.advance({ minutes: 15 });
  await page.goto(detailsGiven);
  await patient.submits();
  await patient.agreesAndIsHandedOver();
  expect(await mock.calls('/api/proofing/record-p5-failure-data')).toHaveLength(0);
});

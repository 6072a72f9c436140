import { expect, test } from '../support/test';

const another = 'Prove who I am another way';

test('proves a user without a match after a changed answer, and hands over', async ({ patient, visitor, page, mock }) => {
  await patient.asksForAMatch('no-match');
  await patient.finds('/proofing/no-match');
  await visitor.continues();
  await visitor.seesError('You need to select what you want to do next.');
  await expect(page.getByRole('radio')).toHaveCount(3);
  await visitor.chooses('Check my details again');
  await patient.finds('/proofing/check-your-details', '?noMatch');
  await page.reload();
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await visitor.isOn('/proofing/no-match');

  await visitor.chooses(another);
  await patient.finds('/proofing/confirm-your-details');
  await page.reload();
  await patient.changes('postcode');
  await visitor.isOn('/proofing/enter-postcode');
  await expect(page.getByRole('link', { name: 'Back', exact: true })).toHaveCount(0);
  await expect(page.getByLabel('Postcode')).toHaveValue('LS1 1AA');
  await patient.answersPostcode('ls1 9zz');
  await visitor.isOn('/proofing/confirm-your-details');
  await expect(patient.detail('Postcode')).toHaveText('LS1 9ZZ');
  await visitor.continues();

  await patient.provesWhoTheyAre();
  await patient.agreesAndIsHandedOver();
  const [recorded] = await mock.calls('/api/proofing/record-p5-failure-data');
  expect(recorded?.body).toEqual({
    nhs_number: '9990000123',
    date_of_birth: '1980-01-01',
    postcode: 'LS1 9ZZ',
    session_id: expect.any(String),
  });
});

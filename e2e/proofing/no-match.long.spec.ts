import { expect, test } from '../support/test';

const another = 'Prove who I am another way';

test('no match, details again, then another way: an answer is changed, the proof follows, and it is handed over', async ({
  patient,
  visitor,
  page,
  mock,
}) => {
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
  const [kept] = await mock.calls('/api/proofing/record-p5-failure-data');
  expect(kept?.body).toEqual({
    nhs_number: '9990000123',
    date_of_birth: '1980-01-01',
    postcode: 'LS1 9ZZ',
    session_id: expect.any(String),
  });
});

test('the other of number and name may be tried, and no answer is lost', async ({ patient, visitor, page, mock }) => {
  await patient.asksForAMatch('no-match');
  await visitor.isOn('/proofing/no-match');
  await visitor.chooses('Try my full name instead');
  await visitor.isOn('/proofing/enter-name');
  await patient.answersName();
  await expect(page.getByLabel('Year')).toHaveValue('1980');
  await visitor.continues();
  await expect(page.getByLabel('Postcode')).toHaveValue('LS1 1AA');
  await visitor.continues();
  await patient.submits();
  await visitor.isOn('/proofing/no-match');
  await visitor.chooses('Try my NHS number instead');
  await visitor.isOn('/proofing/know-nhs-number');
  await page.getByRole('radio', { name: 'Yes, I know my NHS number' }).check();
  await expect(page.getByLabel('NHS number', { exact: true })).toHaveValue('999 000 0123');
  expect(await mock.calls('/api/proofing/p5-uplift-demog-trace')).toHaveLength(1);
});

test('another way by mistake, then Back and the number instead: the look-up is made', async ({ patient, visitor, page, mock }) => {
  await patient.asksForAMatch('several-matches', 'name');
  await visitor.isOn('/proofing/no-match');
  await visitor.chooses(another);
  await visitor.isOn('/proofing/confirm-your-details');
  await page.goBack();
  await visitor.isOn('/proofing/no-match');
  await visitor.chooses('Try my NHS number instead');
  await visitor.isOn('/proofing/know-nhs-number');
  await expect(page.getByRole('radio', { name: 'Yes, I know my NHS number' })).toBeChecked();
  await patient.answersNumber();
  await visitor.isOn('/proofing/enter-dob');
  await visitor.continues();
  await visitor.isOn('/proofing/enter-postcode');
  await visitor.continues();
  await patient.submits();
  await patient.agreesAndIsHandedOver();
  expect(await mock.calls('/api/proofing/p5-uplift-nhs-known')).toHaveLength(1);
});

test('a postcode that was mistyped is corrected, and there is a match', async ({ patient, visitor, page }) => {
  await patient.asksForAMatch('uplift', 'name', { postcode: 'LS1 4AX' });
  await visitor.isOn('/proofing/no-match');
  await visitor.chooses('Check my details again');
  await patient.changes('postcode');
  await patient.answersPostcode();
  await patient.finds('/proofing/check-your-details', '?noMatch');
  await patient.submits();
  await patient.agreesAndIsHandedOver();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are logged in');
});

test.describe('details that cannot be kept', () => {
  test.use({ tolerated: /P5 failure data could not be saved/ });

  test('lead to the proof all the same', async ({ patient, visitor, page, mock }) => {
    await patient.asksForAMatch('no-match', 'name');
    await visitor.isOn('/proofing/no-match');
    await visitor.chooses(another);
    await visitor.isOn('/proofing/confirm-your-details');
    await mock.scenario('record-failure.refused');
    await visitor.continues();
    await patient.finds('/proofing/p5-unable-to-save-details');
    await page.reload();
    await patient.finds('/proofing/p5-unable-to-save-details');
    await visitor.continues();
    await patient.provesWhoTheyAre();
    await patient.agreesAndIsHandedOver();
    const [refused] = await mock.calls('/api/proofing/record-p5-failure-data');
    expect(refused?.body).toMatchObject({ first_name: 'Sam', last_name: 'Nobody' });
    expect(refused?.body).not.toHaveProperty('nhs_number');
  });
});

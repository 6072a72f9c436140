import { expectAccessible } from '../support/accessible';
import { activateButton, tabTo, typeInto } from '../support/keyboard';
import { dateParts, spaced } from '../support/patient';
import { expect, test } from '../support/test';

test(
  'matches by number with the keyboard alone and a reload, consents and is handed over',
  { tag: '@quick' },
  async ({ patient, visitor, page, mock }) => {
    await patient.logsIn('uplift');
    const { nhsNumber, dob, postcode } = patient.details;
    const [day = '', month = '', year = ''] = dateParts(dob);
    await patient.finds('/proofing/find-nhs-record');
    await activateButton(page, 'Continue');

    await patient.finds('/proofing/know-nhs-number');
    await tabTo(page, page.getByRole('radio', { name: 'Yes, I know my NHS number' }));
    await page.keyboard.press('Space');
    await activateButton(page, 'Continue');
    await visitor.seesError('There is a problem', 'Enter your NHS number');
    await expectAccessible(page);
    await typeInto(page, 'NHS number', spaced(nhsNumber));
    await page.keyboard.press('Enter');

    await patient.finds('/proofing/enter-dob');
    await typeInto(page, 'Day', day);
    await typeInto(page, 'Month', month);
    await typeInto(page, 'Year', year);
    await page.keyboard.press('Enter');

    await patient.finds('/proofing/enter-postcode');
    await page.reload();
    await typeInto(page, 'Postcode', 'ls14ap');
    await activateButton(page, 'Continue');

    await patient.finds('/proofing/check-your-details');
    await page.reload();
    await patient.finds('/proofing/check-your-details');
    await expect(patient.detail('NHS number')).toHaveText(spaced(nhsNumber));
    await expect(patient.detail('Date of birth')).toHaveText('15 March 1984');
    await expect(patient.detail('Postcode')).toHaveText(postcode);
    await expect(page.getByRole('term')).toHaveText(['NHS number', 'Date of birth', 'Postcode']);
    await activateButton(page, 'Submit information');

    await visitor.isOn('/nhs-login-consent', 'Agree to share your login information');
    await activateButton(page, 'I agree');
    await visitor.isHandedOver();
    const [match] = await mock.calls('/api/proofing/p5-uplift-nhs-known');
    const ids = { client_id: 'example-health-service', session_id: expect.any(String) };
    expect(match?.body).toEqual({ nhs_number: nhsNumber, date_of_birth: dob, postcode, ...ids });
    expect(await mock.calls('/api/proofing/p5-uplift-demog-trace')).toHaveLength(0);
  },
);

test('asks a matched user for proof of identity when the client requests P9', { tag: '@quick' }, async ({ page, patient, visitor }) => {
  await visitor.followsScenario('proofing/p5-already-completed.p9-matched');
  await page.getByRole('main').getByRole('button').first().click();
  await patient.provesWhoTheyAre();
  await patient.agreesAndIsHandedOver();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are logged in');
});

test.describe('match by name', () => {
  test('matches by a name with accents, a hyphen and a plain apostrophe, after a reload', async ({ patient, visitor, page, mock }) => {
    await patient.logsIn('special-name');
    await visitor.continues();
    await patient.choosesFullName();
    await patient.finds('/proofing/enter-name');
    await patient.answersName({ ...patient.details, firstName: ' ', middleNames: 'A' });
    await visitor.seesError('You need to enter your first name', 'You must enter more than one character for your middle name');
    await expect(page.getByLabel('Middle names')).toHaveAccessibleDescription('Error: Incomplete middle name');
    await expectAccessible(page);
    await patient.answersName({ ...patient.details, firstName: '  Zoë ' });
    await patient.finds('/proofing/enter-dob');
    await page.reload();
    await patient.answersDob();
    await visitor.isOn('/proofing/enter-postcode');
    await patient.answersPostcode('im1 2ef');
    await patient.finds('/proofing/check-your-details');
    await page.reload();
    await patient.finds('/proofing/check-your-details');
    await expect(patient.detail('Name')).toHaveText("Zoë Anaïs O'Brien-Núñez");
    await expect(patient.detail('Date of birth')).toHaveText('29 February 2000');
    await patient.submits();
    await patient.agreesAndIsHandedOver();

    const [match] = await mock.calls('/api/proofing/p5-uplift-demog-trace');
    expect(match?.body).toEqual({
      first_name: 'Zoë',
      middle_names: 'Anaïs',
      last_name: "O'Brien-Núñez",
      date_of_birth: '2000-02-29',
      postcode: 'IM1 2EF',
      client_id: 'example-health-service',
      session_id: expect.any(String),
    });
    expect(await mock.calls('/api/proofing/p5-uplift-nhs-known')).toHaveLength(0);
  });

  for (const persona of ['border', 'forces'] as const) {
    test(`accepts the postcode of ${persona}`, async ({ patient, page }) => {
      await patient.asksForAMatch(persona, 'name');
      await patient.agreesAndIsHandedOver();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are logged in');
    });
  }

  test('matches, proves and hands over a user whose client requests proof', async ({ patient, page }) => {
    await patient.logsIn('uplift-p9');
    await expect(page.getByRole('heading', { name: 'Prove who you are' })).toBeVisible();
    await expect(page.getByText('Last step')).toBeVisible();
    await expectAccessible(page);
    await patient.answersAll('number');
    await patient.submits();
    await patient.provesWhoTheyAre();
    await patient.agreesAndIsHandedOver();
    expect(await patient.stored()).toBe('[{},{}]');
  });
});

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

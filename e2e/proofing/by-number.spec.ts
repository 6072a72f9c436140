import { expectAccessible } from '../support/accessible';
import { tabTo } from '../support/keyboard';
import { dateParts, spaced } from '../support/patient';
import { expect, test } from '../support/test';

test('matched by number with the keyboard alone, a reload included, then consent and back at the service', async ({
  patient,
  visitor,
  page,
  mock,
}) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const presses = async (name: string) => {
    await tabTo(page, button(name));
    await page.keyboard.press('Enter');
  };
  const types = async (label: string, text: string) => {
    await tabTo(page, page.getByLabel(label, { exact: true }));
    await page.keyboard.type(text);
  };
  await patient.logsIn('uplift');
  const { nhsNumber, dob, postcode } = patient.details;
  const [day = '', month = '', year = ''] = dateParts(dob);
  await patient.finds('/proofing/find-nhs-record');
  await presses('Continue');

  await patient.finds('/proofing/know-nhs-number');
  await tabTo(page, page.getByRole('radio', { name: 'Yes, I know my NHS number' }));
  await page.keyboard.press('Space');
  await presses('Continue');
  await visitor.seesError('There is a problem', 'You need to enter your NHS number');
  await expectAccessible(page);
  await types('NHS number', spaced(nhsNumber));
  await page.keyboard.press('Enter');

  await patient.finds('/proofing/enter-dob');
  await types('Day', day);
  await types('Month', month);
  await types('Year', year);
  await page.keyboard.press('Enter');

  await patient.finds('/proofing/enter-postcode');
  await page.reload();
  await types('Postcode', 'ls14ap');
  await presses('Continue');

  await patient.finds('/proofing/check-your-details');
  await page.reload();
  await patient.finds('/proofing/check-your-details');
  await expect(patient.detail('NHS number')).toHaveText(spaced(nhsNumber));
  await expect(patient.detail('Date of birth')).toHaveText('15 March 1984');
  await expect(patient.detail('Postcode')).toHaveText(postcode);
  await expect(page.getByRole('term')).toHaveText(['NHS number', 'Date of birth', 'Postcode']);
  await presses('Submit information');

  await visitor.isOn('/nhs-login-consent', 'Agree to share your login information');
  await presses('I agree');
  await visitor.isHandedOver();
  const [match] = await mock.calls('/api/proofing/p5-uplift-nhs-known');
  const ids = { client_id: 'example-health-service', session_id: expect.any(String) };
  expect(match?.body).toEqual({ nhs_number: nhsNumber, date_of_birth: dob, postcode, ...ids });
  expect(await mock.calls('/api/proofing/p5-uplift-demog-trace')).toHaveLength(0);
});

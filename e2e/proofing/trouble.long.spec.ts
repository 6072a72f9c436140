import { expectAccessible } from '../support/accessible';
import { expect, test } from '../support/test';

test('a dead network at the match: everything is kept, and trying again works', async ({ patient, visitor, page, mock }) => {
  await patient.logsIn('uplift');
  await patient.answersAll('number');
  await mock.scenario('uplift-nhs-known.dead');
  await patient.submits();
  await visitor.seesError('We could not reach the service');
  await visitor.isOn('/proofing/submit', 'We could not check your details');
  await expectAccessible(page);
  // A look-up needs a click in the document.
  await page.reload();
  await visitor.isOn('/proofing/check-your-details');
  await expect(patient.detail('NHS number')).toHaveText('999 000 0018');
  await patient.submits();
  await visitor.seesError('We could not reach the service');
  await mock.scenario();
  await page.getByRole('button', { name: 'Try again' }).dblclick();
  await patient.agreesAndIsHandedOver();
  const answered = (await mock.calls('/api/proofing/p5-uplift-nhs-known')).filter(({ status }) => status === 200);
  expect(answered).toHaveLength(1);
});

test('a reload while the match is looked for', async ({ patient, visitor, page, mock }) => {
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

test('the firewall at the match: its puzzle, then the match', async ({ patient, visitor, mock }) => {
  await patient.logsIn('uplift');
  await patient.answersAll('number');
  await mock.scenario('uplift-nhs-known.firewall');
  await patient.submits();
  await visitor.provesToBeHuman();
  await patient.agreesAndIsHandedOver();
  expect(await mock.calls('/api/proofing/p5-uplift-nhs-known')).toHaveLength(2);
});

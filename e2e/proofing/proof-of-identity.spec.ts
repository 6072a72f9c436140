import { expect, test } from '../support/test';

test('a client that asks for P9, and a record that is matched: the proof of who it is, then the service', async ({
  page,
  patient,
  visitor,
}) => {
  await visitor.followsScenario('proofing/p5-already-completed.p9-matched');
  await page.getByRole('main').getByRole('button').first().click();
  await patient.provesWhoTheyAre();
  await patient.agreesAndIsHandedOver();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are logged in');
});

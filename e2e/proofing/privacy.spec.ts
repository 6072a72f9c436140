import type { Details } from '../../mocks/people/health-records';
import { expect, test } from '../support/test';
import { spaced } from '../user/user';

/** Every spelling in which an answer could be stored. */
const written = ({ nhsNumber, firstName, lastName, dob, postcode }: Details) =>
  [nhsNumber, spaced(nhsNumber), firstName, lastName, dob, postcode].flatMap((text) => [text, encodeURIComponent(text), btoa(text)]);

test('reads no answers of an earlier session in a new one', async ({ visitor, page }) => {
  await visitor.logsIn('uplift');
  await visitor.answersAll('number');
  const earlier = visitor.details;
  expect(await visitor.stored()).toContain(earlier.nhsNumber);
  await visitor.arrives('border');
  const stored = await visitor.stored();
  for (const answer of written(earlier)) expect(stored).not.toContain(answer);
  await visitor.logsIn('border');
  await page.goto('/proofing/check-your-details');
  await visitor.isOn('/proofing/know-nhs-number');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await page.goto('/proofing/enter-postcode');
  await expect(page.getByLabel('Postcode')).toHaveValue('');
});

test('deletes the answers when the user leaves to prove their identity', async ({ visitor }) => {
  await visitor.asksForAMatch('no-match', 'name');
  await visitor.isOn('/proofing/no-match');
  await visitor.chooses('Prove who I am another way');
  await visitor.isOn('/proofing/confirm-your-details');
  await visitor.continues();
  await visitor.isOn('/pyi/patient-online/gp-connect');
  // The mark of the identity token stays with the token, which proves the login there.
  expect(await visitor.stored()).toMatch(/^\[\{"nhs-login-token-owner":"[a-z\d.]+"\},\{\}\]$/);
});

import type { Details } from '../../mocks/people/health-records';
import { spaced } from '../support/patient';
import { expect, test } from '../support/test';

/** Every spelling in which an answer could be stored. */
const written = ({ nhsNumber, firstName, lastName, dob, postcode }: Details) =>
  [nhsNumber, spaced(nhsNumber), firstName, lastName, dob, postcode].flatMap((text) => [text, encodeURIComponent(text), btoa(text)]);

test('logs out and deletes the answers when an hour passes before the match', async ({ patient, visitor, page, mock }) => {
  await patient.logsIn('uplift');
  await patient.answersAll('name');
  expect(await patient.stored()).toContain('Okafor');
  await mock.advance({ minutes: 60 });
  await patient.submits();
  await visitor.isOn('/session-timeout', 'We have logged you out');
  await expect(page.getByRole('button', { name: 'Go to Example health service' })).toHaveAttribute('href', 'https://www.example.com');
  const stored = await patient.stored();
  for (const answer of written(patient.details)) expect(stored).not.toContain(answer);
  await page.goto('/proofing/enter-name');
  await expect(page.getByLabel('Last name')).toHaveValue('');
});

test('reads no answers of an earlier session in a new one', async ({ patient, visitor, page }) => {
  await patient.logsIn('uplift');
  await patient.answersAll('number');
  const earlier = patient.details;
  expect(await patient.stored()).toContain(earlier.nhsNumber);
  await visitor.arrives('border');
  const stored = await patient.stored();
  for (const answer of written(earlier)) expect(stored).not.toContain(answer);
  await patient.logsIn('border');
  await page.goto('/proofing/check-your-details');
  await visitor.isOn('/proofing/know-nhs-number');
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await page.goto('/proofing/enter-postcode');
  await expect(page.getByLabel('Postcode')).toHaveValue('');
});

test('deletes the answers when the user leaves to prove their identity', async ({ patient, visitor }) => {
  await patient.asksForAMatch('no-match', 'name');
  await visitor.isOn('/proofing/no-match');
  await visitor.chooses('Prove who I am another way');
  await visitor.isOn('/proofing/confirm-your-details');
  await visitor.continues();
  await visitor.isOn('/pyi/patient-online/gp-connect');
  // The mark of the identity token stays with the token, which proves the login there.
  expect(await patient.stored()).toMatch(/^\[\{"nhs-login-token-owner":"[a-z\d.]+"\},\{\}\]$/);
});

import type { Details } from '../mocks/health-records';
import { spaced } from './support/patient';
import { expect, test } from './support/test';

/** Every way in which an answer could be written down. */
const written = ({ nhsNumber, firstName, lastName, dob, postcode }: Details) =>
  [nhsNumber, spaced(nhsNumber), firstName, lastName, dob, postcode].flatMap((text) => [text, encodeURIComponent(text), btoa(text)]);

test.describe('with optional cookies', () => {
  test.use({ analytics: true });

  test('no answer is in an address, a title, a referrer or what analytics is told, and none is kept after the hand-over', async ({
    patient,
    visitor,
    page,
  }) => {
    const seen: unknown[] = [];
    page.on('framenavigated', (frame) => void seen.push(frame.url()));
    page.on('request', (request) => void seen.push(request.url(), request.headers().referer));
    await patient.logsIn('several-matches');
    await page.getByRole('button', { name: 'Accept all cookies' }).click();
    await visitor.continues();
    await patient.doesNotKnowTheNumber();
    await patient.answersName();
    await patient.answersDob();
    await patient.answersPostcode();
    await visitor.isOn('/proofing/check-your-details');
    await patient.submits();
    await visitor.isOn('/proofing/no-match');
    await visitor.chooses('Try my NHS number instead');
    await patient.answersNumber();
    await visitor.isOn('/proofing/enter-dob');
    await visitor.continues();
    await visitor.isOn('/proofing/enter-postcode');
    await visitor.continues();
    await visitor.isOn('/proofing/check-your-details');
    await patient.submits();
    await visitor.isOn('/nhs-login-consent');
    expect(await patient.stored()).toContain(patient.details.nhsNumber);

    const told = await page.evaluate(() => (window as { digitalData?: object[] }).digitalData);
    expect(told).toContainEqual({ event: 'pageview', path: '/proofing/no-match', title: 'We cannot find a match - NHS login' });
    seen.push(told);
    await patient.agreesAndIsHandedOver();
    const everything = JSON.stringify(seen);
    for (const answer of written(patient.details)) expect(everything).not.toContain(answer);
    expect(await patient.stored()).toBe('[{},{}]');
  });
});

test('an hour before the match: logged out, and no answer is kept', async ({ patient, visitor, page, mock }) => {
  await patient.logsIn('uplift');
  await patient.answersAll('name');
  expect(await patient.stored()).toContain('Okafor');
  await mock.advance({ minutes: 60 });
  await patient.submits();
  await visitor.isOn('/session-timeout', 'We have logged you out');
  await expect(page.getByRole('link', { name: 'Example health service' })).toHaveAttribute('href', 'https://www.example.com');
  const stored = await patient.stored();
  for (const answer of written(patient.details)) expect(stored).not.toContain(answer);
  await page.goto('/proofing/enter-name');
  await expect(page.getByLabel('Last name')).toHaveValue('');
});

test('a new session reads nothing of an earlier one', async ({ patient, visitor, page }) => {
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

test('who leaves to prove who they are leaves no answer behind', async ({ patient, visitor }) => {
  await patient.asksForAMatch('no-match', 'name');
  await visitor.isOn('/proofing/no-match');
  await visitor.chooses('Prove who I am another way');
  await visitor.isOn('/proofing/confirm-your-details');
  await visitor.continues();
  await visitor.isOn('/pyi/patient-online/gp-connect');
  expect(await patient.stored()).toBe('[{},{}]');
});

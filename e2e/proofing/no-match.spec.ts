import { expect, test } from '../support/test';

test.describe('no match', { tag: '@long' }, () => {
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

  test('keeps every answer when the user tries number after name, and name after number', async ({ patient, visitor, page, mock }) => {
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

  test('searches by number after Back from the other ways to prove identity', async ({ patient, visitor, page, mock }) => {
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

  test('matches after the user corrects a mistyped postcode', async ({ patient, visitor, page }) => {
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

  test.describe('unsaved details', () => {
    test.use({ tolerated: /P5 failure data could not be saved/ });

    test('continues to the proof when the details cannot be saved', async ({ patient, visitor, page, mock }) => {
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
});

test.describe('refused match', { tag: '@long' }, () => {
  test('keeps both answers for correction when the number is not verified', async ({ patient, visitor, page }) => {
    await patient.asksForAMatch('number-not-verified');
    await patient.finds('/proofing/nhs-number-not-verified');
    await page.reload();
    await page.getByRole('button', { name: 'Try again' }).press('Space');
    await visitor.isOn('/proofing/know-nhs-number');
    await expect(page.getByLabel('NHS number', { exact: true })).toHaveValue('999 000 0050');
    await visitor.continues();
    await visitor.isOn('/proofing/enter-dob');
    await expect(page.getByLabel('Year')).toHaveValue('1995');
  });

  test('shows the reference and the help centre for a withdrawn record', async ({ patient, page }) => {
    await patient.asksForAMatch('record-invalidated');
    await patient.finds('/proofing/record-invalidated');
    await expect(page.getByText('Reference: CID2011')).toBeVisible();
    const help = page.getByRole('main').getByRole('link', { name: /help centre/ });
    await expect(help).toHaveAttribute('href', 'https://help.login.nhs.uk/contact?error=CID2011');
    await expect(help).toHaveAttribute('target', '_blank');
  });

  test('asks for the number when several records have the same name', async ({ patient, visitor, page }) => {
    await patient.asksForAMatch('several-matches', 'name');
    await patient.finds('/proofing/no-match');
    await visitor.chooses('Try my NHS number instead');
    await visitor.isOn('/proofing/know-nhs-number');
    await patient.answersNumber();
    await visitor.isOn('/proofing/enter-dob');
    await expect(page.getByLabel('Year')).toHaveValue('1990');
  });

  test('continues to the service for an account that was matched before', async ({ patient, visitor, page }) => {
    await patient.asksForAMatch('already-uplifted');
    await patient.finds('/proofing/p5-already-completed');
    await page.getByText('Do you want to match another person').click();
    await expect(page.getByText('Log out of Example health service')).toBeVisible();
    await page.reload();
    await visitor.continues();
    await patient.agreesAndIsHandedOver();
  });

  test('links to the first question after an unknown error, then matches', async ({ patient, visitor, page, mock }) => {
    await patient.logsIn('uplift');
    await patient.answersAll('number');
    await mock.scenario('uplift-nhs-known.unknown-error');
    await patient.submits();
    await visitor.isOn('/proofing/p5-error-generic', 'There was a technical problem');
    await mock.scenario();
    await page.getByRole('button', { name: 'Try again' }).click();
    for (const question of ['know-nhs-number', 'enter-dob', 'enter-postcode']) {
      await visitor.isOn(`/proofing/${question}`);
      await visitor.continues();
    }
    await patient.submits();
    await patient.agreesAndIsHandedOver();
    expect(await mock.calls('/api/proofing/p5-uplift-nhs-known')).toHaveLength(2);
  });

  test('never asks a matched user again', async ({ patient, visitor, page }) => {
    await patient.asksForAMatch('uplift');
    await visitor.isOn('/nhs-login-consent');
    for (const address of [
      '/proofing',
      '/proofing/enter-dob',
      '/proofing/submit',
      '/proofing/no-match',
      '/proofing/duplicate-nhs-number',
    ]) {
      await page.goto(address);
      await visitor.isOn('/proofing/p5-already-completed', 'We have already matched you to your NHS record');
    }
    await visitor.continues();
    await patient.agreesAndIsHandedOver();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are logged in');
  });
});

test.describe('locked match', { tag: '@long' }, () => {
  const detailsGiven = '/proofing/check-your-details';

  /** The waiting time on the page, and the target of its link. */
  for (const [persona, by, address, question] of [
    ['record-busy', 'number', '/proofing/p5-pds-limit', '/proofing/know-nhs-number'],
    ['record-timeout', 'name', '/proofing/p5-pds-limit', '/proofing/enter-name'],
  ] as const) {
    test(`shows the waiting time and a link to try again for ${persona}, asked by ${by}`, async ({ patient, visitor, page }) => {
      await patient.asksForAMatch(persona, by);
      await patient.finds(address);
      await page.reload();
      await visitor.isOn(address);
      await expect(page.getByText('(in about 15 minutes).')).toBeVisible();
      await page.getByRole('link', { name: 'go back and try again' }).click();
      await visitor.isOn(question);
      await expect(page.getByRole('main').getByRole('textbox').first()).not.toHaveValue('');
    });
  }

  test('shows the length of an unusual lock, also after a reload', async ({ patient, visitor, page, mock }) => {
    await patient.logsIn('uplift');
    await patient.answersAll('number');
    await mock.scenario('uplift-nhs-known.rate-limit-lockout-known');
    await patient.submits();
    await visitor.isOn('/proofing/p5-register-attempt');
    const wait = page.getByText(/^You can try again at .* \(in about 40 minutes\)\.$/);
    await expect(wait).toBeVisible();
    await page.reload();
    await expect(wait).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  });

  test('confirms the details for another proof during an earlier lock, and hands over', async ({ patient, visitor, mock }) => {
    await patient.asksForAMatch('match-locked');
    await patient.finds('/proofing/confirm-your-details');
    await visitor.continues();
    await patient.provesWhoTheyAre();
    await patient.agreesAndIsHandedOver();
    expect(await mock.calls('/api/proofing/record-p5-failure-data')).toHaveLength(1);
  });

  test('matches the same details after a lock has ended', async ({ patient, visitor, page, mock }) => {
    await patient.asksForAMatch('match-locked', 'name');
    await visitor.isOn('/proofing/confirm-your-details');
    await mock.advance({ minutes: 15 });
    await page.goto(detailsGiven);
    await patient.submits();
    await patient.agreesAndIsHandedOver();
    expect(await mock.calls('/api/proofing/record-p5-failure-data')).toHaveLength(0);
  });
});

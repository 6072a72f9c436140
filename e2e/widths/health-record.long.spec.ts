import { expect, test, windows } from '../support/looked-over';

for (const viewport of windows) {
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport });

    test('no match, by number and by name, and an answer that is changed on the way', async ({ visitor, patient, page }) => {
      await visitor.standsAt('/proofing/find-nhs-record', 'no-match');
      await visitor.isOn('/proofing/find-nhs-record');
      await visitor.continues();
      await visitor.isOn('/proofing/know-nhs-number');
      await patient.answersNumber('QQ123456C');
      await visitor.seesError('Enter your NHS number in the correct format');
      await patient.answersNumber();
      await visitor.isOn('/proofing/enter-dob');
      await visitor.continues();
      await visitor.seesError('You need to enter a date of birth');
      await patient.answersDob();
      await visitor.isOn('/proofing/enter-postcode');
      await patient.answersPostcode();
      await visitor.isOn('/proofing/check-your-details');
      await patient.submits();
      await visitor.isOn('/proofing/no-match');

      // A change keeps the mark of no match, and leads back to all details.
      await visitor.chooses('Check my details again');
      await visitor.isOn('/proofing/check-your-details?noMatch');
      await patient.changes('postcode');
      await visitor.isOn('/proofing/enter-postcode?noMatch&change');
      await patient.answersPostcode('ls1 9zz');
      await visitor.isOn('/proofing/check-your-details?noMatch');
      await expect(patient.detail('Postcode')).toHaveText('LS1 9ZZ');
      await page.getByRole('link', { name: 'Back', exact: true }).click();
      await visitor.isOn('/proofing/no-match');
      await visitor.chooses('Try my full name instead');
      await visitor.isOn('/proofing/enter-name');
      await page.goBack();
      await visitor.chooses('Prove who I am another way');
      await visitor.isOn('/proofing/confirm-your-details');
    });
  });
}

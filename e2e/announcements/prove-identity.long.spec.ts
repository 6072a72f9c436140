import { hearingEachWait, listens, told } from '../support/heard';
import { expect, test } from '../support/test';

test('what is told of the questions about a health record', async ({ visitor, patient, page }) => {
  const heard = await hearingEachWait(page);
  await visitor.standsAt('/proofing/find-nhs-record', 'uplift');
  await listens(page);
  await visitor.continues();
  await visitor.isOn('/proofing/know-nhs-number');
  await patient.answersNumber();
  await visitor.isOn('/proofing/enter-dob');
  await patient.answersDob();
  await visitor.isOn('/proofing/enter-postcode');
  await patient.answersPostcode();
  await visitor.isOn('/proofing/check-your-details');
  await patient.submits();
  await visitor.isOn('/nhs-login-consent', 'Agree to share your login information');
  await expect
    .poll(() => told(heard))
    .toEqual([
      'document: Help us find your NHS record - NHS login',
      'focus: heading Help us find your NHS record',
      'focus: button Continue',
      'title: Do you know your NHS number? - NHS login',
      'focus: heading Do you know your NHS number?',
      'focus: field Yes, I know my NHS number',
      'focus: field NHS number',
      'focus: button Continue',
      'title: What is your date of birth? - NHS login',
      'focus: heading What is your date of birth?',
      'focus: field Day',
      'focus: field Month',
      'focus: field Year',
      'focus: button Continue',
      'title: What is your postcode? - NHS login',
      'focus: heading What is your postcode?',
      'focus: field Postcode',
      'focus: button Continue',
      'title: Check your details - NHS login',
      'focus: heading Check your details',
      'focus: button Submit information',
      'title: Checking your details - NHS login',
      'status: Checking your details',
      'title: Logging you in - NHS login',
      'title: Agree to share your login information - NHS login',
      'focus: heading Agree to share your login information',
    ]);
});

test('what is told of the proof of identity, and of the way back from it', async ({ visitor, patient, page }) => {
  const heard = await hearingEachWait(page);
  await visitor.followsScenario('proofing/p5-already-completed.p9-matched');
  await listens(page);
  await page.getByRole('main').getByRole('button').first().click();
  await patient.provesWhoTheyAre();
  await visitor.isOn('/nhs-login-consent', 'Agree to share your login information');
  await expect
    .poll(() => told(heard))
    .toEqual([
      'document: We have already matched you to your NHS record - NHS login',
      'focus: heading We have already matched you to your NHS record',
      'focus: link Continue',
      'title: Logging you in - NHS login',
      'status: Logging you in',
      'document: Logging you in - NHS login',
      'status: Logging you in',
      'title: Agree to share your login information - NHS login',
      'focus: heading Agree to share your login information',
    ]);
});

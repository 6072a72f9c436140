import { announcerLoads, inOrder, recordAnnouncementsAndWaits } from '../support/announcements';
import { expect, test } from '../support/test';

test.describe('log in', { tag: '@long' }, () => {
  test('announces a login by text message with mistakes', async ({ visitor, page, mock }) => {
    const announced = await recordAnnouncementsAndWaits(page);
    await visitor.arrives();
    await announcerLoads(page);
    await visitor.continues();
    await visitor.seesError('You need to enter your email address');
    await visitor.givesEmail();
    await visitor.isOn('/log-in-password');
    await visitor.givesPassword('wrong');
    await visitor.seesWrongPassword();
    await visitor.givesPassword();
    await visitor.isOn('/enter-mobile-code');
    await visitor.givesCode(await mock.wrongCode());
    await visitor.seesError('Enter the correct security code');
    await visitor.givesCode();
    await visitor.isOn('/nhs-login-consent', 'Agree to share your login information');
    await visitor.agrees();
    await visitor.isHandedOver();
    await expect
      .poll(() => inOrder(announced))
      .toEqual([
        'document: Enter your email address - NHS login',
        'focus: button Continue',
        'title: Error: Enter your email address - NHS login',
        'alert: There is a problem You need to enter your email address',
        'focus: group There is a problem',
        'focus: field Email address',
        'focus: button Continue',
        'title: Enter your email address - NHS login',
        'status: Loading',
        'title: Enter your password - NHS login',
        'focus: heading Enter your password',
        'focus: field Password',
        'focus: button Continue',
        'status: Loading',
        'focus: button Continue',
        'title: Error: Enter your password - NHS login',
        'alert: There is a problem Enter the correct password',
        'focus: field Password',
        'focus: button Continue',
        'title: Enter your password - NHS login',
        'status: Loading',
        'title: Enter the security code - NHS login',
        'focus: heading Enter the security code',
        'focus: field Security code',
        'focus: button Continue',
        'status: Loading',
        'focus: button Continue',
        'title: Error: Enter the security code - NHS login',
        'alert: There is a problem Enter the correct security code',
        'focus: group There is a problem',
        'focus: field Security code',
        'focus: button Continue',
        'title: Enter the security code - NHS login',
        'status: Loading',
        'title: Logging you in - NHS login',
        'title: Agree to share your login information - NHS login',
        'focus: heading Agree to share your login information',
        'focus: button I agree',
        'status: Loading',
        'title: Logging you in - NHS login',
      ]);
  });
});

test.describe('prove identity', { tag: '@long' }, () => {
  test('announces the questions about a health record', async ({ visitor, patient, page }) => {
    const announced = await recordAnnouncementsAndWaits(page);
    await visitor.startsAt('/proofing/find-nhs-record', 'uplift');
    await announcerLoads(page);
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
      .poll(() => inOrder(announced))
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

  test('announces the proof of identity and the return from it', async ({ visitor, patient, page }) => {
    const announced = await recordAnnouncementsAndWaits(page);
    await visitor.followsScenario('proofing/p5-already-completed.p9-matched');
    await announcerLoads(page);
    await page.getByRole('main').getByRole('button').first().click();
    await patient.provesWhoTheyAre();
    await visitor.isOn('/nhs-login-consent', 'Agree to share your login information');
    await expect
      .poll(() => inOrder(announced))
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
});

test.describe('register', { tag: '@long' }, () => {
  test('announces a registration', async ({ visitor, page }) => {
    const announced = await recordAnnouncementsAndWaits(page);
    await visitor.arrives('new-user');
    await announcerLoads(page);
    await visitor.givesEmail();
    await visitor.isOn('/register/create-account');
    await page.getByRole('button', { name: 'Create an account' }).click();
    await visitor.isOn('/register/create-password');
    await visitor.givesPassword('correct horse 9');
    await visitor.seesError('Password must have at least 8 characters and a capital letter');
    await visitor.givesPassword('Correct Horse 9');
    await visitor.isOn('/register/check-email');
    await visitor.givesCode();
    await visitor.isOn('/register/enter-mobile');
    await visitor.givesPhone('A UK mobile phone', 'UK mobile number', '07700 900 001');
    await visitor.isOn('/enter-mobile-code');
    await visitor.givesCode();
    await visitor.isOn('/nhs-login-consent');
    await visitor.agrees();
    await visitor.isHandedOver();
    await expect
      .poll(() => inOrder(announced))
      .toEqual([
        'document: Enter your email address - NHS login',
        'focus: field Email address',
        'focus: button Continue',
        'status: Loading',
        'title: We could not find your account - NHS login',
        'focus: heading We could not find your account',
        'focus: button Create an account',
        'status: Loading',
        'title: Create a password - NHS login',
        'focus: heading Create a password',
        'focus: field Password',
        'focus: button Continue',
        'title: Error: Create a password - NHS login',
        'alert: There is a problem Password must have at least 8 characters and a capital letter',
        'focus: group There is a problem',
        'focus: field Password',
        'focus: button Continue',
        'title: Create a password - NHS login',
        'status: Loading',
        'title: Check your email - NHS login',
        'focus: heading Check your email',
        'focus: field Security code',
        'focus: button Continue',
        'status: Loading',
        'title: Which phone do you want to use? - NHS login',
        'focus: heading Which phone do you want to use?',
        'focus: field A UK mobile phone',
        'focus: field UK mobile number',
        'focus: button Continue',
        'status: Loading',
        'title: Enter the security code - NHS login',
        'focus: heading Enter the security code',
        'focus: field Security code',
        'focus: button Continue',
        'status: Loading',
        'title: Logging you in - NHS login',
        'title: Agree to share your login information - NHS login',
        'focus: heading Agree to share your login information',
        'focus: button I agree',
        'status: Loading',
        'title: Logging you in - NHS login',
      ]);
  });
});

test.describe('reset password', { tag: '@long' }, () => {
  test('announces a new password by an emailed link', async ({ visitor, page }) => {
    const announced = await recordAnnouncementsAndWaits(page);
    await visitor.startsAt('/log-in-password');
    await announcerLoads(page);
    // Earlier words are about how the test came here.
    announced.length = 0;
    await page.getByRole('link', { name: 'Reset your password' }).click();
    await visitor.isOn('/forgotten-password');
    await visitor.continues();
    await visitor.provesToBeHuman();
    await visitor.isOn('/check-email');
    await page.goto(await visitor.newestLink());
    await visitor.isOn('/reset/new-password', 'Choose a new password');
    await announcerLoads(page);
    await page.getByRole('button', { name: 'Reset password' }).click();
    await visitor.seesError('Enter a password');
    await visitor.givesNewPassword('Battery Staple 7');
    await visitor.isOn('/reset/success');
    await expect
      .poll(() => inOrder(announced))
      .toEqual([
        'focus: link Reset your password',
        'title: Forgot password - NHS login',
        'focus: heading Forgot password',
        'focus: button Continue',
        'status: Loading',
        'document: Checking your details - NHS login',
        'status: Checking your details',
        'title: Check your email - NHS login',
        'focus: heading Check your email',
        'document: Choose a new password - NHS login',
        'focus: heading Choose a new password',
        'focus: button Reset password',
        'title: Error: Choose a new password - NHS login',
        'alert: There is a problem Enter a password',
        'focus: group There is a problem',
        'focus: field New password',
        'focus: button Reset password',
        'title: Choose a new password - NHS login',
        'status: Loading',
        'title: You have reset your password for NHS login - NHS login',
        'focus: heading You have reset your password for NHS login',
      ]);
  });
});

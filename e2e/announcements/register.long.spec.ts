import { hearingEachWait, listens, told } from '../support/heard';
import { expect, test } from '../support/test';

test('what is told of a registration', async ({ visitor, page }) => {
  const heard = await hearingEachWait(page);
  await visitor.arrives('new-user');
  await listens(page);
  await visitor.givesEmail();
  await visitor.isOn('/register/create-account');
  await page.getByRole('button', { name: 'Create an account' }).click();
  await visitor.isOn('/register/create-password');
  await visitor.givesPassword('correct horse 9');
  await visitor.seesError('Enter a password in the correct format');
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
    .poll(() => told(heard))
    .toEqual([
      'document: Enter your email address - NHS login',
      'focus: field Email address',
      'focus: button Continue',
      'status: Loading',
      'title: Create an NHS account - NHS login',
      'focus: heading Create an NHS account',
      'focus: button Create an account',
      'status: Loading',
      'title: Create a password - NHS login',
      'focus: heading Create a password',
      'focus: field Password',
      'focus: button Continue',
      'title: Error: Create a password - NHS login',
      'alert: There is a problem Enter a password in the correct format',
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

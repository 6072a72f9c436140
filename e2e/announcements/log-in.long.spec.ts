import { hearingEachWait, listens, told } from '../support/heard';
import { expect, test } from '../support/test';

test('what is told of a login by text message, mistakes included', async ({ visitor, page, mock }) => {
  const heard = await hearingEachWait(page);
  await visitor.arrives();
  await listens(page);
  await visitor.continues();
  await visitor.seesError('You need to enter your email address');
  await visitor.givesEmail();
  await visitor.isOn('/log-in-password');
  await visitor.givesPassword('wrong');
  await visitor.seesWrongPassword();
  await visitor.givesPassword();
  await visitor.isOn('/enter-mobile-code');
  await visitor.givesCode(await mock.wrongCode());
  await visitor.seesError('The security code you have entered is wrong');
  await visitor.givesCode();
  await visitor.isOn('/nhs-login-consent', 'Agree to share your login information');
  await visitor.agrees();
  await visitor.isHandedOver();
  await expect
    .poll(() => told(heard))
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
      'alert: There is a problem The security code you have entered is wrong',
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

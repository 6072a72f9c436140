import { hearingEachWait, listens, told } from '../support/heard';
import { expect, test } from '../support/test';

test('what is told of a new password by an emailed link', async ({ visitor, page }) => {
  const heard = await hearingEachWait(page);
  await visitor.standsAt('/log-in-password');
  await listens(page);
  // Earlier words are about how the test came here.
  heard.length = 0;
  await page.getByRole('link', { name: 'Reset your password' }).click();
  await visitor.isOn('/forgotten-password');
  await visitor.continues();
  await visitor.provesToBeHuman();
  await visitor.isOn('/check-email');
  await page.goto(await visitor.newestLink());
  await visitor.isOn('/reset/new-password', 'Choose a new password');
  await listens(page);
  await page.getByRole('button', { name: 'Reset password' }).click();
  await visitor.seesError('Enter a password');
  await visitor.givesNewPassword('Battery Staple 7');
  await visitor.isOn('/reset/success');
  await expect
    .poll(() => told(heard))
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

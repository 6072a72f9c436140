import { expect, test } from '../support/test';

test('a wrong password is said, and the right one goes on', async ({ visitor, page }) => {
  await visitor.standsAt('/log-in-password');
  await visitor.continues();
  await visitor.seesError('Enter your password');
  await visitor.givesPassword('not the password');
  await visitor.seesWrongPassword();
  await expect(page.locator('#password-input')).toHaveAccessibleDescription(/Enter the correct password/);
  await visitor.givesPassword();
  await visitor.isOn('/enter-mobile-code');
});

test('the fifth wrong password locks for 15 minutes', async ({ visitor, page, mock }) => {
  await visitor.standsAt('/log-in-password');
  for (const attempt of ['1', '2', '3', '4']) {
    const answer = page.waitForResponse('**/api/login/password');
    await visitor.givesPassword(`wrong ${attempt}`);
    await answer;
    await visitor.seesWrongPassword();
  }
  await visitor.givesPassword('wrong 5');
  await visitor.isOn('/password-attempts-exceeded', 'You cannot continue');
  await expect(page.getByText('Wait up to 15 minutes')).toBeVisible();

  await visitor.comesTo('/log-in-password');
  await visitor.givesPassword();
  await visitor.isOn('/password-attempts-exceeded');

  await mock.advance({ minutes: 15 });
  await visitor.comesTo('/enter-mobile-code');
});

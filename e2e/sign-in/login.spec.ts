import { expect, test } from '../support/test';

test('keeps the query of the client at the root', async ({ page }) => {
  await page.goto('/mock/start');
  await page.goto('/?state=from-the-address');
  await expect(page).toHaveURL('/enter-email?state=from-the-address');
});

test('locks for 15 minutes after the fifth wrong password', async ({ visitor, page, mock }) => {
  await visitor.startsAt('/log-in-password');
  for (const attempt of ['1', '2', '3', '4']) {
    const answer = page.waitForResponse('**/api/login/password');
    await visitor.givesPassword(`wrong ${attempt}`);
    await answer;
    await visitor.seesWrongPassword();
  }
  await visitor.givesPassword('wrong 5');
  await visitor.isOn('/password-attempts-exceeded', 'You cannot continue');
  await expect(page.getByText('Wait up to 15 minutes')).toBeVisible();

  await visitor.signsInUpTo('/log-in-password');
  await visitor.givesPassword();
  await visitor.isOn('/password-attempts-exceeded');

  await mock.advance({ minutes: 15 });
  await visitor.signsInUpTo('/enter-mobile-code');
});

import { password } from '../../mocks/people/personas';
import { expectAccessible } from '../support/accessible';
import { pressButton, typeInto } from '../support/keyboard';
import { expect, test } from '../support/test';

const chosen = 'Battery Staple 7';

test('a new password by the emailed link, with the keyboard, and the log-in with it', async ({ visitor, page, mock }) => {
  await visitor.comesTo('/log-in-password');
  await page.getByRole('link', { name: 'Reset your password' }).click();
  await visitor.finds('/forgotten-password');
  await pressButton(page, 'Continue');
  await visitor.provesToBeHuman();
  await visitor.finds('/check-email');

  await page.goto(await visitor.newestLink());
  await visitor.isOn('/reset/new-password', 'Choose a new password');
  await expect(page.getByText('log in to Example health service with NHS login')).toBeVisible();
  await pressButton(page, 'Reset password');
  await visitor.seesError('There is a problem', 'Enter a password');
  await typeInto(page, 'New password', 'battery staple 7');
  await page.keyboard.press('Enter');
  await visitor.seesError('Enter a password in the correct format');
  await expectAccessible(page);
  await typeInto(page, 'New password', chosen);
  await page.keyboard.press('Enter');
  await visitor.findsAgain('/reset/success');

  await pressButton(page, 'Continue to log in');
  await visitor.isOn('/enter-email');
  await visitor.givesEmail();
  await visitor.isOn('/log-in-password');
  await visitor.givesPassword(password);
  await visitor.seesWrongPassword();
  await visitor.givesPassword(chosen);
  await visitor.isOn('/enter-mobile-code');
  await visitor.givesCode();
  await visitor.agreesAndIsHandedOver();
  expect((await mock.calls('/api/login/confirm-change-password')).map(({ status }) => status)).toEqual([200]);
});

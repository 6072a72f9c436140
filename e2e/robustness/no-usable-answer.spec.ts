import { expect, test } from '../support/test';

test('recovers from a call without a usable answer', { tag: '@quick' }, async ({ visitor, mock, page }) => {
  await visitor.startsAt('/log-in-password');
  await mock.scenario('password.dead');
  await visitor.givesPassword();
  await visitor.seesError('did not work');
  await mock.scenario();
  await visitor.continues();
  await visitor.isOn('/enter-mobile-code');
  await expect(page).toHaveTitle('Enter the security code - NHS login');
});
